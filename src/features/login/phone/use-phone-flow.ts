import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import type { Lifetime } from '@/lib/lifetime'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { beginAttempt } from '@/session/lifetime'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { flows, shownStep, stepAfter, stepAfterRefusal, type Flow, type FlowStep } from './login-flow'
import { readChallenge, readMobileNo, saveChallenge, saveMobileNo, type OtpPurpose } from './otp-challenge'

/** The data for a flow's last request. */
export interface VerifiedPhone {
  brandRef: string
  mobileNo: string
  otpToken: string
  pin: string
  /** The idempotency key. */
  requestId: string
  /** If it ends, the request's answer is ignored. */
  attempt: Lifetime
}

/** The token for a verified SMS code; valid for its number only. */
interface Proof {
  mobileNo: string
  otpToken: string
}

/** The repeated PIN differs from the first; shown like a server's refusal. */
export const PIN_DIFFERS: AppError = { kind: 'invalid', message: 'pin differs' }

/**
 * Runs a flow with an SMS code. The step is in the URL, for back and reload; proof and PIN are only in memory, so a reload
 * restarts with the stored number. `finish` sends the flow's last request.
 */
export function usePhoneFlow(flow: Flow, finish: (proven: VerifiedPhone) => Promise<AppError | undefined>) {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const dispatch = useAppDispatch()
  const [query, setQuery] = useSearchParams()
  const [mobileNo, setMobileNo] = useState(readMobileNo)
  const otp = useOtp(flows[flow].purpose, brandRef, mobileNo)
  const [pin, setPin] = useState('')
  const [lastProof, setProof] = useState<Proof>()
  const [redirectError, setRedirectError] = useState<AppError>()
  const idempotency = useIdempotencyKey()

  const proofOf = (number: string | undefined) => (lastProof?.mobileNo === number ? lastProof : undefined)
  const proof = proofOf(mobileNo)

  const requestedStep = query.get('page')
  const facts = {
    mobileNo,
    hasOtp: otp.otpRef !== undefined,
    isVerified: proof !== undefined,
    hasPin: pin !== '',
  }
  const step = shownStep(flow, requestedStep, facts)

  const goTo = (target: FlowStep, replace = false) =>
    setQuery(
      (before) => {
        before.set('page', target)
        return before
      },
      { replace },
    )
  useEffect(() => {
    // The URL must name the shown step, not a requested one without its prerequisites.
    if (requestedStep !== null && requestedStep !== step) goTo(step, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goTo` only writes the URL
  }, [requestedStep, step])

  /** Returns an error to show at this step; an error that another step can fix is shown there after a redirect. */
  const settle = (error: AppError | undefined, isFinal: boolean): AppError | undefined => {
    if (!error) return undefined
    const target = stepAfterRefusal(flow, step, error, isFinal)
    if (!target) return error
    // A refused PIN does not invalidate the proof of the number.
    if (target !== 'create') {
      setProof(undefined)
      otp.remove()
    }
    setPin('')
    setRedirectError(error)
    goTo(target, true)
    return undefined
  }

  const send = async (proven: Proof, finalPin: string, attempt: Lifetime) => {
    const requestId = idempotency.keyOf([proven.otpToken, finalPin])
    const end = finish({ brandRef, ...proven, pin: finalPin, requestId, attempt })
    return settle(await attempt.only(end), true)
  }

  const advance = (done: FlowStep) => {
    setRedirectError(undefined)
    const next = stepAfter(flow, done)
    // A code is valid only once, so the back button must skip its step.
    if (next) goTo(next, step === 'otp')
    return next === undefined
  }
  /** A proof of the number completes the OTP step. */
  const continueWith = async (proven: Proof, attempt: Lifetime) =>
    advance('otp') ? send(proven, '', attempt) : undefined

  return {
    step,
    otp,
    mobileNo,
    /** The error that moved the member back to this step. */
    redirectError,
    sendCode: async (number: string): Promise<AppError | undefined> => {
      saveMobileNo(number)
      setMobileNo(number)
      const attempt = dispatch(beginAttempt())
      const known = proofOf(number)
      if (known) return continueWith(known, attempt)
      const error = await attempt.only(otp.request(number))
      if (error) return error
      advance('mobile')
      return undefined
    },
    verify: async (code: string): Promise<AppError | undefined> => {
      if (!mobileNo) return undefined
      // The number is already verified: only the flow's last request failed, so only that is retried.
      const attempt = dispatch(beginAttempt())
      if (proof) return continueWith(proof, attempt)
      const verified = otp.verify(mobileNo, code)
      // The code is used up, so the proof counts even if the member has gone back a step.
      void verified.then((answer) => 'otpToken' in answer && setProof({ mobileNo, ...answer }))
      const answer = await attempt.only(verified)
      if ('error' in answer) return settle(answer.error, false)
      return continueWith({ mobileNo, ...answer }, attempt)
    },
    choosePin: (chosen: string) => {
      setPin(chosen)
      advance('create')
    },
    confirmPin: async (repeated: string): Promise<AppError | undefined> => {
      if (repeated !== pin) return PIN_DIFFERS
      return proof && send(proof, pin, dispatch(beginAttempt()))
    },
  }
}

export type PhoneFlow = ReturnType<typeof usePhoneFlow>

interface Sent {
  otp_ref: string
  expires_in: number
  resend_in: number
}

/** Requests and verifies SMS codes. The challenge survives a reload. */
function useOtp(purpose: OtpPurpose, brandRef: string, mobileNo: string | undefined) {
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
    saveChallenge(next)
    setLast(next)
  }
  const saveSent = (number: string, { otp_ref, expires_in, resend_in }: Sent) => {
    const now = Date.now()
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
    // The resend button counts down to the server's retry-after.
    storeChallenge({ ...challenge, resendAt: Date.now() + error.retryAfterSeconds * 1000 })
    return undefined
  }

  /** Gives the token that verifies the number, or the error. A code is valid once. */
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
    // The state's challenge stays, because this step renders until the next one does.
    saveChallenge(undefined)
    return { otpToken: answer.data.otp_token }
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
