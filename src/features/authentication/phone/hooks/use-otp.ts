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

/** Asks for codes by SMS and checks them (contract, RequestOTP to VerifyOTP). What is on its way to the number survives a reload. */
export function useOtp(purpose: OtpPurpose, brandRef: string, mobileNo: string | undefined) {
  const [last, setLast] = useState(() => readChallenge(purpose, brandRef, mobileNo))
  const challenge = last?.mobileNo === mobileNo ? last : undefined
  const [requestOtp, requesting] = api.useRequestOtpMutation()
  const [resendOtp, resending] = api.useResendOtpMutation()
  const [verifyOtp] = api.useVerifyOtpMutation()
  const secondsToResend = useSecondsLeft(challenge?.resendAt)
  const isExpired = useSecondsLeft(challenge?.expiresAt) === 0 && challenge !== undefined

  const keep = (next: typeof challenge) => {
    keepChallenge(next)
    setLast(next)
  }
  const take = (number: string, { otp_ref, expires_in, resend_in }: Sent) => {
    const now = Date.now()
    keep({
      ref: otp_ref,
      purpose,
      brandRef,
      mobileNo: number,
      resendAt: now + resend_in * 1000,
      expiresAt: now + expires_in * 1000,
    })
  }

  /** Sends a code; one that was sent a moment ago is used instead, for another would be refused. */
  const request = async (number: string): Promise<AppError | undefined> => {
    const recent = readChallenge(purpose, brandRef, number)
    if (recent && recent.resendAt > Date.now()) {
      setLast(recent)
      return undefined
    }
    const answer = await requestOtp({ Brand_Ref: brandRef, Mobile_No: number, Purpose: purpose })
    if (answer.error) return toAppError(answer.error)
    take(number, answer.data)
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
      take(challenge.mobileNo, answer.data)
      return undefined
    }
    const error = toAppError(answer.error)
    if (error.kind !== 'rateLimited' || !error.retryAfterSeconds) return error
    // The button counts down for as long as the server asks for.
    keep({ ...challenge, resendAt: Date.now() + error.retryAfterSeconds * 1000 })
    return undefined
  }

  /** The proof that the number is the member's, or why there is none. A code serves once. */
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
    // On screen it stays until the next step is there.
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
    forget: () => keep(undefined),
  }
}
