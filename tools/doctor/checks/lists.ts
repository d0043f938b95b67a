import type { OperationId } from '../../../src/api/generated/operations.ts'
import type { ReadOutcome } from '../../../src/api/read/read-answer.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { dayInBangkok } from '../../../src/lib/wire-date.ts'
import { judgeEach, type Finding, type Rows } from '../finding.ts'
import { reads, type ReadId } from '../reads.ts'
import { callApi, type Visit } from '../visit.ts'

export const MADE_UP_ID = 'doctor-no-such-id'

/** The lists that the app reads by pages: what tells their rows apart, and by which status and day it asks for what ends. */
const LISTS: Partial<Record<OperationId, { id: string; status?: string; end?: string }>> = {
  listPrivileges: { id: 'privilege_id' },
  listForYouPrivileges: { id: 'privilege_id' },
  listPackages: { id: 'package_id' },
  listPointHistory: { id: 'transaction_id', status: 'received', end: 'expire_date' },
  listPrivilegeHistory: { id: 'transaction_id', status: 'available', end: 'valid_through' },
  listPackageHistory: { id: 'transaction_id', status: 'received', end: 'expiry_date' },
}

/** What tells the rows of a list apart. */
export const idKeyOf = (operation: OperationId) => LISTS[operation]?.id ?? 'id'

/** The ids of the first page, of page 0 and page 2 with two rows each, of a page without a size, and of what was filtered for in vain. */
interface Seen {
  first: string[]
  zeroth: string[]
  second: string[]
  unlimited: string[] | undefined
  /** How many rows there are, where the answer says so. */
  total: number
  /** The rows that a filter was not to give: for an id that is not there, or for what ends today. */
  unasked: number
}

const ROWS: Rows<Seen> = {
  paging: ({ first, zeroth }) =>
    zeroth.length > 0 &&
    !zeroth.some((id) => first.includes(id)) &&
    'pages begin at 0: the app asks for page 1 first, and the rows before it are never shown',
  'pages-ignored': ({ first, second, total }) =>
    second.length > 0 &&
    second[0] === first[0] &&
    Math.max(total, first.length) > second.length &&
    'page 2 has the rows of page 1: what follows them is never shown',
  'limit-zero': ({ first, unlimited }) =>
    first.length > 0 &&
    unlimited?.length === 0 &&
    'a Limit of 0 gives no row: a section of home may stay empty',
  'filters-ignored': ({ unasked }) =>
    unasked > 0 && `a filter (eq, lte) is not obeyed: the app shows ${unasked} rows that it did not ask for`,
}

/** Whether each list has pages and filters, as the app asks for them; a member's calls. */
export async function checkLists(visit: Visit): Promise<Finding[]> {
  const places: [place: string, seen: Seen][] = []
  const today = dayInBangkok(Date.now())
  for (const [key, { id, status, end }] of Object.entries(LISTS)) {
    const name = key as ReadId // each list is a read
    const known = visit.calls.find(({ operation }) => operation === name)?.outcome
    if (!known || !('data' in known)) continue
    const ask = async (
      Page: number,
      Limit: number,
      ...filters: [field: string, operator: string, value: string][]
    ) => {
      const Filters = filters.map(([Field, Operator, Value]) => ({ Field, Operator, Value }))
      const body = { ...reads[name]({}).body, Filters: { Filters, Ordering: [], Page, Limit } }
      return rowsIn((await callApi(visit, name, { body }))?.outcome)
    }
    const idsOf = (rows: Record<string, unknown>[]) =>
      rows.map((row) => parseText(row[id]) ?? JSON.stringify(row))
    const isUnasked = (row: Record<string, unknown>) =>
      end === undefined || (row.status ?? status) !== status || (parseText(row[end]) ?? '9999') > today
    // A detail is never asked of the rewards for you.
    const filtered =
      status !== undefined && end !== undefined
        ? await ask(1, 20, ['status', 'eq', status], [end, 'lte', today])
        : name === 'listForYouPrivileges'
          ? []
          : await ask(1, 1, [id, 'eq', MADE_UP_ID])
    const seen = {
      first: idsOf(rowsIn(known)),
      zeroth: idsOf(await ask(0, 2)),
      second: idsOf(await ask(2, 2)),
      unlimited: id === 'privilege_id' ? idsOf(await ask(1, 0)) : undefined,
      total: (known.data as { total?: number }).total ?? 0, // a list's shape
      unasked: filtered.filter(isUnasked).length,
    }
    places.push([name, seen])
  }
  return judgeEach('pages and filters', ROWS, places, { well: 'as the app asks for them' })
}

/** The rows of a list, as they were read. */
export function rowsIn(outcome: ReadOutcome | undefined): Record<string, unknown>[] {
  const { payload } = (outcome && 'data' in outcome ? outcome.data : {}) as { payload?: unknown[] } // a list's shape
  return (payload ?? []).filter(isRecord)
}
