import { APP_VERSION } from '@/config/constants'
import type { AppError, AppErrorKind } from './app-error'

/** What an operator can mend. A wrong PIN, a lost network or an end of session is not theirs to mend. */
const REPORTED: readonly AppErrorKind[] = [
  'blocked',
  'forbidden',
  'malformed',
  'server',
  'unavailable',
  'unexpected',
]

/**
 * Reports a failed call to an address (config.json, `errorReporting`): the HTTP status (0 without an answer), the kind of error,
 * the call's name in the contract, its request id and the app's version. Nothing of the member.
 */
export function reportError(
  address: string,
  { kind, requestId }: AppError,
  call: string,
  status: number | undefined,
): void {
  if (!REPORTED.includes(kind)) return
  const body = JSON.stringify({ code: status ?? 0, kind, call, requestId, version: APP_VERSION })
  // No beacon: it would take the receiver's cookies along. A report that does not get through is nobody's error.
  fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
    () => {},
  )
}
