/** What LINE adds to an address; pure, over URL objects. */

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

/** Whether an address was made by LINE: then the SDK has to read it before other code may change it. */
export function hasLiffParameters(url: URL): boolean {
  if (hasCredentialHash(url)) return true
  const names = [...url.searchParams.keys()]
  return names.some((name) => name.startsWith('liff.')) || isLoginReturn(url)
}

/** Whether an address is LINE's answer to a login, granted or refused. */
export function isLoginReturn(url: URL): boolean {
  return url.searchParams.has('liffClientId') || url.searchParams.has('liffOAuth2Error')
}

/** Whether an address's hash has LINE's credentials. */
export function hasCredentialHash(url: URL): boolean {
  const hash = new URLSearchParams(url.hash.slice(1))
  return CREDENTIAL_NAMES.some((name) => hash.has(name))
}
