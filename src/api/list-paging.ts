/** One page of a list, as the contract has it (Lists); `total` and `limit` may be absent, and need not be true. */
export interface ListPage<Row> {
  payload: Row[]
  total?: number
  limit?: number
  /** How many rows the page had on the wire, those too that could not be read; `payload` holds all of them where it is absent. */
  sentRows?: number
  /** A row that it had on the wire could not be read. */
  hasGap?: boolean
  /** When it was read (ms, this phone's clock). */
  readAt?: number
}

/** By the pages that they are of, which never change: a list and its chart ask for the same ten thousand. */
const rowsOfPages = new WeakMap<object, unknown[]>()

/** The rows of all pages in order, each once: a list that changes while it is paged repeats rows at its seams. A list has one `idOf`. */
export function rowsOf<Row>(pages: readonly ListPage<Row>[], idOf: (row: Row) => string): Row[] {
  const known = rowsOfPages.get(pages)
  if (known) return known as Row[] // made of these pages
  const rows = new Map<string, Row>()
  for (const { payload } of pages) {
    for (const row of payload) if (!rows.has(idOf(row))) rows.set(idOf(row), row)
  }
  const all = [...rows.values()]
  rowsOfPages.set(pages, all)
  return all
}

/**
 * Whether another page is worth a request. A full page has a next one, whatever the total says; a short page
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

/** When the older one of two pages was read. */
const olderOf = (...pages: ListPage<unknown>[]) => Math.min(...pages.map(({ readAt = 0 }) => readAt))

/** The pages of a list, and the number of each. */
export interface Pages<Row> {
  pages: ListPage<Row>[]
  pageParams: number[]
}

/**
 * A list whose first page has been read anew, with the later rows that were known before: those that stood behind the row with
 * which the new page ends. The first page alone where they no longer fit: it is the whole list, or ends with an unknown row.
 */
export function withLaterPages<Row>(
  first: ListPage<Row>,
  known: Pages<Row>,
  askedLimit: number,
  idOf: (row: Row) => string,
): Pages<Row> {
  const alone = { pages: [first], pageParams: known.pageParams.slice(0, 1) }
  const [oldFirst, ...later] = known.pages
  const end = first.payload.at(-1)
  if (!oldFirst || end === undefined || !hasNextPage([first], askedLimit, idOf)) return alone
  const ids = known.pages.flatMap(({ payload }) => payload.map(idOf))
  const seam = ids.indexOf(idOf(end)) + 1
  if (seam === 0 || seam === ids.length || later.length === 0) return alone
  // Of the old first page what has moved down stands in the second one now.
  let toSkip = seam
  const rest = known.pages.map((page) => {
    const payload = page.payload.slice(toSkip)
    toSkip = Math.max(0, toSkip - page.payload.length)
    return payload
  })
  const hasMoved = seam < oldFirst.payload.length
  const pages = later.map((page, index) => ({
    ...page,
    ...(index === 0 &&
      hasMoved && { hasGap: page.hasGap || oldFirst.hasGap, readAt: olderOf(page, oldFirst) }),
    sentRows: sentRowsOf(page),
    payload: index === 0 ? [...(rest[0] ?? []), ...(rest[1] ?? [])] : (rest[index + 1] ?? []),
  }))
  // Rows that have gone moved the ones behind up: what is read next begins as many pages earlier, or some would be skipped.
  const movedUp = Math.max(0, Math.ceil((seam - oldFirst.payload.length) / askedLimit))
  const pageParams = known.pageParams.map((page, index, { length }) =>
    index === length - 1 ? page - movedUp : page,
  )
  return { pages: [first, ...pages], pageParams }
}
