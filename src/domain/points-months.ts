/** A row of the points history, as its months need it. */
export interface MonthRow {
  /** Signed. */
  point: number
  status?: string
  /** `yyyy-MM`; empty where the row has no date. */
  month: string
}

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

/**
 * The months that end with `current` (`yyyy-MM`), oldest first, of rows that came newest first: those months alone of which every
 * row is known, because an older row is here or the list is complete. Canceled points are in no balance, and so in no month.
 */
export function pointsMonths(
  rows: readonly MonthRow[],
  {
    current,
    count,
    isComplete,
    balance,
  }: { current: string; count: number; isComplete: boolean; balance?: number },
): PointsMonth[] {
  const oldest = rows.reduce((first, { month }) => (month !== '' && month < first ? month : first), current)
  const sums = new Map<string, PointsMonth>()
  for (const row of rows) {
    const sum = sums.get(row.month) ?? { month: row.month, earned: 0, used: 0, expired: 0 }
    sums.set(row.month, sum)
    if (row.status === 'canceled') continue
    if (row.status === 'expired') sum.expired += Math.abs(row.point)
    else if (row.point > 0) sum.earned += row.point
    else sum.used -= row.point
  }
  const months = Array.from({ length: count }, (_, index) => addMonths(current, index - count + 1))
  const known = months.filter((month) => isComplete || month > oldest)
  return withBalances(
    known.map((month) => sums.get(month) ?? { month, earned: 0, used: 0, expired: 0 }),
    rows,
    isComplete ? balance : undefined,
  )
}

/** The balance at each month's end, where all rows there are add up to the balance of now: not every server keeps what has expired. */
function withBalances(
  months: PointsMonth[],
  rows: readonly MonthRow[],
  balance: number | undefined,
): PointsMonth[] {
  const total = rows.reduce((sum, { point, status }) => (status === 'canceled' ? sum : sum + point), 0)
  if (balance === undefined || total !== balance) return months
  let end = balance
  const backwards = [...months].reverse().map((one) => {
    const own = { ...one, balance: end }
    end -= one.earned - one.used - one.expired
    return own
  })
  return backwards.reverse()
}

/** `yyyy-MM`, some months later, or earlier where `months` is negative. */
function addMonths(yearMonth: string, months: number): string {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}
