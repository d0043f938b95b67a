import type { OperationId } from '../../../src/api/generated/operations.ts'
import { dayInBangkok } from '../../../src/lib/wire-date.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { judgeEach, listed, type Finding, type Rows } from '../finding.ts'
import { reads, type ReadId } from '../reads.ts'
import { callApi, dataIn, errorIn, madeOf, rowsOf, type Visit } from '../visit.ts'

export const MADE_UP_ID = 'doctor-no-such-id'

type Row = Record<string, unknown>
type Cell = string | number

interface List {
  /** What tells its rows apart. */
  id: string
  /** The filters and orders that the app sends, each pair in one call; `none` is an `eq` that no row fits. */
  filters: readonly string[]
  orders: readonly string[]
}
const OFFERS: List = {
  id: 'privilege_id',
  filters: ['point_ref lte', 'privilege_id in', 'category_id eq', 'name_th like', 'name_en like'],
  orders: ['point_ref desc', 'point_ref asc', 'valid_through asc'],
}
const LISTS: Partial<Record<OperationId, List>> = {
  listPrivileges: { ...OFFERS, filters: [...OFFERS.filters, 'privilege_id eq', 'privilege_id none'] },
  // A detail is never asked of the rewards for you.
  listForYouPrivileges: OFFERS,
  listPackages: {
    id: 'package_id',
    filters: ['', 'package_id eq', 'package_id none', 'name_th like', 'name_en like'],
    orders: ['expiry_date asc'],
  },
  listPointHistory: {
    id: 'transaction_id',
    filters: ['date gte', 'date lte', 'expire_date lte', 'status eq'],
    orders: ['point asc', 'point desc', 'expire_date asc', 'date desc'],
  },
  listPrivilegeHistory: {
    id: 'transaction_id',
    filters: ['date gte', 'date lte', 'valid_through lte', 'status eq', 'privilege_id eq'],
    orders: ['point_ref asc', 'point_ref desc', 'valid_through asc', 'date desc'],
  },
  listPackageHistory: {
    id: 'transaction_id',
    filters: ['expiry_date lte', 'date gte', 'date lte', 'status eq', 'package_id eq'],
    orders: ['expiry_date asc', 'date desc'],
  },
}

/** What tells the rows of a list apart. */
export const idKeyOf = (operation: OperationId) => LISTS[operation]?.id ?? 'id'

/** The ids of the first page, of page 0 and page 2 with two rows each, and of a page without a size. */
interface Pages {
  first: string[]
  zeroth: string[]
  second: string[]
  unlimited: string[] | undefined
  /** How many rows there are, where the answer says so. */
  total: number
}

const PAGES: Rows<Pages> = {
  paging: ({ first, zeroth }) =>
    zeroth.length > 0 &&
    !zeroth.some((id) => first.includes(id)) &&
    'pages begin at 0: the app asks for page 1 first, and the rows before it are never shown',
  'pages-ignored': ({ first, second, total }) => {
    if (second.length === 0)
      return first.length > 2 && 'page 2 has no row: what follows page 1 is never shown'
    const isFirst = second[0] === first[0] && Math.max(total, first.length) > second.length
    return isFirst && 'page 2 has the rows of page 1: what follows them is never shown'
  },
  'limit-zero': ({ first, unlimited }) =>
    first.length > 0 &&
    unlimited?.length === 0 &&
    'a Limit of 0 gives no row: a section of home may stay empty',
}

/** What came of a filter, or of an order. */
interface Told {
  /** The status of an error. */
  refused?: number | undefined
  /** Rows that do not fit. */
  hasOthers?: boolean
  /** Rows of the first page that fit, and are not given. */
  isLacking?: boolean
  isMixedUp?: boolean
}

const QUESTIONS: Rows<Told> = {
  'filter-refused': ({ refused }) =>
    refused !== undefined && `a filter or an order is answered ${refused}: the member reads an error`,
  'filters-ignored': ({ hasOthers, isLacking }) =>
    hasOthers
      ? 'a filter is not obeyed: the app shows rows that it did not ask for'
      : isLacking && 'a filter leaves out rows that fit it: the member reads that there are none',
  'orders-ignored': ({ isMixedUp }) => isMixedUp && 'an order is not obeyed: the rows stand in another one',
}

