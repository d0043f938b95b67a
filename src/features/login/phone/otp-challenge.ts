import { readJson, readStored, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'

export type OtpPurpose = 'register' | 'first-login' | 'forgot-pin' | 'line'

/** A code requested by SMS, never the code itself (spec 3, Stored locally). Times are timestamps (ms) of this phone's clock. */
export interface OtpChallenge {
  ref: string
  purpose: OtpPurpose
  brandRef: string
  /** The number that the code was sent to; the code is not valid for another number. */
  mobileNo: string
  /** When the code was sent. */
  sentAt: number
  /** When another code may be requested; stored so that the countdown continues after a reload. */
  resendAt: number
  expiresAt: number
}

/**
 * The challenge stored for this purpose, brand and number, if there is one that has not expired. One that was sent at a moment to come
 * is none: the clock was set back, and nothing tells how old the code is.
 */
export function readChallenge(
  purpose: OtpPurpose,
  brandRef: string,
  mobileNo: string | undefined,
): OtpChallenge | undefined {
  const challenge = readJson('otp', isChallenge)
  const isMatch =
    challenge?.purpose === purpose && challenge.brandRef === brandRef && challenge.mobileNo === mobileNo
  const now = Date.now()
  return isMatch && challenge.expiresAt > now && challenge.sentAt <= now ? challenge : undefined
}

export function saveChallenge(challenge: OtpChallenge | undefined): void {
  if (challenge) writeJson('otp', challenge)
  else writeText('otp', undefined)
}

/** The stored number of the current login or registration. */
export function readMobileNo(): string | undefined {
  return readStored('mobileNo')
}

export function saveMobileNo(mobileNo: string): void {
  writeText('mobileNo', mobileNo)
  writeText('loginAt', String(Date.now()))
}

function isChallenge(value: unknown): value is OtpChallenge {
  return (
    isRecord(value) &&
    typeof value.ref === 'string' &&
    typeof value.purpose === 'string' &&
    typeof value.brandRef === 'string' &&
    typeof value.mobileNo === 'string' &&
    [value.sentAt, value.resendAt, value.expiresAt].every((moment) => typeof moment === 'number')
  )
}
