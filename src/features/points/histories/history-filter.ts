import type { EndlessRequest } from '@/api/endless'
import { addDays, parseIsoDate } from '@/lib/calendar-date'
import type { HistoryStatus } from '@/ui/page-words'

/** Days until expiry to filter by (spec 9). */
export const EXPIRES = ['0', '7', '15', '30'] as const
export type Expires = (typeof EXPIRES)[number]

export interface HistoryKind {
  /** The status of rows that can still expire. */
  activeStatus: HistoryStatus
  /** The wire's field with a row's last day. */
  expiryField: 'expire_date' | 'valid_through' | 'expiry_date'
  /** The wire's field for "sort by points"; absent if the history has none. */
  pointsField?: 'point' | 'point_ref'
  /** The history has only rows that expire within these days, unless the address says otherwise. */
  expiresWithin?: Expires
  /** It opens on what is usable, unless the address says otherwise (behaviour: Histories). */
  isWallet?: true
}

export const pointKind: HistoryKind = {
  activeStatus: 'received',
  expiryField: 'expire_date',
  pointsField: 'point',
}
export const expiringPointKind: HistoryKind = { ...pointKind, expiresWithin: '30' }
export const privilegeKind: HistoryKind = {
  activeStatus: 'available',
  expiryField: 'valid_through',
  pointsField: 'point_ref',
  isWallet: true,
}
export const packageKind: HistoryKind = {
  activeStatus: 'received',
  expiryField: 'expiry_date',
  isWallet: true,
}

/** The statuses to filter by; none if the history has only rows that can expire. */
export const statusesOf = ({ activeStatus, expiresWithin }: HistoryKind): HistoryStatus[] =>
  expiresWithin ? [] : [activeStatus, 'used', 'expired', 'canceled']

/** The filter's parameters in the address. */
export const HISTORY_FILTER_NAMES = ['status', 'expires', 'from', 'to', 'sort'] as const
export type HistoryParams = Partial<Record<(typeof HISTORY_FILTER_NAMES)[number], string>>

/** The server's id for "all", left out of requests (spec 9). */
export const ALL = '999'

export interface HistoryFilter {
  status?: HistoryStatus | undefined
  /** `ALL` only in a history of expiring rows. */
  expires?: Expires | typeof ALL | undefined
  /** `yyyy-MM-dd`, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  sort?: 'asc' | 'desc' | undefined
}

const PAGE_ROWS = 50

/** The address's filter, without values this history does not have. */
export function readFilter(kind: HistoryKind, params: HistoryParams): HistoryFilter {
  const expires = expiresOf(kind, params.expires)
  const statuses = statusesOf(kind)
  const { sort } = params
  return {
    expires,
    // Only rows of this status can expire.
    status: expires ? statuses.find((status) => status === kind.activeStatus) : statusOf(kind, params.status),
    ...(!kind.expiresWithin && rangeOf(params)),
    sort: kind.pointsField && (sort === 'asc' || sort === 'desc') ? sort : undefined,
  }
}

function statusOf(kind: HistoryKind, value: string | undefined): HistoryFilter['status'] {
  const known = statusesOf(kind).find((status) => status === value)
  return known ?? (kind.isWallet && value !== ALL ? kind.activeStatus : undefined)
}

/** The address's parameters of a filter, without those of a history as it opens. */
export function filterParams(kind: HistoryKind, filter: HistoryFilter): HistoryParams {
  const { status, expires, from, to, sort } = filter
  const shown = kind.isWallet && status === kind.activeStatus ? undefined : (status ?? (kind.isWallet && ALL))
  return {
    ...(shown && { status: shown }),
    ...(expires && { expires }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  }
}

function expiresOf(kind: HistoryKind, value: string | undefined): HistoryFilter['expires'] {
  if (value === kind.expiresWithin) return undefined
  if (value === ALL) return kind.expiresWithin && ALL
  return EXPIRES.find((known) => known === value)
}

/** A range's days in order, without days that do not exist. */
function rangeOf({ from, to }: HistoryParams): Pick<HistoryFilter, 'from' | 'to'> {
  const [first, last] = [from, to].map((day) => (day && parseIsoDate(day) ? day : undefined))
  return first && last && first > last ? { from: last, to: first } : { from: first, to: last }
}

/** The number of choices in the filter's sheet; an expiry includes its status, which a wallet shows as chips. */
export function countFilters(
  { isWallet }: HistoryKind,
  { status, expires, from, to, sort }: HistoryFilter,
): number {
  const chosen = [expires ?? (isWallet ? undefined : status), from ?? to, sort]
  return chosen.filter((one) => one !== undefined).length
}

/** The days of an expiry filter; `ALL` for any. */
export function expiryDaysOf(kind: HistoryKind, { expires }: HistoryFilter): Expires | typeof ALL {
  return expires ?? kind.expiresWithin ?? ALL
}

/** The filter that shows everything. */
export const unfiltered = (kind: HistoryKind): HistoryFilter => ({ expires: kind.expiresWithin && ALL })

/** Whether a filter hides rows that the history has as it opens. */
export const isNarrowed = (kind: HistoryKind, { sort: _, ...chosen }: HistoryFilter) =>
  (countFilters(kind, chosen) > 0 && chosen.expires !== ALL) ||
  (kind.isWallet === true && chosen.status !== undefined && chosen.status !== kind.activeStatus)

/** The list request of a filter. `today` is `yyyy-MM-dd`. */
export function historyRequest(kind: HistoryKind, filter: HistoryFilter, today: string): EndlessRequest {
  const { from, to } = filter
  const status = kind.expiresWithin ? kind.activeStatus : filter.status
  const within = expiryDaysOf(kind, filter)
  const conditions: EndlessRequest['Filters'] = []
  if (status) conditions.push({ Field: 'status', Operator: 'eq', Value: status })
  if (within !== ALL) {
    conditions.push({ Field: kind.expiryField, Operator: 'lte', Value: addDays(today, Number(within)) })
  }
  if (from) conditions.push({ Field: 'date', Operator: 'gte', Value: from })
  if (to) conditions.push({ Field: 'date', Operator: 'lte', Value: to })
  return { Filters: conditions, Ordering: [orderingOf(kind, filter)], Limit: PAGE_ROWS }
}

function orderingOf(
  kind: HistoryKind,
  { status, sort, expires }: HistoryFilter,
): EndlessRequest['Ordering'][number] {
  if (sort && kind.pointsField) return { Field: kind.pointsField, Direction: sort }
  if (expires ?? kind.expiresWithin ?? (kind.isWallet && status === kind.activeStatus))
    return { Field: kind.expiryField, Direction: 'asc' }
  return { Field: 'date', Direction: 'desc' }
}

/** The request of a history as it opens, which contains no day. */
export const openingRequest = (kind: HistoryKind) => historyRequest(kind, readFilter(kind, {}), '')

export const wholePoints = openingRequest(pointKind)
