import type { LiffErrorCode, LiffOutcome, LiffSdk } from './liff-client.ts'
import { hasCredentialHash, hasLiffParameters } from './opening.ts'

/** Init may never settle: after a secondary redirect, in the native bridge, or below an overlay on Android. */
const WATCHDOG_MS = 9000

interface BootOptions {
  liffId: string
  loadSdk: () => Promise<LiffSdk>
  watchdogMs?: number
  /** Gets what init has found once the watchdog has given it up. */
  onLate?: (outcome: LiffOutcome) => void
}

/**
 * Loads and initialises the SDK, once per page load, then removes LINE's parameters from the address bar. Never rejects. The
 * SDK reads the URL, so nothing is removed before init settles or the watchdog fires, and the router must mount later, because
 * it would miss the change.
 */
export async function bootLiff({
  liffId,
  loadSdk,
  watchdogMs = WATCHDOG_MS,
  onLate,
}: BootOptions): Promise<LiffOutcome> {
  // The member has refused consent on LINE's page.
  const isDenied = new URL(location.href).searchParams.has('liffOAuth2Error')
  encodeStateValues()
  const init = initialise(liffId, loadSdk)
  const outcome = await Promise.race([init, timeout(watchdogMs)])
  if (outcome.status === 'failed' && outcome.code === 'timeout') void init.then(onLate)
  cleanAddress()
  if (isDenied) return { status: 'failed', code: 'denied', client: outcome.client }
  return outcome
}

async function initialise(liffId: string, loadSdk: () => Promise<LiffSdk>): Promise<LiffOutcome> {
  let sdk: LiffSdk | undefined
  try {
    sdk = await loadSdk()
    await sdk.init(liffId)
    return { status: 'ready', client: sdk.client }
  } catch (error) {
    return { status: 'failed', code: errorCode(error), client: sdk?.client }
  }
}

function timeout(milliseconds: number): Promise<LiffOutcome> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ status: 'failed', code: 'timeout' }), milliseconds)
  })
}

function errorCode(error: unknown): LiffErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (code === 'INVALID_ID_TOKEN') return 'invalidIdToken'
  // The server's code for an access token revoked while the page was open.
  if (code === 'invalid_request') return 'revoked'
  return 'failed'
}

/**
 * If the Endpoint URL has a query, SDKs before 2.31.1 turn each `?` within a deep link's value into `&`, which truncates it;
 * later ones do not. Encoded twice, it survives both.
 */
function encodeStateValues(): void {
  const search = location.search.replace(
    /([?&]liff\.state=(?:(?!%3F)[^?&])*(?:\?|%3F))([^&]*)/i,
    (_, begin: string, query: string) => begin + query.replaceAll(/\?|%3F/gi, '%253F'),
  )
  if (search !== location.search)
    history.replaceState(history.state, '', location.pathname + search + location.hash)
}

function cleanAddress(): void {
  const clean = withoutLiffParameters(new URL(location.href))
  if (clean.href !== location.href) history.replaceState(history.state, '', clean)
}

const LINE_QUERY_NAMES: readonly string[] = [
  'code',
  'state',
  'liffClientId',
  'liffRedirectUri',
  'error',
  'error_description',
  'liffOAuth2Error',
  'liffIsEscapedFromApp',
  'lineAppVersion',
]

/**
 * The address without LINE's parameters. A remaining `liff.state` (init failed before following it) becomes the address, so
 * that a deep link survives the error.
 */
export function withoutLiffParameters(url: URL): URL {
  const clean = new URL(url)
  const state = clean.searchParams.get('liff.state')
  // `code` and `state` are common names, and LINE's only next to its own parameters.
  const isOfLine = hasLiffParameters(url)
  for (const name of [...clean.searchParams.keys()]) {
    if (name.startsWith('liff.') || (isOfLine && LINE_QUERY_NAMES.includes(name)))
      clean.searchParams.delete(name)
  }
  if (hasCredentialHash(clean)) clean.hash = ''
  return state === null ? clean : followState(clean, state)
}

function followState(base: URL, state: string): URL {
  // Only a path or query of this site; anything else could redirect elsewhere.
  if (!/^(\/(?![/\\])|\?)/.test(state) || state.includes('\\')) return base
  const target = new URL(state, base.origin)
  if (target.origin !== base.origin) return base
  const merged = new URL(base)
  if (state.startsWith('/')) merged.pathname = base.pathname.replace(/\/$/, '') + target.pathname
  for (const [name, value] of target.searchParams) merged.searchParams.set(name, value)
  return merged
}
