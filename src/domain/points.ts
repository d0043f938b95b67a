import { validityOf } from './item-validity'

/** The points that expire next and their day; undefined when there is nothing to warn of. */
export function expiringPoints(profile: {
  point_exp_date_approaching?: string
  point_exp_approaching?: number
}): { date: string; points?: number } | undefined {
  const { point_exp_date_approaching: date, point_exp_approaching: points } = profile
  const validity = validityOf(false, date)
  return validity.kind === 'date' && points !== 0 ? { date: validity.date, points } : undefined
}
