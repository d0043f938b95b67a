const PATIENCE = 1000

/** Runs a task once the page has nothing else to do, after a second at the latest; where browsers cannot tell (Safari), soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: PATIENCE })
  else setTimeout(task, PATIENCE / 4)
}