/** Whether each list has pages, filters and orders, as the app asks for them; a member's calls. */
export async function checkLists(visit: Visit): Promise<Finding[]> {
  const pages: [place: string, seen: Pages][] = []
  const told: [place: string, told: Told][] = []
  const untried: string[] = []
  for (const [key, { id, filters, orders }] of Object.entries(LISTS)) {
    const name = key as ReadId // each list is a read
    const known = madeOf(visit.calls, name)
    if (!known || errorIn(known)) continue
    const ask = (Page: number, Limit: number, Filters: object[] = [], Ordering: object[] = []) =>
      callApi(visit, name, { body: { ...reads[name]({}).body, Filters: { Filters, Ordering, Page, Limit } } })
    const idOf = (row: Row) => parseText(row[id]) ?? JSON.stringify(row)
    const idsAt = async (page: number, limit: number) => rowsOf(await ask(page, limit)).map(idOf)
    const first = rowsOf(known)
    const seen = {
      first: first.map(idOf),
      zeroth: await idsAt(0, 2),
      second: await idsAt(2, 2),
      unlimited: id === 'privilege_id' ? await idsAt(1, 0) : undefined,
      total: dataIn<{ total: number }>(known).total ?? 0,
    }
    pages.push([name, seen])
    if (first.length < 3) untried.push(`${name} Page`)
    for (const [index, text] of filters.entries()) {
      const order = orders[index]
      const filter = filterOf(text, first)
      const [Field = '', Direction] = order?.split(' ') ?? []
      const call = await ask(1, LIMIT, filter && [filter.sent], order ? [{ Field, Direction }] : [])
      const [asFilter, asOrder] = [`${name} ${text.replace('none', 'eq')}`, `${name} ${order}`]
      if (!call || errorIn(call)) {
        told.push([`${asFilter} ${order ?? ''}`.trim(), { refused: call?.reply.status }])
        continue
      }
      const rows = rowsOf(call)
      const isLacking = ({ fits }: Filter) =>
        rows.length < LIMIT && first.some((row) => fits(row) && !rows.map(idOf).includes(idOf(row)))
      if (filter) {
        const hasOthers = rows.some((row) => filter.fits(row) === false)
        told.push([asFilter, { hasOthers, isLacking: isLacking(filter) }])
      } else if (text !== '') untried.push(asFilter)
      // What was used may have a plus, or a minus.
      const ordered = Field === 'point' ? rows.filter(({ status }) => status === 'received') : rows
      const cells = ordered.flatMap((row) => cellOf(row, Field) ?? [])
      // A whole page of one value is first of all in its order.
      if (new Set(cells).size > 1 || cells.length === LIMIT)
        told.push([asOrder, { isMixedUp: isMixedUp(cells, Direction === 'desc') }])
      else if (order) untried.push(asOrder)
    }
  }
  if (pages.length === 0) return []
  const but = untried.length > 0 ? `; too few rows to try ${listed(untried, 9)}` : ''
  return [
    ...judgeEach('pages', PAGES, pages, { well: 'as the app asks for them' }),
    ...judgeEach('filters and orders', QUESTIONS, told, { well: `as the app asks for them${but}` }),
  ]
}

/** As many rows as the reads ask for. */
const LIMIT = 20

interface Filter {
  sent: object
  /** Whether a row is one of the filter's; undefined where its field cannot be read. */
  fits: (row: Row) => boolean | undefined
}

/** A filter whose value comes from the rows; none where they are too alike to tell one that is not obeyed. */
function filterOf(text: string, rows: readonly Row[]): Filter | undefined {
  const [field = '', operator = ''] = text.split(' ')
  // Signs of HTML in a name are told elsewhere.
  const all = rows.flatMap((row) => cellOf(row, field) ?? []).filter((cell) => !/[&<]/.test(String(cell)))
  const cells = [...new Set(all)].toSorted(compare)
  const isNone = operator === 'none' || (operator === 'eq' && cells.length === 1)
  const none = field !== 'status' ? MADE_UP_ID : cells.includes('canceled') ? 'used' : 'canceled'
  const value = isNone ? none : cells[Math.floor((cells.length - 1) / 2)]
  if (value === undefined || (!isNone && cells.length < 2)) return undefined
  const some = cells.filter((_cell, index) => index % 2 === 0)
  const isFor: Record<string, (cell: Cell, row: Row) => boolean> = {
    in: (cell) => some.includes(cell),
    gte: (cell) => compare(cell, value) >= 0,
    lte: (cell) => compare(cell, value) <= 0,
    like: (_cell, { name_th, name_en }) =>
      [name_th, name_en].some((name) => String(name).toLowerCase().includes(String(value).toLowerCase())),
  }
  const isOne = isFor[operator] ?? ((cell: Cell) => cell === value)
  return {
    sent: {
      Field: operator === 'like' ? 'name' : field,
      Operator: operator === 'none' ? 'eq' : operator,
      Value: operator === 'in' ? some : value,
    },
    fits: (row) => {
      const cell = cellOf(row, field)
      return cell === undefined ? undefined : isOne(cell, row)
    },
  }
}

/** What a filter or an order goes by: of a moment its day in Bangkok; undefined where it cannot be read. */
function cellOf(row: Row, field: string): Cell | undefined {
  const cell = row[field]
  if (field === 'date' && typeof cell === 'string') return dayInBangkok(Date.parse(cell))
  return typeof cell === 'string' || typeof cell === 'number' ? cell : undefined
}

const compare = (one: Cell, other: Cell) => (one < other ? -1 : one > other ? 1 : 0)

const isMixedUp = (cells: readonly Cell[], isDescending: boolean) =>
  cells.some((cell, index) => {
    const before = cells[index - 1]
    return before !== undefined && (isDescending ? compare(before, cell) < 0 : compare(before, cell) > 0)
  })
