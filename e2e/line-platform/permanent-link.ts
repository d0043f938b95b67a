export const permanentLink = (liffId: string, path: string): string => `https://liff.line.me/${liffId}${path}`

/**
 * The first of a deep link's two page loads: LINE opens the endpoint with what follows the LIFF ID in `liff.state`,
 * and the SDK replaces that address by the page's own.
 */
export function firstPageLoad(endpointUrl: string, path: string, search: string): string {
  const state = (path === '/' && search === '' ? '' : path) + search
  const url = new URL(endpointUrl)
  if (state !== '') url.search += `${url.search === '' ? '?' : '&'}liff.state=${encodeURIComponent(state)}`
  return url.href
}
