/** Whether an address leads to the very machine that reads it. */
export function isOfThisMachine(address: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(parseUrl(address)?.hostname ?? '')
}

/** Whether the app is served from this machine (development). Tools have no page, and look at sites wherever they are. */
const isDevelopment = () => typeof location === 'undefined' || isOfThisMachine(location.href)

/** Whether a value is an absolute https address. One of this machine only where the app is served from it too, then http as well. */
export function isSafeWebUrl(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const url = parseUrl(value)
  // A policy would take https://* for every host.
  if (!url || url.hostname.includes('*')) return false
  if (isOfThisMachine(value)) return isDevelopment() && /^https?:$/.test(url.protocol)
  return url.protocol === 'https:'
}

/** Whether a value is a path: one leading slash, no host, no backslash, no control characters. */
export function isSitePath(value: unknown): value is string {
  // eslint-disable-next-line no-control-regex -- control characters are what the pattern excludes
  return typeof value === 'string' && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value)
}

/** A path without the slashes at its end. A loop, because a pattern would begin again at each slash of a hostile link. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

export function parseUrl(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

/**
 * A picture's address if it is safe to load: a safe web address, a path or address at the API's origin, or an image's data
 * address. Otherwise undefined (`javascript:`, `data:text/html`, plain http).
 */
export function pictureAddress(text: string, apiOrigin: string): string | undefined {
  if (/^data:image\//i.test(text)) return text
  const url = parseUrl(text, apiOrigin)
  return url && (url.origin === apiOrigin || isSafeWebUrl(url.href)) ? url.href : undefined
}

/** The origin of an API's base: an absolute address, or empty or a path for this site. */
export function originOfBase(base: string): string {
  return parseUrl(base, location.origin)?.origin ?? location.origin
}
