import { nextId, memberByLine, type MemberState } from '../db/state.ts'
import { lineSub, PERSONA_NAMES, type BrandRef } from '../personas.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { ApiError } from './errors.ts'
import { makeToken, readToken } from './token.ts'

const CALLBACK_LIFETIME_S = 600

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Starts a session and returns its bearer. */
export function startSession(context: SandboxContext, member: MemberState): string {
  const jti = nextId(context.state, 'S')
  context.state.sessions[jti] = { brandRef: member.brandRef, memberId: member.id }
  return makeToken({ brand_ref: member.brandRef, sub: member.id, jti })
}

/** The LINE user id in an ID token. Only the token's payload is read: the sandbox has no LINE channel to check it with. */
export function readLineSub(idToken: string, now: Date): string {
  const claims = readToken(idToken)
  const isLive = typeof claims?.exp !== 'number' || claims.exp > seconds(now)
  if (typeof claims?.sub !== 'string' || !isLive) throw new ApiError('invalidLineToken')
  if (claims.sub.startsWith('Urefused')) throw new ApiError('invalidLineToken')
  // The app's fake LIFF client of development sends a persona's name as the user id.
  const persona = PERSONA_NAMES.find((name) => name === claims.sub)
  return persona === undefined ? claims.sub : lineSub(persona)
}

/** The callback claims for a member, which the landing reads after a LINE login. */
export function memberCallback(context: SandboxContext, member: MemberState): Record<string, unknown> {
  return {
    action: member.isInfoComplete ? 'home' : 'customer-info',
    token: startSession(context, member),
    ...(member.lineSub === undefined ? {} : { line_ref: member.lineSub }),
    is_withdraw_pdpa: member.consent === 'withdrawn',
    // A member who withdrew has answered: False would send them to the consent page before home can warn them.
    is_consent_pdpa: member.consent === 'none' ? 'False' : 'True',
    ...(member.isWelcomeDue ? { campaign: 'welcome' } : {}),
    brand_ref: member.brandRef,
    exp: seconds(context.now()) + CALLBACK_LIFETIME_S,
  }
}

/** The callback claims for a LINE user whom the brand does not know. */
export function registerCallback(context: SandboxContext, brandRef: BrandRef, sub: string) {
  const exp = seconds(context.now()) + CALLBACK_LIFETIME_S
  return {
    action: 'register-customer',
    token: makeToken({ brand_ref: brandRef, line_ref: sub, purpose: 'register', exp }),
    line_ref: sub,
    brand_ref: brandRef,
    exp,
  }
}

/** The callback claims for any LINE user at a brand. */
export function lineCallback(context: SandboxContext, brandRef: BrandRef, sub: string) {
  const member = memberByLine(context.state, brandRef, sub)
  return member === undefined ? registerCallback(context, brandRef, sub) : memberCallback(context, member)
}
