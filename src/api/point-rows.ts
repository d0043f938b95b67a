import type { PointHistory } from './generated/endpoints'

/** A row's id. The server need not send one, so it is made of the row's content and its occurrence. */
export const pointRowId = ({ transaction_id, date, point, title_th, occurrence }: PointHistoryRow) =>
  [transaction_id ?? [date, point, title_th].join(' '), occurrence].filter(Boolean).join(' ')

/** `occurrence` is the number of older rows with the same content on the page: two equal coffees on one day. */
export type PointHistoryRow = PointHistory & { occurrence?: number }

/** Numbers rows with the same content; makes used and expired points negative, whatever their sign on the wire. */
export function toPointRows(rows: PointHistory[]): PointHistoryRow[] {
  const counts = new Map<string, number>()
  // From the oldest, so that a row keeps its number when newer ones come.
  const oldestFirst = [...rows].reverse().map((sent) => {
    const isSpent = sent.status === 'used' || sent.status === 'expired'
    // No negative zero, which would be shown with its sign.
    const row = isSpent ? { ...sent, point: -Math.abs(sent.point) || 0 } : sent
    const id = pointRowId(row)
    const occurrence = counts.get(id) ?? 0
    counts.set(id, occurrence + 1)
    return occurrence === 0 ? row : { ...row, occurrence }
  })
  return oldestFirst.reverse()
}
