const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a value is an absolute https address, or http to this very machine (development). */
export function isSafeWebUrl(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const url = parseUrl(value)
  if (!url) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}

/** Whether a value is a path inside one site: one leading slash, no host, no backslash, no control characters. */
export function isSitePath(value: unknown): value is string {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return typeof value === 'string' && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(value)
}

/** The URL a text spells, or undefined. */
export function parseUrl(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}

/** The origin of an API whose base address is an absolute one or, for an API of this very site, empty or a path. */
export function originOfBase(base: string): string {
  return parseUrl(base, location.origin)?.origin ?? location.origin
}
