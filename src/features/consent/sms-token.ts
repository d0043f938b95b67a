import { parseText } from '@/lib/wire-scalar'
import { decodeTokenPayload, isOutOfTime } from '@/lib/token-payload'

export type SmsInvitation = NonNullable<ReturnType<typeof readSmsToken>>

/**
 * Reads sms-pdpa's `token`, whose signature the server verifies when the token is sent back. Undefined if it is unreadable,
 * incomplete, out of time (`exp` and `nbf`, seconds, against `now` in ms) or another brand's.
 */
export function readSmsToken(text: string, brandRef: string | undefined, now: number) {
  const payload = decodeTokenPayload(text)
  if (!payload || isOutOfTime(payload, now)) return undefined
  const named = parseText(payload.brand_ref)
  const customerRef = parseText(payload.customer_s_ref)
  const pdpaId = parseText(payload.pdpa_id)
  const pdpaRef = parseText(payload.pdpa_ref)
  if (!named || !customerRef || !pdpaId || !pdpaRef || named !== (brandRef ?? named)) return undefined
  /** The CRM's own; without it the CRM expects the whole parameter. */
  const innerToken = parseText(payload.token)
  // Dots in a path lead to another call.
  if (innerToken && /^\.+$/.test(innerToken)) return undefined
  return { brandRef: named, customerRef, pdpaId, pdpaRef, innerToken }
}
