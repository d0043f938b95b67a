import { hasCredentialHash, hasLiffParameters } from './liff-url.ts'

const LINE_QUERY_NAMES = [
  'code',
  'state',
  'liffClientId',
  'liffRedirectUri',
  'error',
  'error_description',
  'liffOAuth2Error',
  'liffIsEscapedFromApp',
  'lineAppVersion',
] as const

/** Whether the member refused consent on LINE's page. */
export function isDenied(url: URL): boolean {
  return url.searchParams.has('liffOAuth2Error')
}

/**
 * The address without what LINE added. A `liff.state` that is still there (init failed before it could follow it)
 * becomes the address named in it, so that a deep link survives the failure.
 */
export function withoutLiffParameters(url: URL): URL {
  const clean = new URL(url)
  const state = clean.searchParams.get('liff.state')
  // `code` and `state` are common names: they are LINE's only beside LINE's own parameters.
  const isOfLine = hasLiffParameters(url)
  for (const name of [...clean.searchParams.keys()]) {
    if (name.startsWith('liff.') || (isOfLine && isLineName(name))) clean.searchParams.delete(name)
  }
  if (hasCredentialHash(clean)) clean.hash = ''
  return state === null ? clean : followState(clean, state)
}

function followState(base: URL, state: string): URL {
  // Only a path or a query of this very site: any other state could redirect to another site.
  if (!/^(\/(?![/\\])|\?)/.test(state) || state.includes('\\')) return base
  const target = new URL(state, base.origin)
  if (target.origin !== base.origin) return base
  const merged = new URL(base)
  if (state.startsWith('/')) merged.pathname = base.pathname.replace(/\/$/, '') + target.pathname
  for (const [name, value] of target.searchParams) merged.searchParams.set(name, value)
  return merged
}

function isLineName(name: string): boolean {
  return (LINE_QUERY_NAMES as readonly string[]).includes(name)
}
