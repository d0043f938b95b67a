const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a value is an absolute https address, or http to this machine (development). */
export function isSafeWebUrl(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const url = parseUrl(value)
  // A policy would take https://* for every host.
  if (!url || url.hostname.includes('*')) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOST.test(url.hostname))
}

/** Whether a value is a path: one leading slash, no host, no backslash, no control characters. */
export function isSitePath(value: unknown): value is string {
  // eslint-disable-next-line no-control-regex -- control characters are what the pattern excludes
  return typeof value === 'string' && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value)
}

export function parseUrl(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

/**
 * A picture's address if it is safe to load: https, this machine, a path or address at the API's origin, or an image's data
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
