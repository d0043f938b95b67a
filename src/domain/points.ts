import { daysBetween } from './calendar-date'
import { validityOf } from './item-validity'

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
