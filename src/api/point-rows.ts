import { api } from './api'
import type { PointHistory, PointHistoryList } from './generated/endpoints'

/** The request for the newest page of the points history: home reads it for its news, and what else needs those rows takes that answer. */
export const NEWEST_POINTS = {
  Filters: {
    Filters: [],
    Ordering: [{ Field: 'date', Direction: 'desc' as const }],
    Limit: 50,
    Page: 1,
  },
}

/** Points rows need no id of the server's: what they say tells them apart well enough, and those of one page their place in it. */
export const pointRowId = ({ transaction_id, date, point, title_th, place }: PointHistoryRow) =>
  [transaction_id ?? [date, point, title_th].join(' '), place].filter(Boolean).join(' ')

/** `place` counts the older rows of the same page that say the same: two coffees of one day are two. */
export type PointHistoryRow = PointHistory & { place?: number }

/** The rows of one page, told apart from each other; what was used or has expired is taken away, whatever the sign on the wire. */
function readRows(rows: PointHistory[]): PointHistoryRow[] {
  const counts = new Map<string, number>()
  // From the oldest on: a row keeps its place when newer ones come.
  const oldestFirst = [...rows].reverse().map((sent) => {
    const isGone = sent.status === 'used' || sent.status === 'expired'
    const row = isGone ? { ...sent, point: -Math.abs(sent.point) } : sent
    const id = pointRowId(row)
    const place = counts.get(id) ?? 0
    counts.set(id, place + 1)
    return place === 0 ? row : { ...row, place }
  })
  return oldestFirst.reverse()
}

api.enhanceEndpoints({
  endpoints: {
    listPointHistory: {
      transformResponse: (page: PointHistoryList) => ({ ...page, payload: readRows(page.payload) }),
      // Home is left and returned to many times in a visit, for which one request is enough.
      keepUnusedDataFor: 15 * 60,
    },
  },
})
