import { useState } from 'react'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { keepChallenge, readChallenge, type OtpPurpose } from '../otp-challenge'

interface Sent {
  otp_ref: string
  expires_in: number
  resend_in: number
}

/** Requests codes by SMS and verifies them (contract, RequestOTP to VerifyOTP). The challenge is persisted over a reload. */
export function useOtp(purpose: OtpPurpose, brandRef: string, mobileNo: string | undefined) {
  const [last, setLast] = useState(() => readChallenge(purpose, brandRef, mobileNo))
  const challenge = last?.mobileNo === mobileNo ? last : undefined
  const [requestOtp, requesting] = api.useRequestOtpMutation()
  const [resendOtp, resending] = api.useResendOtpMutation()
  const [verifyOtp] = api.useVerifyOtpMutation()
  const secondsToResend = useSecondsLeft(challenge?.resendAt)
  const isExpired = useSecondsLeft(challenge?.expiresAt) === 0 && challenge !== undefined

  const saveChallenge = (next: typeof challenge) => {
    keepChallenge(next)
    setLast(next)
  }
  const saveSent = (number: string, { otp_ref, expires_in, resend_in }: Sent) => {
    const now = Date.now()
    saveChallenge({
      ref: otp_ref,
      purpose,
      brandRef,
      mobileNo: number,
      resendAt: now + resend_in * 1000,
      expiresAt: now + expires_in * 1000,
    })
  }

  /** Sends a code. A code sent a moment ago is reused instead, because the server would refuse another request. */
  const request = async (number: string): Promise<AppError | undefined> => {
    const recent = readChallenge(purpose, brandRef, number)
    if (recent && recent.resendAt > Date.now()) {
      setLast(recent)
      return undefined
    }
    const answer = await requestOtp({ Brand_Ref: brandRef, Mobile_No: number, Purpose: purpose })
    if (answer.error) return toAppError(answer.error)
    saveSent(number, answer.data)
    return undefined
  }

  const resend = async (): Promise<AppError | undefined> => {
    if (!challenge) return undefined
    const answer = await resendOtp({
      Brand_Ref: brandRef,
      Mobile_No: challenge.mobileNo,
      Otp_Ref: challenge.ref,
      Purpose: purpose,
    })
    if (!answer.error) {
      saveSent(challenge.mobileNo, answer.data)
      return undefined
    }
    const error = toAppError(answer.error)
    if (error.kind !== 'rateLimited' || !error.retryAfterSeconds) return error
    // The resend button counts down until the server's retry-after has passed.
    saveChallenge({ ...challenge, resendAt: Date.now() + error.retryAfterSeconds * 1000 })
    return undefined
  }

  /** Gives the token that proves the number is the member's, or the error. A code is valid only once. */
  const verify = async (
    number: string,
    code: string,
  ): Promise<{ otpToken: string } | { error: AppError }> => {
    const answer = await verifyOtp({
      Brand_Ref: brandRef,
      Mobile_No: number,
      Otp_Ref: challenge?.ref ?? '',
      Otp_Code: code,
    })
    if (answer.error) return { error: toAppError(answer.error) }
    // Only the stored challenge is cleared: the state still renders this step until the next one does.
    keepChallenge(undefined)
    return { otpToken: answer.data.otp_token }
  }

  return {
    otpRef: challenge?.ref,
    expiresAt: challenge?.expiresAt,
    secondsToResend,
    isExpired,
    isSending: requesting.isLoading || resending.isLoading,
    request,
    resend,
    verify,
    forget: () => saveChallenge(undefined),
  }
}
