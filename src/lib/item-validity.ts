import { daysBetween } from './calendar-date'

/** Until when something can be used: a last day as `yyyy-MM-dd`, for ever, or not known. */
export type ItemValidity = { kind: 'date'; date: string } | { kind: 'forever' } | { kind: 'unknown' }

/** Until when something can be used (spec 4, Privilege card display): the last day as `yyyy-MM-dd`, where there is one. */
export function validityOf(isForever: boolean, lastDay: string | undefined): ItemValidity {
  if (isForever || isNoEnd(lastDay)) return { kind: 'forever' }
  if (!lastDay) return { kind: 'unknown' }
  return { kind: 'date', date: lastDay }
}

/** Whether the last day is past; `today` is `yyyy-MM-dd`. */
export function hasEnded(validity: ItemValidity, today: string): boolean {
  return validity.kind === 'date' && validity.date < today
}

/** Whether a day is how servers write "no end": one of the last year that a date can have. */
function isNoEnd(day: string | undefined): boolean {
  return day?.startsWith('9999-') === true
}

/**
 * The points that expire next, no more than there are, their day, and how many days from today (`yyyy-MM-dd`) that is; undefined when
 * there is nothing to warn of.
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
