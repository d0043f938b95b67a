/** One page of a list, as the contract has it (Lists); `total` and `limit` may be absent, and need not be true. */
export interface ListPage<Row> {
  payload: Row[]
  total?: number
  limit?: number
}

/** The rows of all pages in order, each once: a list that changes while it is paged repeats rows at its seams. */
export function rowsOf<Row>(pages: readonly ListPage<Row>[], idOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>()
  for (const { payload } of pages) {
    for (const row of payload) if (!rows.has(idOf(row))) rows.set(idOf(row), row)
  }
  return [...rows.values()]
}

/**
 * Whether another page is worth a request (contract, Lists). A full page has a next one, whatever the total says; a short page
 * has one only where the total promises more: a server may send less than it was asked for. A page that is empty, or that only
 * repeats the one before, is the last.
 */
export function hasNextPage<Row>(
  pages: readonly ListPage<Row>[],
  askedLimit: number,
  idOf: (row: Row) => string,
): boolean {
  const last = pages.at(-1)
  if (!last) return true
  const before = new Set(pages.at(-2)?.payload.map(idOf))
  if (last.payload.every((row) => before.has(idOf(row)))) return false
  const limit = last.limit !== undefined && last.limit > 0 ? Math.min(last.limit, askedLimit) : askedLimit
  if (last.payload.length >= limit) return true
  const count = pages.reduce((sum, { payload }) => sum + payload.length, 0)
  return last.total !== undefined && count < last.total
}
