import { daysBetween } from './calendar-date'
import { validityOf } from './item-validity'

/**
 * The points that expire next, their day, and how many days from today (`yyyy-MM-dd`) that is; undefined when there is nothing to
 * warn of.
 */
export function expiringPoints(
  profile: { point_exp_date_approaching?: string; point_exp_approaching?: number },
  today: string,
): { date: string; days: number; points?: number } | undefined {
  const { point_exp_date_approaching: date, point_exp_approaching: points } = profile
  const validity = validityOf(false, date)
  if (validity.kind !== 'date' || points === 0) return undefined
  return {
    date: validity.date,
    days: daysBetween(today, validity.date),
    ...(points !== undefined && { points }),
  }
}
