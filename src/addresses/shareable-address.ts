import { isSitePath } from '@/lib/safe-url'
import { sitePath } from './base-path'
import { paths, type Path } from './paths'

/** The brand in an address (spec 2, Root behaviour). */
export interface AddressOfBrand {
  brandRef?: string | undefined
  isGlobal?: string | undefined
}

/** The pages that may be shared, each with the search parameters that a shared address keeps. */
const SHAREABLE: Partial<Record<Path, readonly string[]>> = {
  [paths.landing]: [],
  [paths.home]: [],
  [paths.privilege]: ['category'],
  [paths.privilegeDetail]: ['privilegeId'],
  [paths.package]: [],
  [paths.packageDetail]: ['packageId'],
}

/** LINE refuses long addresses, so a longer parameter is left out. */
const MAX_VALUE_LENGTH = 200

/**
 * The address to share for a path: its page and brand, without anything private (a token, a code, a phone number, a filter).
 * For another site's path, or a page with a member's own data, the address of the landing page.
 */
export function shareableAddress(path: string, brand: AddressOfBrand): string {
  const asked = isSitePath(path) ? new URL(path, location.origin) : undefined
  const names = asked && SHAREABLE[asked.pathname as Path] // undefined for any other path
  const address = new URL(sitePath(names ? asked.pathname : paths.landing), location.origin)
  for (const name of names ?? []) {
    const value = asked?.searchParams.get(name)
    if (value && value.length <= MAX_VALUE_LENGTH) address.searchParams.set(name, value)
  }
  if (brand.brandRef) address.searchParams.set('brandRef', brand.brandRef)
  if (brand.isGlobal) address.searchParams.set('isGlobal', brand.isGlobal)
  // LINE's SDK reads a + as a plus sign, not as a space.
  address.search = address.search.replaceAll('+', '%20')
  return address.href
}
