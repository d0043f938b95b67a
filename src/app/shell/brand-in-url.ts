import { paths } from '@/addresses/paths'

interface StoredBrand {
  brandRef?: string
  isGlobal?: string
}

/** The query with the stored brand in it (spec 2, Root behaviour); undefined where the address can stay as it is. */
export function queryWithBrand(pathname: string, search: string, stored: StoredBrand): string | undefined {
  if (!stored.brandRef || pathname === paths.landing) return undefined
  const query = new URLSearchParams(search)
  const wanted = Object.entries({ brandRef: stored.brandRef, isGlobal: stored.isGlobal })
  const missing = wanted.filter(([name, value]) => value && query.get(name) !== value)
  if (missing.length === 0) return undefined
  for (const [name, value] of missing) query.set(name, value ?? '')
  return `?${query}`
}
