import { daysBetween } from './calendar-date'

/** The last day as `yyyy-MM-dd`, no end, or unknown. */
export type ItemValidity = { kind: 'date'; date: string } | { kind: 'forever' } | { kind: 'unknown' }

/** How long something can be used (spec 4, Privilege card display). */
export function validityOf(isForever: boolean, lastDay: string | undefined): ItemValidity {
  if (isForever || isNoEnd(lastDay)) return { kind: 'forever' }
  if (!lastDay) return { kind: 'unknown' }
  return { kind: 'date', date: lastDay }
}

/** Whether the last day is over; `today` is `yyyy-MM-dd`. */
export function hasEnded(validity: ItemValidity, today: string): boolean {
  return validity.kind === 'date' && validity.date < today
}

/** Servers write "no end" as a day in the last possible year. */
function isNoEnd(day: string | undefined): boolean {
  return day?.startsWith('9999-') === true
}

/**
 * The points that expire next, at most the balance, with their day and the days until it (`today` is `yyyy-MM-dd`); undefined
 * if there are none.
 */
export function expiringPoints(
  profile: { point: number; point_exp_date_approaching?: string; point_exp_approaching?: number },
  today: string,
): { date: string; days: number; points?: number } | undefined {
  const { point: balance, point_exp_date_approaching: date, point_exp_approaching } = profile
  const points = point_exp_approaching && Math.min(point_exp_approaching, balance)
  const validity = validityOf(false, date)
  if (validity.kind !== 'date' || !((points ?? balance) > 0)) return undefined
  return {
    date: validity.date,
    days: daysBetween(today, validity.date),
    ...(points !== undefined && { points }),
  }
}
