/** Yields to the browser between two tasks, so that input is handled in between. */
export function nextTask(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
