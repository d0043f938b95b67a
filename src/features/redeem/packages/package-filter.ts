import { matchesSearch } from '@/lib/search-text'

/** The list's filter in the address. */
export const PACKAGE_FILTER_NAMES = ['search', 'sort'] as const

export type PackageFilter = Partial<Record<(typeof PACKAGE_FILTER_NAMES)[number], string>>

/** The sandbox server's default, and few enough for a slow network. */
const LIMIT = 20

/** By the end date, or in the server's order. */
export const packageSortOf = ({ sort }: PackageFilter) => (sort === 'expiry' ? sort : '')

/** The list request for a filter. */
export function packageRequest(filter: PackageFilter) {
  const { search } = filter
  return {
    Filters: search ? [{ Field: 'name', Operator: 'like' as const, Value: search }] : [],
    Ordering: packageSortOf(filter) ? [{ Field: 'expiry_date', Direction: 'asc' as const }] : [],
    Limit: LIMIT,
  }
}

export const wholePackages = packageRequest({})

/** Matches loaded packages to a search, in both languages and ignoring tone marks; undefined without a search. */
export function packageMatcherOf({ search }: PackageFilter) {
  if (!search) return undefined
  return (card: { name_th: string; name_en?: string }) => matchesSearch([card.name_th, card.name_en], search)
}
