import type { LiffErrorCode, LiffOutcome, LiffSdk } from './liff-client.ts'
import { isDenied, withoutLiffParameters } from './clean-address.ts'

/** Init may legally never settle: a secondary redirect, the native bridge, an overlay on Android. */
const WATCHDOG_MS = 9000

interface BootOptions {
  liffId: string
  loadSdk: () => Promise<LiffSdk>
  watchdogMs?: number
}

/**
 * Loads the SDK and initialises it, once per page load, then removes LINE's parameters from the address bar, on success
 * and on failure. Never rejects. The URL is not touched before init settles or the watchdog fires: the SDK reads it. The
 * router may be mounted only afterwards, for it would not notice the changed URL.
 */
export async function bootLiff({
  liffId,
  loadSdk,
  watchdogMs = WATCHDOG_MS,
}: BootOptions): Promise<LiffOutcome> {
  const denied = isDenied(new URL(location.href))
  const outcome = await Promise.race([initialise(liffId, loadSdk), timeout(watchdogMs)])
  cleanAddress()
  if (denied) return { status: 'failed', code: 'denied', client: outcome.client }
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
  // The server's code for an access token that was revoked while the page was open.
  if (code === 'invalid_request') return 'revoked'
  return 'failed'
}

function cleanAddress(): void {
  const clean = withoutLiffParameters(new URL(location.href))
  if (clean.href !== location.href) history.replaceState(history.state, '', clean)
}
