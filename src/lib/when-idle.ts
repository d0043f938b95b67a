const IDLE_TIMEOUT_MS = 1000

/** Runs a task when the browser is idle, after a second at the latest; without requestIdleCallback (Safari) after 250 ms. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(task, IDLE_TIMEOUT_MS / 4)
}

/** Yields to the browser, so that it handles input. */
export function nextTask(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
