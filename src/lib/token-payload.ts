import { isRecord } from './is-record.ts'
import { readNumber, parseText } from './wire-scalar.ts'

/** The claims of a JWS in compact form or of base64url JSON, unverified; undefined when there are none. */
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

/** The brand that a member's bearer names, where it can be decoded (spec 4, Start); undefined for an opaque one. */
export function brandOfBearer(token: string): string | undefined {
  return token.includes('.') ? parseText(decodeTokenPayload(token)?.brand_ref) : undefined
}

/** The brand that the `token` of sms-pdpa names, where it can be decoded and has not expired by `now` (ms); without `now`, of an expired one too. */
export function brandOfSmsToken(text = '', now = 0): string | undefined {
  const payload = decodeTokenPayload(text) ?? {}
  return hasExpired(payload, now) ? undefined : parseText(payload.brand_ref)
}

/** Whether claims have expired: `exp`, in seconds, a number or its text, against `now` in ms. Unreadable counts as expired, absent does not. */
export function hasExpired({ exp }: Record<string, unknown>, now: number): boolean {
  if (exp === undefined || exp === null || exp === '') return false
  const seconds = readNumber(exp)
  return seconds === undefined || seconds * 1000 <= now
}
