/** One page of a list (contract.md, Lists); `total` and `limit` may be absent or wrong. */
export interface ListPage<Row> {
  payload: Row[]
  total?: number
  limit?: number
  /** The number of rows on the wire, including unreadable ones; absent if `payload` has them all. */
  sentRows?: number
  /** A row could not be read. */
  hasGap?: boolean
  /** When the page was read (ms, this phone's clock). */
  readAt?: number
  /** The first page has been read again since; read again as it comes on screen. */
  isOld?: true
}

/** Merged rows by their pages array, which never changes: a list and its chart ask for the same ten thousand rows. */
const mergedRows = new WeakMap<object, unknown[]>()

/**
 * The rows of all pages in order, without the repetitions that occur when a list changes while it is paged.
 * The result is kept, so all callers of a list have to pass the same `getId`.
 */
export function rowsOf<Row>(pages: readonly ListPage<Row>[], getId: (row: Row) => string): Row[] {
  const known = mergedRows.get(pages)
  if (known) return known as Row[] // merged from these pages
  const byId = new Map<string, Row>()
  for (const row of pages.flatMap(({ payload }) => payload)) {
    if (!byId.has(getId(row))) byId.set(getId(row), row)
  }
  const rows = [...byId.values()]
  mergedRows.set(pages, rows)
  return rows
}

/**
 * Whether to request another page. After a full page yes, whatever the total says; after a short page only if the total
 * promises more, since a server may send less than it was asked for. An empty or repeated page is the last one.
 */
export function hasNextPage<Row>(
  pages: readonly ListPage<Row>[],
  askedLimit: number,
  getId: (row: Row) => string,
): boolean {
  const last = pages.at(-1)
  if (!last) return true
  const previousIds = new Set(pages.at(-2)?.payload.map(getId))
  if (last.payload.every((row) => previousIds.has(getId(row)))) return false
  const limit = last.limit !== undefined && last.limit > 0 ? Math.min(last.limit, askedLimit) : askedLimit
  if (sentRowsOf(last) >= limit) return true
  const count = pages.reduce((sum, page) => sum + sentRowsOf(page), 0)
  return last.total !== undefined && count < last.total
}

const sentRowsOf = ({ payload, sentRows }: ListPage<unknown>) => sentRows ?? payload.length

export interface Pages<Row> {
  pages: ListPage<Row>[]
  /** The number of each page. */
  pageParams: number[]
}

/**
 * Puts a newly read first page before the rows that were known to follow its last known row, which are old then. The first page alone
 * if it is the whole list, or if nothing is known to follow.
 */
export function withLaterPages<Row>(
  first: ListPage<Row>,
  known: Pages<Row>,
  askedLimit: number,
  getId: (row: Row) => string,
): Pages<Row> {
  const alone = { pages: [first], pageParams: known.pageParams.slice(0, 1) }
  const [oldFirst, ...later] = known.pages
  if (!oldFirst || !hasNextPage([first], askedLimit, getId)) return alone
  const ids = known.pages.flatMap(({ payload }) => payload.map(getId))
  // The number of known rows that the new first page replaces.
  const replaced = first.payload.map((row) => ids.indexOf(getId(row)) + 1).findLast(Boolean) ?? 0
  if (replaced === 0 || replaced === ids.length || later.length === 0) return alone
  let start = 0
  const [movedDown = [], second = [], ...others] = known.pages.map(({ payload }) => {
    const rows = payload.slice(Math.max(0, replaced - start))
    start += payload.length
    return rows
  })
  const payloads = [[...movedDown, ...second], ...others]
  const pages = later.map((page, index) => ({
    ...page,
    ...(index === 0 &&
      movedDown.length > 0 && {
        hasGap: page.hasGap || oldFirst.hasGap,
        readAt: Math.min(page.readAt ?? 0, oldFirst.readAt ?? 0),
      }),
    isOld: true as const,
    sentRows: sentRowsOf(page),
    payload: payloads[index] ?? [],
  }))
  // Rows that are gone moved later ones up: the next page to read begins that much earlier, or rows would be skipped.
  const movedUp = Math.max(0, Math.ceil((replaced - oldFirst.payload.length) / askedLimit))
  const pageParams = known.pageParams.map((page, index, { length }) =>
    index === length - 1 ? page - movedUp : page,
  )
  return { pages: [first, ...pages], pageParams }
}

/** The old pages (by index) that have one of these rows. */
export function oldPagesWith<Row>(
  pages: readonly ListPage<Row>[],
  ids: ReadonlySet<string>,
  getId: (row: Row) => string,
): number[] {
  return pages.flatMap(({ isOld, payload }, index) =>
    isOld && payload.some((row) => ids.has(getId(row))) ? [index] : [],
  )
}
