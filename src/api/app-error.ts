import { isRecord } from '@/lib/is-record'

export interface LocalizedText {
  title: string
  message: string
}

interface Common {
  /** The X-Request-Id of the call, a support code that the member can copy. */
  requestId?: string
  /** The contract's machine-readable message, in lower case ('invalid customer'). */
  message?: string
  /** The server's texts for the member. */
  texts?: { th?: LocalizedText; en?: LocalizedText }
  /** The call's host is at rest, which a notice above every page says (app/shell/service-notice.tsx). */
  isResting?: true
}

/** Every way a call can fail, as plain data for the store (spec 8). */
export type AppError = Common &
  (
    | { kind: 'offline' }
    /** The API is reachable, but the browser keeps its answers from this site (CORS). */
    | { kind: 'blocked' }
    | { kind: 'aborted' }
    /** 401 on a call with the member's bearer; or the bearer was gone before the call was sent. */
    | { kind: 'sessionExpired' }
    | { kind: 'unauthenticated' }
    | { kind: 'forbidden' }
    | { kind: 'notFound' }
    | { kind: 'invalid'; fields?: Record<string, { th: string; en: string }> }
    | { kind: 'rateLimited' | 'unavailable'; retryAfterSeconds?: number }
    | { kind: 'server' }
    /** A success without what the contract promises. */
    | { kind: 'malformed' }
    /** Refused for another reason; in a conflict (409) the server has newer data or a call in progress. */
    | { kind: 'rejected'; isConflict?: true }
    | { kind: 'unexpected' }
  )

export type AppErrorKind = AppError['kind']

/** The error of a failed query or mutation as an AppError. */
export function toAppError(value: unknown): AppError {
  if (isRecord(value) && typeof value.kind === 'string') return value as unknown as AppError // from the base query
  if (isRecord(value) && value.name === 'AbortError') return { kind: 'aborted' }
  return { kind: 'unexpected' }
}

/** Longer waits than this (ms) are cut short. */
export const LONGEST_REST_MS = 3_600_000

/** Whether the host may be at fault, and not the call. */
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

/** Whether the call may have taken effect although it failed. */
export function isAnswerLost(error: AppError): boolean {
  return LOST.includes(error.kind)
}
