import { addDays } from './calendar-date'
import { changeOf, type PointsOfRow } from './row-groups'

/** What came and went in a month, each amount without a sign. */
export interface PointsMonth {
  /** `yyyy-MM` */
  month: string
  earned: number
  used: number
  expired: number
  /** The balance at the month's end; absent where the rows do not add up to it. */
  balance?: number
}

interface MonthsOptions<Row> {
  /** `yyyy-MM`; empty for a row without a date. */
  monthOf: (row: Row) => string
  /** The last of the months (`yyyy-MM`). */
  current: string
  count: number
  /** No row is missing. */
  isComplete: boolean
  /** The member's points now. */
  balance?: number | undefined
  /** `yyyy-MM` of a row that has expired; empty where it does not say when. */
  expiryMonthOf?: (row: Row) => string
}

/**
 * The months that end with `current`, oldest first, of rows that came newest first: those months alone of which every row is known,
 * because an older row is here or the history is complete. Canceled points are in no balance, and so in no month.
 */
export function pointsMonths<Row extends PointsOfRow>(
  rows: readonly Row[],
  { monthOf, current, count, isComplete, balance, expiryMonthOf = () => '' }: MonthsOptions<Row>,
): PointsMonth[] {
  const oldest = isComplete ? '' : unknownUntil(rows, monthOf, current)
  const sums = new Map<string, PointsMonth>()
  for (let index = 1 - count; index <= 0; index += 1) {
    const month = addMonths(current, index)
    if (month > oldest) sums.set(month, { month, earned: 0, used: 0, expired: 0 })
  }
  let total = 0
  for (const row of rows) {
    const change = changeOf(row)
    total += change
    const sum = sums.get(monthOf(row))
    if (!sum) continue
    if (row.status === 'expired') sum.expired -= change
    else if (change > 0) sum.earned += change
    else sum.used -= change
  }
  // A balance at a month's end is not known where points came or went nobody knows when, or in another month than they are booked in.
  const isLedger = rows.every((row) => {
    const month = monthOf(row)
    const changed = row.status === 'expired' ? expiryMonthOf(row) : month
    return changeOf(row) === 0 || (month !== '' && changed === month)
  })
  const months = [...sums.values()]
  // Not every server keeps what has expired: rows that do not add up to the balance say nothing of the balance before.
  return isComplete && isLedger && total === balance ? withBalances(months, balance) : months
}

/** The last month of which a row may be missing; `current` where the rows did not come newest first, and any month may have more. */
function unknownUntil<Row>(rows: readonly Row[], monthOf: (row: Row) => string, current: string): string {
  const [first, last] = [rows.map(monthOf).find(Boolean), lastMonth(rows, monthOf)]
  return first === undefined || last === undefined || first < last ? current : last
}

/** The month of the oldest row (`yyyy-MM`), of rows that came newest first; undefined where none has a date. */
export function lastMonth<Row>(rows: readonly Row[], monthOf: (row: Row) => string): string | undefined {
  const last = rows.findLast((row) => monthOf(row) !== '')
  return last === undefined ? undefined : monthOf(last)
}

/** The balance at each month's end, backwards from the balance of now. */
function withBalances(months: readonly PointsMonth[], balance: number): PointsMonth[] {
  let end = balance
  const backwards = [...months].reverse().map((one) => {
    const own = { ...one, balance: end }
    end -= one.earned - one.used - one.expired
    return own
  })
  return backwards.reverse()
}

/** The first and the last day of a month (`yyyy-MM`), both `yyyy-MM-dd`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

/** `yyyy-MM`, some months later, or earlier where `months` is negative. */
export function addMonths(yearMonth: string, months: number): string {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}
