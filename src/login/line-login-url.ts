import { isSafeWebUrl, parseUrl } from '@/lib/safe-url'

/**
 * Whether lineprovider/issue's answer may be followed: its host is one of the configured hosts,
 * the API's own, or this machine; https except on this machine. Anything else is an error, never a redirect.
 */
export function isLineLoginUrl(
  text: string,
  allowed: { lineLoginHosts: string[]; customerApiUrl: string; origin: string },
): boolean {
  const url = parseUrl(text)
  if (!url || !isSafeWebUrl(text) || url.username || url.password) return false
  const apiHost = parseUrl(allowed.customerApiUrl, allowed.origin)?.host
  // Plain http is safe to this machine alone.
  const isThisMachine = isSafeWebUrl(`http://${url.host}`)
  return isThisMachine || url.host === apiHost || allowed.lineLoginHosts.includes(url.host)
}
