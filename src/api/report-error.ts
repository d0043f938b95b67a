import { APP_VERSION } from '@/config/constants'
import { sendReport } from '@/lib/send-report'
import type { AppError, AppErrorKind } from './app-error'

/** Errors that an operator can fix; a wrong PIN, a lost network or an expired session is not. */
const REPORTED: readonly AppErrorKind[] = [
  'blocked',
  'forbidden',
  'malformed',
  'server',
  'unavailable',
  'unexpected',
]

/**
 * Reports a failed call to `errorReporting` of config.json: HTTP status (0 without an answer), kind of error, operation,
 * request id and app version; nothing about the member.
 */
export function reportError(
  address: string,
  { kind, requestId }: AppError,
  call: string,
  status: number | undefined,
): void {
  if (!REPORTED.includes(kind)) return
  sendReport(address, { code: status ?? 0, kind, call, requestId, version: APP_VERSION })
}
