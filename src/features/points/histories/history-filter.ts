import type { EndlessRequest } from '@/api/endless'
import { addDays, parseIsoDate } from '@/lib/calendar-date'
import type { HistoryStatus } from '@/ui/words'

/** Days within which something expires (spec 9). */
export const EXPIRES = ['0', '7', '15', '30'] as const
export type Expires = (typeof EXPIRES)[number]

/** What differs between the histories. */
export interface HistoryKind {
  /** The status of what can still expire. */
  alive: HistoryStatus
  /** The wire's field of the day on which a row expires. */
  expiryField: 'expire_date' | 'valid_through' | 'expiry_date'
  /** The wire's field that "sort by points" orders by; absent: the history has no points. */
  pointsField?: 'point' | 'point_ref'
  /** The history has only what can still expire: within these days, unless the address says otherwise. */
  aliveWithin?: Expires
}

export const pointKind: HistoryKind = { alive: 'received', expiryField: 'expire_date', pointsField: 'point' }
export const expiringPointKind: HistoryKind = { ...pointKind, aliveWithin: '30' }
export const privilegeKind: HistoryKind = {
  alive: 'available',
  expiryField: 'valid_through',
  pointsField: 'point_ref',
}
export const packageKind: HistoryKind = { alive: 'received', expiryField: 'expiry_date' }

/** The statuses that a history can be filtered by: none where it has only what can still expire. */
export const statusesOf = ({ alive, aliveWithin }: HistoryKind): HistoryStatus[] =>
  aliveWithin ? [] : [alive, 'used', 'expired', 'canceled']

/** The parameters of an address that a history's filter is made of. */
export const HISTORY_FILTER_NAMES = ['status', 'expires', 'from', 'to', 'sort'] as const
export type HistoryParams = Partial<Record<(typeof HISTORY_FILTER_NAMES)[number], string>>

/** The server's word for all, which is left out of requests (spec 9). */
export const ALL = '999'

/** What narrows or orders a history, beyond what the history shows by itself. */
export interface HistoryFilter {
  status?: HistoryStatus | undefined
  /** `ALL` only where the history itself is about what expires. */
  expires?: Expires | typeof ALL | undefined
  /** `yyyy-MM-dd`, both included. */
  from?: string | undefined
  to?: string | undefined
  sort?: 'asc' | 'desc' | undefined
}

/** `src/document/first-reads.ts` asks for as many. */
const PAGE_ROWS = 50

/** The filter of an address, without what the history does not have or cannot mean. */
export function readFilter(kind: HistoryKind, params: HistoryParams): HistoryFilter {
  const expires = expiresOf(kind, params.expires)
  const statuses = statusesOf(kind)
  const { sort } = params
  return {
    expires,
    // Only what is alive can expire.
    status: statuses.find((status) => status === (expires ? kind.alive : params.status)),
    ...(!kind.aliveWithin && rangeOf(params)),
    sort: kind.pointsField && (sort === 'asc' || sort === 'desc') ? sort : undefined,
  }
}

function expiresOf(kind: HistoryKind, value: string | undefined): HistoryFilter['expires'] {
  if (value === kind.aliveWithin) return undefined
  if (value === ALL) return kind.aliveWithin && ALL
  return EXPIRES.find((known) => known === value)
}

/** The days of a range in their order; a day that does not exist is left out. */
function rangeOf({ from, to }: HistoryParams): Pick<HistoryFilter, 'from' | 'to'> {
  const [first, last] = [from, to].map((day) => (day && parseIsoDate(day) ? day : undefined))
  return first && last && first > last ? { from: last, to: first } : { from: first, to: last }
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
export const wholeOf = (kind: HistoryKind): HistoryFilter => ({ expires: kind.aliveWithin && ALL })

/** Whether a member's choice has left something of a history out. */
export const isNarrowed = ({ sort: _, ...chosen }: HistoryFilter) =>
  countOf(chosen) > 0 && chosen.expires !== ALL

/** The list request of a filter. `today` is `yyyy-MM-dd`. */
export function historyRequest(kind: HistoryKind, filter: HistoryFilter, today: string): EndlessRequest {
  const { from, to } = filter
  const status = kind.aliveWithin ? kind.alive : filter.status
  const within = withinOf(kind, filter)
  const conditions: EndlessRequest['Filters'] = []
  if (status) conditions.push({ Field: 'status', Operator: 'eq', Value: status })
  if (within !== ALL) {
    conditions.push({ Field: kind.expiryField, Operator: 'lte', Value: addDays(today, Number(within)) })
  }
  if (from) conditions.push({ Field: 'date', Operator: 'gte', Value: from })
  if (to) conditions.push({ Field: 'date', Operator: 'lte', Value: to })
  return { Filters: conditions, Ordering: [orderingOf(kind, filter)], Limit: PAGE_ROWS }
}

function orderingOf(kind: HistoryKind, { sort, expires }: HistoryFilter): EndlessRequest['Ordering'][number] {
  if (sort && kind.pointsField) return { Field: kind.pointsField, Direction: sort }
  if (expires ?? kind.aliveWithin) return { Field: kind.expiryField, Direction: 'asc' }
  return { Field: 'date', Direction: 'desc' }
}

/** The request of the points while nothing narrows them. No day is in it. */
export const wholePoints = historyRequest(pointKind, {}, '')
