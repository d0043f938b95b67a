import { appPath } from '@/addresses/base-path'
import { brandOfAddress } from '@/lib/read-query'
import { BEARER } from '@/storage/read-bearer'
import type { StoredKey } from '@/storage/storage-keys'

/** The text that the last visit has stored; undefined too where the browser keeps storage from the page. */
export function stored(key: StoredKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

const bearer = stored('token') ?? ''
const query = new URLSearchParams(location.search)

/** The app's path of the address on screen. */
export const pathNow = () => appPath(location.pathname).replace(/(.)\/+$/, '$1')

/** The address and its visitor: all that the head script knows before anything has loaded. */
export const visit = {
  path: pathNow(),
  query,
  /** The brand of the address, else of the last visit; the configuration's default is left to whoever has that. */
  brandRef: brandOfAddress(query) ?? (stored('brandRef') || undefined),
  isThai: stored('language') !== 'en',
  /** The member's bearer; undefined for a visitor. */
  bearer: BEARER.test(bearer) ? bearer : undefined,
}

// Not the table of paths: all of it would stand in the document.
export const LOGIN = '/authentication/line-login'
export const isLanding = visit.path === '/'
/** A visitor at the login. */
export const isLogin = visit.bearer === undefined && visit.path === LOGIN
export const isLoginPath = /^\/(authentication\/|$)/.test(visit.path)
/** A member on the way home. */
export const isHome = visit.bearer !== undefined && visit.path === '/home'
