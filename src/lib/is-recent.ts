import { phoneNow } from './server-clock'

/** Whether a time (ms, this phone's clock) is within the last `withinMs`. A future one is not: the clock was set back since. */
export function isRecent(moment: number, withinMs: number): boolean {
  const age = phoneNow() - moment
  return age >= 0 && age < withinMs
}

/** Whether a stored time is within the last hour, in which data that all members share is requested once. */
export const isOfLastHour = (moment: unknown): boolean => isRecent(Number(moment), 3_600_000)
