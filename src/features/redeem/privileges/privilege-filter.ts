import { matchesSearch } from '@/lib/search-text'
import type { PrivilegeFacts } from './privilege-item'

/** The list's filter in the address. */
export const PRIVILEGE_FILTER_NAMES = ['search', 'category', 'sort', 'affordable', 'favourites'] as const

export type PrivilegeFilter = Partial<Record<(typeof PRIVILEGE_FILTER_NAMES)[number], string>>

const SORTS = ['', 'asc', 'desc', 'expiry'] as const
export type PrivilegeSort = (typeof SORTS)[number]

const ORDERING: Record<Exclude<PrivilegeSort, ''>, { Field: string; Direction: 'asc' | 'desc' }> = {
  asc: { Field: 'point_ref', Direction: 'asc' },
  desc: { Field: 'point_ref', Direction: 'desc' },
  expiry: { Field: 'valid_through', Direction: 'asc' },
}

/** The sandbox server's default, and few enough for a slow network. */
const LIMIT = 20

/** The server's id for "all", left out of requests (spec 9). */
const ALL = '999'

/** The address's order; an unknown one means the server's own. */
export function privilegeSortOf({ sort }: PrivilegeFilter): PrivilegeSort {
  return SORTS.find((known) => known === sort) ?? ''
}

/** The address's category; undefined means all. */
export function categoryOf({ category }: PrivilegeFilter): string | undefined {
  return category === ALL ? undefined : category
}

interface MemberFacts {
  balance: number | undefined
  /** Undefined if the switch is off. */
  ids: readonly string[] | undefined
}

/** The endless list of all privileges, or of those for the member. */
export const listNameOf = (isForYou: boolean) => (isForYou ? 'endlessForYouPrivileges' : 'endlessPrivileges')

/** The list request for a filter. */
export function privilegeRequest(filter: PrivilegeFilter, { balance, ids }: MemberFacts) {
  const sort = privilegeSortOf(filter)
  const category = categoryOf(filter)
  return {
    Filters: [
      ...(filter.search ? [{ Field: 'name', Operator: 'like' as const, Value: filter.search }] : []),
      ...(category ? [{ Field: 'category_id', Operator: 'eq' as const, Value: category }] : []),
      ...(filter.affordable && balance !== undefined
        ? [{ Field: 'point_ref', Operator: 'lte' as const, Value: balance }]
        : []),
      ...(ids ? [{ Field: 'privilege_id', Operator: 'in' as const, Value: [...ids] }] : []),
    ],
    Ordering: sort ? [ORDERING[sort]] : [],
    Limit: LIMIT,
  }
}

export const wholePrivileges = privilegeRequest({}, { balance: undefined, ids: undefined })

/** Matches loaded privileges to a search, in both languages and ignoring tone marks; undefined without a search. */
export function privilegeMatcherOf(
  filter: PrivilegeFilter,
  { balance, ids }: MemberFacts,
): ((card: PrivilegeFacts) => boolean) | undefined {
  const { search } = filter
  if (!search) return undefined
  const category = categoryOf(filter)
  return (card) =>
    matchesSearch([card.name_th, card.name_en], search) &&
    (category === undefined || card.category_id === category) &&
    (!filter.affordable || balance === undefined || card.point_ref <= balance) &&
    (ids === undefined || ids.includes(card.privilege_id))
}
