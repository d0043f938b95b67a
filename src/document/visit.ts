import { appPath } from '@/addresses/base-path'
import { brandOfAddress, readQuery } from '@/lib/read-query'
import { withoutEndSlashes } from '@/lib/safe-url'
import { markOf } from '@/storage/owner'
import { BEARER } from '@/storage/read-bearer'
import type { StoredKey } from '@/storage/storage-keys'

/** The last visit's stored text; undefined if there is none or storage is blocked. */
export function stored(key: StoredKey | `${StoredKey}@${string}`): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

const bearer = stored('token') ?? ''
const query = readQuery(location.search)

/** The app's path of the current address. */
export const currentPath = () => withoutEndSlashes(appPath(location.pathname))

/** The address and its visitor, known before anything has loaded. */
export const visit = {
  path: currentPath(),
  query,
  /** The address's or the stored brand; without them the configuration's default, which is not known here. */
  brandRef: brandOfAddress(query) ?? (stored('brandRef') || undefined),
  isThai: stored('language') !== 'en',
  /** Undefined for a visitor. */
  bearer: BEARER.test(bearer) ? bearer : undefined,
}

/** What is stored of the visit's session. */
export const storedOfSession = (key: StoredKey) => stored(`${key}@${markOf(bearer)}`)

// Not from the table of paths, which would be inlined as a whole.
export const LOGIN = '/authentication/line-login'
export const isLanding = visit.path === '/'
/** A visitor at the login. */
export const isLogin = visit.bearer === undefined && visit.path === LOGIN
export const isLoginPath = /^\/(authentication\/|$)/.test(visit.path)
/** A member at home. */
export const isHome = visit.bearer !== undefined && visit.path === '/home'
