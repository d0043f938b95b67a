/** Whether a moment of this phone's clock (ms) lies within so many ms before now. A moment to come does not: the clock was set back since. */
export function isRecent(moment: number, withinMs: number): boolean {
  const age = Date.now() - moment
  return age >= 0 && age < withinMs
}

/** Whether a stored moment, which may be anything, is of the last hour: what is the same for all is asked for once in that time. */
export const isOfLastHour = (moment: unknown): boolean => isRecent(Number(moment), 3_600_000)
