import { memberByMobile, nextId, type OtpUse } from '../db/state.ts'
import { OTP } from '../personas.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { CODE_LETTERS } from './code-letters.ts'
import { ApiError } from './errors.ts'
import { refuseMagicCode } from './magic-inputs.ts'
import { numberKey, type NumberAtBrand } from './mobile-number.ts'
import { countWrongTry, forgetTries, refuseWhileLocked } from './tries.ts'

/** The code that has always expired. */
const EXPIRED_OTP = '000000'
const TOKEN_LIFETIME_MS = 600_000
const NEEDS_MEMBER: OtpUse[] = ['first-login', 'forgot-pin']

const triesKey = (number: NumberAtBrand) => `otp:${numberKey(number)}`

/** Four letters and digits that no recent OTP of this state has as its reference. */
function nextRef(context: SandboxContext): string {
  const spread = Number(nextId(context.state, '')) * 40_503 + 123_457
  return Array.from({ length: 4 }, (_, place) => CODE_LETTERS[(spread >>> (place * 5)) % 32]).join('')
}

/** Sends a code to a number and voids the code before. A repeat that is too early is refused with the seconds left. */
export function sendOtp(context: SandboxContext, number: NumberAtBrand, purpose: OtpUse) {
  const { state, settings } = context
  const isMember = memberByMobile(state, number.brandRef, number.mobileNo) !== undefined
  if (NEEDS_MEMBER.includes(purpose) && !isMember) throw new ApiError('mobileNotFound')
  const now = context.now().getTime()
  const wait = Math.ceil(((state.otps[numberKey(number)]?.resendAt ?? 0) - now) / 1000)
  if (wait > 0) throw new ApiError('tooMany', { retry_after: wait })
  const ref = nextRef(context)
  state.otps[numberKey(number)] = {
    ref,
    purpose,
    expiresAt: now + settings.otpExpiresIn * 1000,
    resendAt: now + settings.otpResendIn * 1000,
  }
  return { otp_ref: ref, expires_in: settings.otpExpiresIn, resend_in: settings.otpResendIn }
}

/** Exchanges a code for the token that proves the number. */
export function verifyOtp(context: SandboxContext, number: NumberAtBrand, ref: string, code: string): string {
  const { state } = context
  const now = context.now()
  refuseWhileLocked(state, triesKey(number), now)
  refuseMagicCode(code, 'Otp_Code')
  const otp = state.otps[numberKey(number)]
  const isLive = otp?.ref === ref && otp.expiresAt > now.getTime()
  if (!isLive || code === EXPIRED_OTP) throw new ApiError('otpExpired')
  if (code !== OTP) {
    countWrongTry(state, triesKey(number), now)
    throw new ApiError('invalidOtp')
  }
  delete state.otps[numberKey(number)]
  forgetTries(state, triesKey(number))
  const token = nextId(state, 'otp-')
  state.otpTokens[token] = { ...number, purpose: otp.purpose, expiresAt: now.getTime() + TOKEN_LIFETIME_MS }
  return token
}

/** What a proof may be used for, by what its code was asked for. */
const USES = {
  account: ['register', 'first-login', 'line'],
  pin: ['first-login', 'forgot-pin'],
} satisfies Record<string, OtpUse[]>

/** Uses up a token; refuses a token that is unknown, used, too old, of another number or brand, or for another use. */
export function takeOtpToken(
  context: SandboxContext,
  token: string,
  number: NumberAtBrand,
  use: keyof typeof USES,
): void {
  const proof = context.state.otpTokens[token]
  const isOfNumber = proof !== undefined && numberKey(proof) === numberKey(number)
  if (!isOfNumber || proof.expiresAt <= context.now().getTime()) throw new ApiError('otpExpired')
  const purposes: OtpUse[] = USES[use]
  if (!purposes.includes(proof.purpose)) throw new ApiError('otpExpired')
  delete context.state.otpTokens[token]
}
