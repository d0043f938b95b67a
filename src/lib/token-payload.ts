import { isRecord } from './is-record.ts'
import { readNumber, parseText } from './wire-scalar.ts'

/** The unverified claims of a compact JWS or base64url JSON; undefined if unreadable. */
export function decodeTokenPayload(text: string): Record<string, unknown> | undefined {
  const parts = text.split('.')
  const encoded = parts.length === 3 ? parts[1] : parts.length === 1 ? parts[0] : undefined
  if (!encoded) return undefined
  try {
    const bytes = Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    )
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

/** The brand named in a bearer (spec 4, Start); undefined if it is opaque. */
export function brandOfBearer(token: string): string | undefined {
  return token.includes('.') ? parseText(decodeTokenPayload(token)?.brand_ref) : undefined
}

/**
 * The brand named in sms-pdpa's `token`, unless it has expired by `now` (ms); without `now` even then. Its `nbf` does not count,
 * because a phone's clock may be slow.
 */
export function brandOfSmsToken(text = '', now = 0): string | undefined {
  const { exp, brand_ref: brandRef } = decodeTokenPayload(text) ?? {}
  return isOutOfTime({ exp }, now) ? undefined : parseText(brandRef)
}

/** So far the clocks of two servers may differ. */
const CLOCKS_DIFFER_MS = 60_000

/**
 * Whether `now` (ms) is after a token's `exp`, or before its `nbf` (seconds, numbers or texts). An unreadable one counts so, an absent
 * one does not; without a time none is early.
 */
export const isOutOfTime = ({ exp, nbf }: Record<string, unknown>, now: number): boolean =>
  !(msOf(exp, Infinity) > now && (now === 0 || msOf(nbf, 0) <= now + CLOCKS_DIFFER_MS))

/** A claim's time (ms); NaN, which compares with nothing, if it is none. */
const msOf = (seconds: unknown, absent: number): number =>
  (seconds ?? '') === '' ? absent : (readNumber(seconds) ?? NaN) * 1000
