import type { EndlessRequest } from '@/api/endless'
import { addDays, parseIsoDate } from '@/domain/calendar-date'
import {
  EXPIRES,
  pointKind,
  type Expires,
  type FilterField,
  type HistoryKind,
  type HistoryStatus,
} from './history-kinds'

/** The parameters of an address that a history's filter is made of. */
export const HISTORY_FILTER_NAMES = ['status', 'expires', 'from', 'to', 'sort'] as const
export type HistoryParams = Partial<Record<(typeof HISTORY_FILTER_NAMES)[number], string>>

/** The server's word for all, which is left out of requests (spec 9). */
export const ALL = '999'

/** What narrows or orders a history, beyond what the history shows by itself. */
export interface HistoryFilter {
  status?: HistoryStatus
  /** `ALL` only where the history itself is about what expires. */
  expires?: Expires | typeof ALL
  /** `yyyy-MM-dd`, both included. */
  from?: string
  to?: string
  sort?: 'asc' | 'desc'
}

type Request = EndlessRequest
type Conditions = Request['Filters']

/** `src/head/first-reads.ts` asks for as many. */
const PAGE_ROWS = 50

/** The filter of an address. What it says of a field that the history does not have, or cannot mean, costs that field alone. */
export function readFilter(kind: HistoryKind, params: HistoryParams): HistoryFilter {
  const has = (field: FilterField) => kind.fields.includes(field)
  const expires = has('expires') ? expiresOf(kind, params.expires) : undefined
  const known = has('status') ? kind.statuses.find((status) => status === params.status) : undefined
  // Only what is alive can expire.
  const status = expires && has('status') ? kind.alive : known
  const sort = params.sort === 'asc' || params.sort === 'desc' ? params.sort : undefined
  return {
    ...(status && { status }),
    ...(expires && { expires }),
    ...(has('dates') && rangeOf(params)),
    ...(sort && has('sort') && { sort }),
  }
}

function expiresOf(kind: HistoryKind, value: string | undefined): HistoryFilter['expires'] {
  if (value === kind.aliveWithin) return undefined
  if (value === ALL) return kind.aliveWithin && ALL
  return EXPIRES.find((known) => known === value)
}

/** The days of a range in their order; a day that does not exist is left out. */
function rangeOf({ from, to }: HistoryParams): { from?: string; to?: string } {
  const first = from !== undefined && parseIsoDate(from) ? from : undefined
  const last = to !== undefined && parseIsoDate(to) ? to : undefined
  if (first && last && first > last) return { from: last, to: first }
  return { ...(first && { from: first }), ...(last && { to: last }) }
}

/** How many things a member has chosen; an expiry includes its status. */
export function countOf({ status, expires, from, to, sort }: HistoryFilter): number {
  return [expires ?? status, from ?? to, sort].filter((chosen) => chosen !== undefined).length
}

/** Within how many days the rows of a filter expire, as the address has it; `ALL`: whenever. */
export function withinOf(kind: HistoryKind, { expires }: HistoryFilter): Expires | typeof ALL {
  return expires ?? kind.aliveWithin ?? ALL
}

/** The filter that leaves nothing of a history out. */
export const wholeOf = (kind: HistoryKind): HistoryFilter => (kind.aliveWithin ? { expires: ALL } : {})

/** Whether a member's choice has left something of a history out. */
export const isNarrowed = ({ sort: _, ...chosen }: HistoryFilter) =>
  countOf(chosen) > 0 && chosen.expires !== ALL

/** What the rows of a filter are ordered by. */
export function orderOf(kind: HistoryKind, filter: HistoryFilter): 'points' | 'expiry' | 'date' {
  if (filter.sort && kind.pointsField) return 'points'
  return kind.aliveWithin !== undefined || filter.expires !== undefined ? 'expiry' : 'date'
}

/** The list request of a filter. `today` is `yyyy-MM-dd`. */
export function historyRequest(kind: HistoryKind, filter: HistoryFilter, today: string): Request {
  const { from, to } = filter
  const status = kind.aliveWithin === undefined ? filter.status : kind.alive
  const within = withinOf(kind, filter)
  const conditions: Conditions = []
  if (status) conditions.push({ Field: 'status', Operator: 'eq', Value: status })
  if (within !== ALL) {
    conditions.push({ Field: kind.expiryField, Operator: 'lte', Value: addDays(today, Number(within)) })
  }
  if (from) conditions.push({ Field: 'date', Operator: 'gte', Value: from })
  if (to) conditions.push({ Field: 'date', Operator: 'lte', Value: to })
  return { Filters: conditions, Ordering: [orderingOf(kind, filter)], Limit: PAGE_ROWS }
}

/** The request of the points while nothing narrows them. No day is in it. */
export const wholePoints = historyRequest(pointKind, {}, '')

function orderingOf(kind: HistoryKind, filter: HistoryFilter): Request['Ordering'][number] {
  const order = orderOf(kind, filter)
  if (order === 'points') return { Field: kind.pointsField ?? 'point', Direction: filter.sort ?? 'desc' }
  if (order === 'expiry') return { Field: kind.expiryField, Direction: 'asc' }
  return { Field: 'date', Direction: 'desc' }
}
