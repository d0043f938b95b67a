import { addMember } from '../db/new-member.ts'
import { memberByLine, memberByMobile, type MemberState } from '../db/state.ts'
import type { BrandRef } from '../personas.ts'
import { flag } from '../brands/brand.ts'
import { brandOf, type SandboxContext } from '../sandbox-context.ts'
import { ApiError } from './errors.ts'
import { lineCallback, memberCallback, startSession } from './line-sign-in.ts'
import { readMobileNumber, type NumberAtBrand } from './mobile-number.ts'
import { takeOtpToken } from './otp.ts'
import { requireNewPin, setPin } from './pin.ts'

/** The member with a mobile number; an unknown number is refused. */
export function requireMobile(context: SandboxContext, { brandRef, mobileNo }: NumberAtBrand): MemberState {
  const member = memberByMobile(context.state, brandRef, mobileNo)
  if (member === undefined) throw new ApiError('mobileNotFound')
  return member
}

/** The body of a login's answer: a new bearer, and the flags that the app needs at once. */
export function openSession(context: SandboxContext, member: MemberState) {
  const brand = brandOf(member)
  return {
    token: startSession(context, member),
    // A member who withdrew has answered: home warns them, the consent page does not ask them.
    is_consent_pdpa: flag(brand, member.consent !== 'none'),
    is_withdraw_pdpa: flag(brand, member.consent === 'withdrawn'),
    ...(member.isWelcomeDue ? { campaign: 'welcome' as const } : {}),
  }
}

/** Connects a LINE user to this member, and to no other member of the brand. */
function connectLine(context: SandboxContext, member: MemberState, sub: string): void {
  const before = memberByLine(context.state, member.brandRef, sub)
  if (before !== undefined) delete before.lineSub
  member.lineSub = sub
}

interface NewAccount {
  otpToken: string
  pin: string
  lineRef: string | undefined
}

/** Makes an account for a verified number: a new member, or a member registered at the counter who has no PIN yet. */
export function createAccount(
  context: SandboxContext,
  number: NumberAtBrand,
  { otpToken, pin, lineRef }: NewAccount,
): MemberState {
  requireNewPin(pin, 'Pin')
  const known = memberByMobile(context.state, number.brandRef, number.mobileNo)
  if (known?.pin !== undefined) throw new ApiError('alreadyMember')
  takeOtpToken(context, otpToken, number, 'account')
  const member = known ?? addMember(context.state, number)
  setPin(context, member, pin)
  if (lineRef !== undefined) connectLine(context, member, lineRef)
  return member
}

interface LineMerge {
  Brand_Ref: string
  Mobile_No?: string | null
  Otp_Token?: string | null
}

/** Signs a LINE user in, after connecting them to the member of a verified number if one was sent. Returns the callback's claims. */
export function mergeLine(context: SandboxContext, brandRef: BrandRef, sub: string, body: LineMerge) {
  const { Brand_Ref, Mobile_No, Otp_Token } = body
  if (typeof Mobile_No !== 'string') return lineCallback(context, brandRef, sub)
  const number = readMobileNumber({ Brand_Ref, Mobile_No })
  takeOtpToken(context, Otp_Token ?? '', number, 'account')
  const known = memberByMobile(context.state, brandRef, number.mobileNo)
  const member = known ?? addMember(context.state, number)
  connectLine(context, member, sub)
  return memberCallback(context, member)
}

/** Sets a PIN for the member of a verified number. */
export function resetPinByOtp(
  context: SandboxContext,
  number: NumberAtBrand,
  { otpToken, pin }: { otpToken: string; pin: string },
): void {
  const member = requireMobile(context, number)
  requireNewPin(pin, 'New_Pin')
  takeOtpToken(context, otpToken, number, 'pin')
  setPin(context, member, pin)
}
