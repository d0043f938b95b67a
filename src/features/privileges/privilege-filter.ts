import { matchesSearch } from '@/domain/search-text'

/** The filter of the privileges' list, as its address has it. */
export const FILTER_NAMES = ['search', 'category', 'sort', 'affordable', 'favourites'] as const

export type PrivilegeFilter = Partial<Record<(typeof FILTER_NAMES)[number], string>>

export const SORTS = ['', 'asc', 'desc', 'expiry'] as const
export type Sort = (typeof SORTS)[number]

const ORDERING: Record<Exclude<Sort, ''>, { Field: string; Direction: 'asc' | 'desc' }> = {
  asc: { Field: 'point_ref', Direction: 'asc' },
  desc: { Field: 'point_ref', Direction: 'desc' },
  expiry: { Field: 'valid_through', Direction: 'asc' },
}

/** As many as a server answers by itself in the sandbox, and few enough for a slow network. */
const LIMIT = 20

/** What the server's word for "all" is; it is left out of requests (spec 9). */
const ALL = '999'

/** The order of an address; an unknown one is the server's own. */
export function sortOf({ sort }: PrivilegeFilter): Sort {
  return SORTS.find((known) => known === sort) ?? ''
}

/** The category of an address; undefined is all of them. */
export function categoryOf({ category }: PrivilegeFilter): string | undefined {
  return category === ALL ? undefined : category
}

/** The member's points, for what is within reach, and the ids of what the member has marked. */
interface MemberFacts {
  balance: number | undefined
  favourites: readonly string[]
}

/** The list request of a filter (contract, Filter fields). */
export function privilegeRequest(filter: PrivilegeFilter, { balance, favourites }: MemberFacts) {
  const sort = sortOf(filter)
  const category = categoryOf(filter)
  return {
    Filters: [
      ...(filter.search ? [{ Field: 'name', Operator: 'like' as const, Value: filter.search }] : []),
      ...(category ? [{ Field: 'category_id', Operator: 'eq' as const, Value: category }] : []),
      ...(filter.affordable && balance !== undefined
        ? [{ Field: 'point_ref', Operator: 'lte' as const, Value: balance }]
        : []),
      ...(filter.favourites
        ? [{ Field: 'privilege_id', Operator: 'in' as const, Value: [...favourites] }]
        : []),
    ],
    Ordering: sort ? [ORDERING[sort]] : [],
    Limit: LIMIT,
  }
}

/** What a search compares of a privilege. */
interface Searched {
  privilege_id: string
  name_th: string
  name_en?: string
  category_id?: string
  point_ref: number
}

/**
 * What a search has found, and after it what the phone knows already and finds in either language and whatever its tone marks:
 * servers differ in how they compare Thai.
 */
export function withKnownMatches<Card extends Searched>(
  found: Card[],
  known: readonly Card[],
  filter: PrivilegeFilter,
  { balance, favourites }: MemberFacts,
): Card[] {
  const { search } = filter
  if (!search) return found
  const ids = new Set(found.map(({ privilege_id }) => privilege_id))
  const category = categoryOf(filter)
  const matches = known.filter(
    (card) =>
      !ids.has(card.privilege_id) &&
      matchesSearch([card.name_th, card.name_en], search) &&
      (category === undefined || card.category_id === category) &&
      (!filter.affordable || balance === undefined || card.point_ref <= balance) &&
      (!filter.favourites || favourites.includes(card.privilege_id)),
  )
  return matches.length === 0 ? found : [...found, ...matches]
}
