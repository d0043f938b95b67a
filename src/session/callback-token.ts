import { nowForExpiry } from '@/lib/server-clock'
import { parseText, readFlag } from '@/lib/wire-scalar'
import { readBearer } from '@/storage/read-bearer'
import { brandOfBearer, decodeTokenPayload, isOutOfTime } from '@/lib/token-payload'

export type CallbackAction = 'register-customer' | 'customer-info' | 'home'

/** The payload of a callback token (spec 2, Landing), with its flags as booleans. */
export interface CallbackPayload {
  action: CallbackAction
  token?: string
  lineRef?: string
  isWithdrawn?: boolean
  /** False only for the text 'False' (spec 2). */
  isConsented: boolean
  isWelcome: boolean
}

/**
 * Reads a callback token: base64url JSON or a compact JWS, whose signature the server verifies when the token is sent back.
 * Undefined if it is unreadable or out of time (`exp` and `nbf`, seconds, by the server's clock), has an unknown action, lacks the bearer
 * for its action, or belongs to another brand.
 */
export function readCallbackToken(text: string, brandRef: string | undefined): CallbackPayload | undefined {
  const payload = decodeTokenPayload(text)
  if (!payload) return undefined
  const { action } = payload
  if (!isAction(action) || isOutOfTime(payload, nowForExpiry())) return undefined
  const bearer = readBearer(parseText(payload.token))
  const tokenBrand = parseText(payload.brand_ref) ?? brandOfBearer(bearer ?? '')
  if (tokenBrand !== undefined && brandRef !== undefined && tokenBrand !== brandRef) return undefined
  if (action !== 'register-customer' && !bearer) return undefined
  return {
    action,
    token: bearer,
    lineRef: parseText(payload.line_ref),
    isWithdrawn: readFlag(payload.is_withdraw_pdpa),
    isConsented: readFlag(payload.is_consent_pdpa) !== false,
    isWelcome: payload.campaign === 'welcome',
  }
}

function isAction(value: unknown): value is CallbackAction {
  return value === 'register-customer' || value === 'customer-info' || value === 'home'
}
