/** Whether a stored moment (ms) until which something need not be asked again is still to come: more than a day ahead, the clock was set back. */
export function isFresh(until: unknown): boolean {
  const days = (Number(until) - Date.now()) / 86_400_000
  return days > 0 && days <= 1
}
