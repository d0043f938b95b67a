import { isRecord } from '@/lib/is-record'

/** Words in both languages, as the error body of the contract carries them. */
export interface LocalizedText {
  title: string
  message: string
}

interface Common {
  /** The X-Request-Id of the call: the support code a member can copy. */
  requestId?: string
  /** The machine-readable text where the contract names one, in lower case ('invalid customer'). */
  message?: string
  /** The server's own words. */
  texts?: { th?: LocalizedText; en?: LocalizedText }
  /** The call's host is left alone for a while, which every page says above (app/shell/service-notice.tsx). */
  isResting?: true
}

/** Every way a call can fail: plain data, so that it can stand in the store (spec 8). */
export type AppError = Common &
  (
    | { kind: 'offline' }
    /** The API's host can be reached, but the browser keeps its answers from this site. */
    | { kind: 'blocked' }
    | { kind: 'aborted' }
    /** 401 on a call that carried the member's bearer; or there was none any more, and the call has not left this phone. */
    | { kind: 'sessionExpired' }
    | { kind: 'unauthenticated' }
    | { kind: 'forbidden' }
    | { kind: 'notFound' }
    | { kind: 'invalid'; fields?: Record<string, { th: string; en: string }> }
    | { kind: 'rateLimited' | 'unavailable'; retryAfterSeconds?: number }
    | { kind: 'server' }
    /** A success whose body lacks what the contract promises. */
    | { kind: 'malformed' }
    /** Refused for another reason; in a conflict (409) the server holds something that the sender did not know of. */
    | { kind: 'rejected'; isConflict?: true }
    | { kind: 'unexpected' }
  )

export type AppErrorKind = AppError['kind']

/** Any value a query or mutation failed with, as an AppError. */
export function toAppError(value: unknown): AppError {
  if (isRecord(value) && typeof value.kind === 'string') return value as unknown as AppError // made by the base query
  if (isRecord(value) && value.name === 'AbortError') return { kind: 'aborted' }
  return { kind: 'unexpected' }
}

/** A longer wait (ms) that an answer asks for is no rest of a page's. */
export const LONGEST_REST_MS = 3_600_000

/** Whether the host may be at fault, not the call; hosts.ts counts these. */
export const isHostError = ({ kind }: AppError): boolean =>
  kind === 'offline' || kind === 'blocked' || kind === 'unavailable' || kind === 'rateLimited'

const LOST: readonly AppErrorKind[] = [
  'offline',
  'blocked',
  'unavailable',
  'server',
  'malformed',
  'unexpected',
]

/** Whether a failed call says nothing of what the server has done: the call may have taken effect all the same. */
export function isAnswerLost(error: AppError): boolean {
  return LOST.includes(error.kind)
}
