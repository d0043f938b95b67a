export interface LedgerRow {
  id: string
  titleTh: string
  titleEn: string
  /** Signed: points received are positive, points used negative. */
  points: number
  status: 'received' | 'used' | 'canceled'
  /** ISO date-time with Thailand's offset, so that its first ten characters are the day. */
  at: string
  branch?: string
  expireDate?: string
}

export interface SettledRow extends Omit<LedgerRow, 'status'> {
  status: 'received' | 'used' | 'canceled' | 'expired'
  /** How many of the points received are still there to be spent. */
  left?: number
}

export interface Settlement {
  balance: number
  approaching?: { date: string; points: number }
  rows: SettledRow[]
}

interface Lot {
  row: LedgerRow
  left: number
}

/** ISO dates are ordered as texts are; a locale's order takes a hundred times longer. */
export const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const isUnexpired = (lot: Lot, day: string) => lot.row.expireDate === undefined || lot.row.expireDate >= day

/** Points that expire first are spent first, as members expect. */
function spend(lots: Lot[], points: number, day: string) {
  const usable = lots.filter((lot) => lot.left > 0 && isUnexpired(lot, day))
  usable.sort((a, b) => inOrder(a.row.expireDate ?? '9999', b.row.expireDate ?? '9999'))
  let due = points
  for (const lot of usable) {
    const taken = Math.min(lot.left, due)
    lot.left -= taken
    due -= taken
  }
}

/** Works out the balance, what expires next, and each row's status on a day. */
export function settleLedger(rows: LedgerRow[], today: string): Settlement {
  const lots: Lot[] = []
  // within one second, points are received before points are spent
  const oldestFirst = [...rows].sort((a, b) => inOrder(a.at, b.at) || b.points - a.points)
  for (const row of oldestFirst) {
    if (row.status === 'received') lots.push({ row, left: row.points })
    if (row.status === 'used') spend(lots, -row.points, row.at.slice(0, 10))
  }
  const usable = lots.filter((lot) => lot.left > 0 && isUnexpired(lot, today))
  const expired = new Map(
    lots.filter((lot) => lot.left > 0 && !isUnexpired(lot, today)).map((lot) => [lot.row.id, lot.left]),
  )
  const leftOf = new Map(usable.map((lot) => [lot.row.id, lot.left]))
  const dates = usable.flatMap((lot) => lot.row.expireDate ?? []).sort()
  const next = dates[0]
  const pointsOn = (date: string) =>
    usable.filter((lot) => lot.row.expireDate === date).reduce((sum, lot) => sum + lot.left, 0)
  return {
    balance: usable.reduce((sum, lot) => sum + lot.left, 0),
    ...(next === undefined ? {} : { approaching: { date: next, points: pointsOn(next) } }),
    rows: rows.map((row) => {
      const expiredPoints = expired.get(row.id)
      if (expiredPoints !== undefined) return { ...row, status: 'expired', points: -expiredPoints }
      const left = leftOf.get(row.id)
      return left === undefined ? row : { ...row, left }
    }),
  }
}
