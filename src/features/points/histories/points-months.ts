import type { PointHistoryRow } from '@/api/point-rows'
import { changeOf, monthOf } from './point-facts'

/** A month's points, each amount without a sign. */
export interface PointsMonth {
  /** `yyyy-MM` */
  month: string
  earned: number
  used: number
  expired: number
}

export const MONTHS = 12

/**
 * The twelve months up to `current` (`yyyy-MM`), oldest first, of rows that came newest first. Without the months of which a row may be
 * missing: unless the history is complete, those are the last row's and all before it.
 */
export function pointsMonths(
  rows: readonly PointHistoryRow[],
  current: string,
  isComplete: boolean,
): PointsMonth[] {
  const dated = rows.map(monthOf).filter(Boolean)
  const [first = current, last = current] = [dated[0], dated.at(-1)]
  // Rows in another order say nothing about what is missing.
  const partial = isComplete ? '' : first < last ? current : last
  const [year = 0, month = 0] = current.split('-').map(Number)
  const sums = Array.from({ length: MONTHS }, (_, index) => {
    const day = new Date(Date.UTC(year, month - MONTHS + index)).toISOString()
    return { month: day.slice(0, 7), earned: 0, used: 0, expired: 0 }
  }).filter((sum) => sum.month > partial)
  for (const row of rows) {
    const sum = sums.find((one) => one.month === monthOf(row))
    if (!sum) continue
    const change = changeOf(row)
    if (row.status === 'expired') sum.expired -= change
    else if (change > 0) sum.earned += change
    else sum.used -= change
  }
  return sums
}
