import { useState } from 'react'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { sendDeed } from '@/api/once'
import { phoneNow } from '@/lib/server-clock'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'

/** A code requested by SMS, without the code itself (spec 3, Stored locally). */
type OtpChallenge = StoredValue<'otp'>
export type OtpPurpose = OtpChallenge['purpose']

type Sent = (typeof api.endpoints)['requestOtp']['Types']['ResultType']

/** A code whose answer was lost is asked for under the same id as long as it may be valid. */
const TRY_MS = 5 * 60_000

/** Requests and verifies SMS codes. The challenge survives a reload. */
export function useOtp(purpose: OtpPurpose, brandRef: string, mobileNo: string | undefined) {
  const [last, setLast] = useState(() => readChallenge(purpose, mobileNo))
  const challenge = last?.mobileNo === mobileNo ? last : undefined
  const [requestOtp, requesting] = api.useRequestOtpMutation()
  const [resendOtp, resending] = api.useResendOtpMutation()
  const [verifyOtp] = api.useVerifyOtpMutation()
  const secondsToResend = useSecondsLeft(
    challenge?.resendAt,
    challenge && challenge.resendAt - challenge.sentAt,
  )
  const isExpired = useSecondsLeft(challenge?.expiresAt) === 0 && challenge !== undefined

  const storeChallenge = (next: typeof challenge) => {
    writeStored('otp', next)
    setLast(next)
  }
  const saveSent = (number: string, { otp_ref, expires_in, resend_in }: Sent) => {
    // The member has gone on to another number, whose code this one must not replace.
    if (readStored('mobileNo') !== number) return
    const now = phoneNow()
    storeChallenge({
      ref: otp_ref,
      purpose,
      mobileNo: number,
      sentAt: now,
      resendAt: now + resend_in * 1000,
      expiresAt: now + expires_in * 1000,
    })
  }

  /** Sends a code, or reuses one sent a moment ago, because the server would refuse another request. */
  const request = async (number: string): Promise<AppError | undefined> => {
    const recent = readChallenge(purpose, number)
    if (recent && recent.resendAt > phoneNow()) {
      setLast(recent)
      return undefined
    }
    const body = { Brand_Ref: brandRef, Mobile_No: number, Purpose: purpose }
    const { data, error } = await sendDeed('requestOtp', requestOtp, body, { lifeMs: TRY_MS })
    if (error) return toAppError(error)
    saveSent(number, data)
    return undefined
  }

  const resend = async (): Promise<AppError | undefined> => {
    if (!challenge) return undefined
    const { mobileNo: number, ref } = challenge
    const body = { Brand_Ref: brandRef, Mobile_No: number, Otp_Ref: ref, Purpose: purpose }
    const answer = await sendDeed('resendOtp', resendOtp, body, { lifeMs: TRY_MS })
    if (!answer.error) {
      saveSent(number, answer.data)
      return undefined
    }
    const error = toAppError(answer.error)
    if (error.kind !== 'rateLimited' || !error.retryAfterSeconds) return error
    // The resend button counts down to the server's retry-after.
    storeChallenge({ ...challenge, resendAt: phoneNow() + error.retryAfterSeconds * 1000 })
    return undefined
  }

  /** Gives the token that verifies the number, or the error. A code is valid once. */
  const verify = async (
    number: string,
    code: string,
  ): Promise<{ otpToken: string } | { error: AppError }> => {
    const body = {
      Brand_Ref: brandRef,
      Mobile_No: number,
      Otp_Ref: challenge?.ref ?? '',
      Otp_Code: code,
    }
    const { data, error } = await sendDeed('verifyOtp', verifyOtp, body, { isSecret: true })
    if (error) return { error: toAppError(error) }
    // The state's challenge stays, because this step renders until the next one does.
    if (readStored('otp')?.ref === body.Otp_Ref) writeStored('otp', undefined)
    return { otpToken: data.otp_token }
  }

  return {
    otpRef: challenge?.ref,
    secondsToResend,
    isExpired,
    isSending: requesting.isLoading || resending.isLoading,
    request,
    resend,
    verify,
    remove: () => storeChallenge(undefined),
  }
}

/**
 * The stored challenge of this purpose and number, unless it has expired, or is from the future: then the clock was set
 * back, and its age is unknown.
 */
function readChallenge(purpose: OtpPurpose, mobileNo: string | undefined): OtpChallenge | undefined {
  const challenge = readStored('otp')
  const isMatch = challenge?.purpose === purpose && challenge.mobileNo === mobileNo
  const now = phoneNow()
  return isMatch && challenge.expiresAt > now && challenge.sentAt <= now ? challenge : undefined
}
