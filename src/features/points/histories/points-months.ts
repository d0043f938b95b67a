/** What a row of the points history says of its points. */
interface PointsOfRow {
  /** Signed. */
  point: number
  status?: string
}

/** What a row changes the points by: nothing where it was canceled. */
export const changeOf = ({ point, status }: PointsOfRow): number => (status === 'canceled' ? 0 : point)

/** What came and went in a month, each amount without a sign. */
export interface PointsMonth {
  /** `yyyy-MM` */
  month: string
  earned: number
  used: number
  expired: number
}

interface MonthsOptions<Row> {
  /** `yyyy-MM`; empty for a row without a date. */
  monthOf: (row: Row) => string
  /** The last of the months (`yyyy-MM`). */
  current: string
  count: number
  /** No row is missing. */
  isComplete: boolean
}

/**
 * The months that end with `current`, oldest first, of rows that came newest first: those months alone of which every row is known,
 * because an older row is here or the history is complete. Canceled points are in no balance, and so in no month.
 */
export function pointsMonths<Row extends PointsOfRow>(
  rows: readonly Row[],
  { monthOf, current, count, isComplete }: MonthsOptions<Row>,
): PointsMonth[] {
  const oldest = isComplete ? '' : unknownUntil(rows, monthOf, current)
  const sums = new Map<string, PointsMonth>()
  for (let index = 1 - count; index <= 0; index += 1) {
    const month = addMonths(current, index)
    if (month > oldest) sums.set(month, { month, earned: 0, used: 0, expired: 0 })
  }
  for (const row of rows) {
    const sum = sums.get(monthOf(row))
    if (!sum) continue
    const change = changeOf(row)
    if (row.status === 'expired') sum.expired -= change
    else if (change > 0) sum.earned += change
    else sum.used -= change
  }
  return [...sums.values()]
}

/** The last month of which a row may be missing; `current` where the rows did not come newest first, and any month may have more. */
function unknownUntil<Row>(rows: readonly Row[], monthOf: (row: Row) => string, current: string): string {
  const months = rows.map(monthOf).filter(Boolean)
  const [first, last] = [months[0], months.at(-1)]
  return first === undefined || last === undefined || first < last ? current : last
}

/** `yyyy-MM`, some months later, or earlier where `months` is negative. */
function addMonths(yearMonth: string, months: number): string {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}
