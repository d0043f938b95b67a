import { isSitePath } from '@/lib/safe-url'
import { sitePath } from './base-path'
import { paths, type Path } from './paths'

/** The brand's part of an address (spec 2, Root behaviour). */
export interface AddressOfBrand {
  brandRef: string | undefined
  isGlobal?: string | undefined
}

/** The pages that may be passed on, each with the parameters that say what it shows: none of them is a member's. */
const SHAREABLE: Partial<Record<Path, readonly string[]>> = {
  [paths.landing]: [],
  [paths.home]: [],
  [paths.privilege]: ['category'],
  [paths.privilegeDetail]: ['privilegeId'],
  [paths.package]: [],
  [paths.packageDetail]: ['packageId'],
}

/** An id that is longer is none: it would make an address that LINE refuses. */
const MAX_VALUE_LENGTH = 200

/**
 * The address of this app that may be passed on for a path: its page and its brand, and nothing of the member's (a token, a code, a
 * phone number, what a list was opened with). A path that is not this site's, or whose page shows a member's own data, becomes the
 * app's top page.
 */
export function shareableAddress(path: string, brand: AddressOfBrand): string {
  const asked = isSitePath(path) ? new URL(path, location.origin) : undefined
  const names = asked && SHAREABLE[asked.pathname as Path] // any other text finds nothing
  const address = new URL(sitePath(names ? asked.pathname : paths.landing), location.origin)
  for (const name of names ?? []) {
    const value = asked?.searchParams.get(name)
    if (value && value.length <= MAX_VALUE_LENGTH) address.searchParams.set(name, value)
  }
  if (brand.brandRef) address.searchParams.set('brandRef', brand.brandRef)
  if (brand.isGlobal) address.searchParams.set('isGlobal', brand.isGlobal)
  // LINE's SDK takes a + for a plus sign, not for a blank.
  address.search = address.search.replaceAll('+', '%20')
  return address.href
}
