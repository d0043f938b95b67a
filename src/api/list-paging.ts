/** One page of a list, as the contract has it (Lists); `total` and `limit` may be absent, and need not be true. */
export interface ListPage<Row> {
  payload: Row[]
  total?: number
  limit?: number
  /** How many rows the page had on the wire, those too that could not be read; `payload` holds all of them where it is absent. */
  sentRows?: number
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
  if (sentRowsOf(last) >= limit) return true
  const count = pages.reduce((sum, page) => sum + sentRowsOf(page), 0)
  return last.total !== undefined && count < last.total
}

/** A page is as long as it was sent: rows that were left out make it no short one. */
const sentRowsOf = ({ payload, sentRows }: ListPage<unknown>) => sentRows ?? payload.length
