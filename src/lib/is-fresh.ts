/** Whether a stored moment (ms) until which something need not be asked again is still to come: more than a day ahead, the clock was set back. */
export function isFresh(until: unknown): boolean {
  const days = (Number(until) - Date.now()) / 86_400_000
  return days > 0 && days <= 1
}

/** Whether a moment of this phone's clock (ms) lies within so many ms before now. A moment to come does not: the clock was set back since. */
export function isRecent(moment: number, withinMs: number): boolean {
  const age = Date.now() - moment
  return age >= 0 && age < withinMs
}
