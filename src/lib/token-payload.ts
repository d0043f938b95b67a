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

/** The brand named in sms-pdpa's `token`, unless it has expired by `now` (ms); without `now` even then. */
export function brandOfSmsToken(text = '', now = 0): string | undefined {
  const payload = decodeTokenPayload(text) ?? {}
  return hasExpired(payload, now) ? undefined : parseText(payload.brand_ref)
}

/** Whether `exp` (seconds, number or text) is before `now` (ms). Unreadable counts as expired, absent does not. */
export function hasExpired({ exp }: Record<string, unknown>, now: number): boolean {
  if (exp === undefined || exp === null || exp === '') return false
  const seconds = readNumber(exp)
  return seconds === undefined || seconds * 1000 <= now
}
