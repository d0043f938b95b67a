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
  const previous = pages.at(-2)
  // An old page may have rows that have moved down since.
  const previousIds = new Set(previous?.isOld ? [] : previous?.payload.map(getId))
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
 * Puts a page that was just read into its place (its number, from 1). Rows that it has pushed out begin the next page. Behind a first
 * page all others are old. What was known to follow goes if the list ends here, or if none of the page's rows was known.
 */
export function withPage<Row>(
  known: Pages<Row>,
  page: ListPage<Row>,
  number: number,
  askedLimit: number,
  getId: (row: Row) => string,
): Pages<Row> {
  const index = number - 1
  // A list that has become shorter meanwhile goes on from its own end.
  if (index > known.pages.length) return known
  const [replaced, ...later] = known.pages.slice(index)
  const here = [...known.pages.slice(0, index), page]
  const ids = new Set(page.payload.map(getId))
  const isKnown = (row: Row) => ids.has(getId(row))
  const isContinued = later.some(({ payload }) => payload.some(isKnown)) || replaced?.payload.some(isKnown)
  if (!replaced || !isContinued || !hasNextPage(here, askedLimit, getId)) return numbered(here)
  const lastKept = replaced.payload.findLastIndex(isKnown)
  // Without any that is kept, they are gone rather than moved.
  const pushedOut = lastKept < 0 ? [] : replaced.payload.slice(lastKept + 1)
  const others = later.map((other, at): ListPage<Row> => {
    const isPushedInto = at === 0 && pushedOut.length > 0
    if (index > 0 && !isPushedInto) return other
    return {
      ...other,
      ...(isPushedInto && {
        hasGap: other.hasGap || replaced.hasGap,
        readAt: Math.min(other.readAt ?? 0, replaced.readAt ?? 0),
      }),
      isOld: true,
      sentRows: sentRowsOf(other),
      payload: [...(isPushedInto ? pushedOut : []), ...other.payload].filter((row) => !isKnown(row)),
    }
  })
  return numbered([...here, ...others])
}

const numbered = <Row>(pages: ListPage<Row>[]): Pages<Row> => ({
  pages,
  pageParams: pages.map((_page, index) => index + 1),
})

/** The old pages that have one of these rows, or, as all of theirs have moved, none at all. */
export const oldPagesWith = <Row>(
  pages: readonly ListPage<Row>[],
  ids: ReadonlySet<string>,
  getId: (row: Row) => string,
): ListPage<Row>[] =>
  pages.filter(
    ({ isOld, payload }) => isOld && (payload.length === 0 || payload.some((row) => ids.has(getId(row)))),
  )
