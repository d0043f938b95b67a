import { readJson, readStored, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'

export type OtpPurpose = 'register' | 'first-login' | 'forgot-pin' | 'line'

/** A code requested by SMS, without the code itself (spec 3, Stored locally). Times in ms of this phone's clock. */
export interface OtpChallenge {
  ref: string
  purpose: OtpPurpose
  /** The number the code was sent to, for which alone it is valid. */
  mobileNo: string
  sentAt: number
  /** When another code may be requested; stored for the countdown after a reload. */
  resendAt: number
  expiresAt: number
}

/**
 * The stored challenge of this purpose and number, unless it has expired, or is from the future: then the clock was set
 * back, and its age is unknown.
 */
export function readChallenge(purpose: OtpPurpose, mobileNo: string | undefined): OtpChallenge | undefined {
  const challenge = readJson('otp', isChallenge)
  const isMatch = challenge?.purpose === purpose && challenge.mobileNo === mobileNo
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
    typeof value.mobileNo === 'string' &&
    [value.sentAt, value.resendAt, value.expiresAt].every((moment) => typeof moment === 'number')
  )
}
