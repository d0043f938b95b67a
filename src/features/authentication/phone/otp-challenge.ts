import { readJson, readText, writeJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'

export type OtpPurpose = 'register' | 'first-login' | 'forgot-pin' | 'line'

/** A code that is on its way by SMS: never the code itself (spec 3, Stored locally). Times are milliseconds of this phone's clock. */
export interface OtpChallenge {
  ref: string
  purpose: OtpPurpose
  brandRef: string
  /** The number it was sent to; for another one it is of no use. */
  mobileNo: string
  /** From when another one may be asked for: the countdown that is shown, and that a reload goes on with. */
  resendAt: number
  expiresAt: number
}

/** The challenge that is stored for this purpose and number, if there is one. */
export function readChallenge(
  purpose: OtpPurpose,
  brandRef: string,
  mobileNo: string | undefined,
): OtpChallenge | undefined {
  const challenge = readJson('otp', isChallenge)
  const isAsked =
    challenge?.purpose === purpose && challenge.brandRef === brandRef && challenge.mobileNo === mobileNo
  return isAsked ? challenge : undefined
}

export function keepChallenge(challenge: OtpChallenge | undefined): void {
  if (challenge) writeJson('otp', challenge)
  else writeText('otp', undefined)
}

/** The number of the login or registration under way. */
export function readMobileNo(): string | undefined {
  return readText('mobileNo')
}

export function keepMobileNo(mobileNo: string): void {
  writeText('mobileNo', mobileNo)
}

function isChallenge(value: unknown): value is OtpChallenge {
  return (
    isRecord(value) &&
    typeof value.ref === 'string' &&
    typeof value.purpose === 'string' &&
    typeof value.brandRef === 'string' &&
    typeof value.mobileNo === 'string' &&
    typeof value.resendAt === 'number' &&
    typeof value.expiresAt === 'number'
  )
}
