import { matchesSearch } from '@/domain/search-text'

/** The filter of the packages' list, as its address has it. */
export const PACKAGE_FILTER_NAMES = ['search', 'sort'] as const

export type PackageFilter = Partial<Record<(typeof PACKAGE_FILTER_NAMES)[number], string>>

/** The server's own order, or what ends soonest first. */
export type PackageSort = '' | 'expiry'

/** As many as a server answers by itself in the sandbox, and few enough for a slow network. `src/head/first-reads.ts` asks for the same. */
const LIMIT = 20

/** The order of an address; an unknown one is the server's own. */
export function packageSortOf({ sort }: PackageFilter): PackageSort {
  return sort === 'expiry' ? sort : ''
}

/** The list request of a filter. */
export function packageRequest(filter: PackageFilter) {
  const { search } = filter
  return {
    Filters: search ? [{ Field: 'name', Operator: 'like' as const, Value: search }] : [],
    Ordering: packageSortOf(filter) ? [{ Field: 'expiry_date', Direction: 'asc' as const }] : [],
    Limit: LIMIT,
  }
}

/** Which packages that the phone knows a search finds, in either language and whatever their tone marks; undefined: none is searched for. */
export function packageMatcherOf({ search }: PackageFilter) {
  if (!search) return undefined
  return (card: { name_th: string; name_en?: string }) => matchesSearch([card.name_th, card.name_en], search)
}
