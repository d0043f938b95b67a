import { msOf, serverNow } from '@/lib/server-clock'
import { parseText, readFlag } from '@/lib/wire-scalar'
import { readBearer } from '@/storage/read-bearer'
import { brandOfBearer, decodeTokenPayload, hasExpired } from '@/lib/token-payload'

export type CallbackAction = 'register-customer' | 'customer-info' | 'home'

/** The payload of a callback token (spec 2, Landing), its flags as booleans. */
export interface CallbackPayload {
  action: CallbackAction
  token?: string
  lineRef?: string
  isWithdrawn?: boolean
  /** False only where the text is 'False' (spec 2). */
  isConsented: boolean
  isWelcome: boolean
}

/**
 * Reads a callback token: a JWS in compact form, whose payload is not verified (the server verifies the token
 * when it is sent back), or base64url JSON. Undefined when the token cannot be decoded, names an unknown action, has expired
 * (`exp`, seconds), lacks the bearer its action needs, or is another brand's.
 */
export function readCallbackToken(text: string, brandRef: string | undefined): CallbackPayload | undefined {
  const payload = decodeTokenPayload(text)
  if (!payload) return undefined
  const { action } = payload
  if (!isAction(action) || hasExpired(payload, msOf(serverNow()))) return undefined
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
