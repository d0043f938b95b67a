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

const expiry = (row: LedgerRow) => row.expireDate ?? '9999'

/** Takes points from the lots, which stand in the order of their expiry: what expires first is spent first, as members expect. */
function spend(lots: Lot[], points: number, day: string): Lot[] {
  let due = points
  for (const lot of lots) {
    if (due === 0) break
    if (!isUnexpired(lot, day)) continue
    const taken = Math.min(lot.left, due)
    lot.left -= taken
    due -= taken
  }
  return lots.filter((lot) => lot.left > 0)
}

/** Works out the balance, what expires next, and each row's status on a day. */
export function settleLedger(rows: LedgerRow[], today: string): Settlement {
  let lots: Lot[] = []
  // within one second, points are received before points are spent
  const oldestFirst = [...rows].sort((a, b) => inOrder(a.at, b.at) || b.points - a.points)
  for (const row of oldestFirst) {
    if (row.status === 'received') {
      const before = lots.findLastIndex((lot) => expiry(lot.row) <= expiry(row))
      lots.splice(before + 1, 0, { row, left: row.points })
    }
    if (row.status === 'used') lots = spend(lots, -row.points, row.at.slice(0, 10))
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
