/** Whether a moment of this phone's clock (ms) lies within so many ms before now. A moment to come does not: the clock was set back since. */
export function isRecent(moment: number, withinMs: number): boolean {
  const age = Date.now() - moment
  return age >= 0 && age < withinMs
}
