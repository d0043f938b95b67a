import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AppError } from '@/api/app-error'
import { once } from '@/api/once'
import type { Lifetime } from '@/lib/lifetime'
import { beginAttempt } from '@/session/lifetime'
import type { VerifiedNumber } from '@/session/line-sign-in'
import { readStored, writeStored } from '@/storage/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { flows, shownStep, stepAfter, stepAfterRefusal, type Flow, type FlowStep } from './login-flow'
import { useOtp } from './use-otp'

/** The data for a flow's last request. */
export interface VerifiedPhone extends VerifiedNumber {
  brandRef: string
  pin: string
  /** If it ends, the request's answer is ignored. */
  attempt: Lifetime
}

/** The token for a verified SMS code; valid for its number only. */
type Proof = Pick<VerifiedNumber, 'mobileNo' | 'otpToken'>

/** The repeated PIN differs from the first; shown like a server's refusal. */
export const PIN_DIFFERS: AppError = { kind: 'invalid', message: 'pin differs' }

/**
 * Runs a flow with an SMS code. The step is in the URL, for back and reload; proof and PIN are only in memory, so a reload
 * restarts with the stored number. `finish` sends the flow's last request.
 */
export function usePhoneFlow(flow: Flow, finish: (proven: VerifiedPhone) => Promise<AppError | undefined>) {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const dispatch = useAppDispatch()
  const { requestedStep, goTo } = useStepInAddress()
  const [mobileNo, setMobileNo] = useState(() => readStored('mobileNo'))
  const otp = useOtp(flows[flow].purpose, brandRef, mobileNo)
  const [pin, setPin] = useState('')
  const [lastProof, setProof] = useState<Proof>()
  const [redirectError, setRedirectError] = useState<AppError>()

  const proofOf = (number: string | undefined) => (lastProof?.mobileNo === number ? lastProof : undefined)
  const proof = proofOf(mobileNo)

  const facts = {
    mobileNo,
    hasOtp: otp.otpRef !== undefined,
    isVerified: proof !== undefined,
    hasPin: pin !== '',
  }
  const step = shownStep(flow, requestedStep, facts)

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
    const sent = once(
      flow,
      [proven.otpToken, finalPin],
      async (requestId) => ({
        error: await finish({ brandRef, ...proven, pin: finalPin, requestId, attempt }),
      }),
      { isSecret: true },
    )
    return settle((await attempt.only(sent)).error, true)
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

/** The step that the URL requests, and how to go to another one; so back and reload work. */
export function useStepInAddress() {
  const [query, setQuery] = useSearchParams()
  const goTo = (step: string, replace: boolean) =>
    setQuery(
      (before) => {
        before.set('page', step)
        return before
      },
      { replace },
    )
  return { requestedStep: query.get('page'), goTo }
}

/** Stores the number of the current login or registration. */
export function saveMobileNo(mobileNo: string): void {
  writeStored('mobileNo', mobileNo)
}
