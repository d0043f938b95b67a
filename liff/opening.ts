/** What the page's address and user agent say about LINE; pure. */

const CREDENTIAL_NAMES = [
  'access_token',
  'context_token',
  'feature_token',
  'id_token',
  'client_id',
  'mst_challenge',
  'mst_verifier',
  'msit',
] as const

/** Whether LINE made the address, so that the SDK must read it before anything changes it. */
export function hasLiffParameters(url: URL): boolean {
  if (hasCredentialHash(url)) return true
  const names = [...url.searchParams.keys()]
  return names.some((name) => name.startsWith('liff.')) || isLoginReturn(url)
}

/** Whether the address is LINE's answer to a login, granted or refused. */
export function isLoginReturn(url: URL): boolean {
  return url.searchParams.has('liffClientId') || url.searchParams.has('liffOAuth2Error')
}

/** Whether the address's hash has LINE's credentials. */
export function hasCredentialHash(url: URL): boolean {
  const hash = new URLSearchParams(url.hash.slice(1))
  return CREDENTIAL_NAMES.some((name) => hash.has(name))
}

/**
 * Where the page runs by its user agent: 'liff' is LINE's LIFF browser, 'in-app' LINE's browser for plain links (without LIFF),
 * 'browser' anything else.
 */
export function lineBrowser(userAgent: string): 'liff' | 'in-app' | 'browser' {
  if (!/\bLine\/\d/.test(userAgent)) return 'browser'
  return /\bLIFF\b/.test(userAgent) ? 'liff' : 'in-app'
}
