import { parseText } from '@/lib/wire-scalar'
import { decodeTokenPayload, hasExpired } from '@/lib/token-payload'

/** The payload of an SMS link. */
export interface SmsInvitation {
  brandRef: string
  customerRef: string
  pdpaId: string
  pdpaRef: string
  /** The CRM's own token; without it the CRM expects the whole parameter. */
  innerToken?: string
}

/**
 * Reads sms-pdpa's `token`, whose signature the server verifies when the token is sent back. Undefined if it is unreadable,
 * incomplete, expired (`exp`, seconds, against `now` in ms) or another brand's.
 */
export function readSmsToken(
  text: string,
  brandRef: string | undefined,
  now: number,
): SmsInvitation | undefined {
  const payload = decodeTokenPayload(text)
  if (!payload || hasExpired(payload, now)) return undefined
  const invitation = {
    brandRef: parseText(payload.brand_ref),
    customerRef: parseText(payload.customer_s_ref),
    pdpaId: parseText(payload.pdpa_id),
    pdpaRef: parseText(payload.pdpa_ref),
  }
  if (!isComplete(invitation)) return undefined
  if (brandRef !== undefined && invitation.brandRef !== brandRef) return undefined
  return { ...invitation, innerToken: parseText(payload.token) }
}

function isComplete<T extends Record<string, string | undefined>>(
  value: T,
): value is T & Record<keyof T, string> {
  return Object.values(value).every((text) => text !== undefined)
}
