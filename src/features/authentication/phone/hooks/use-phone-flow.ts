import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AppError } from '@/api/app-error'
import { useIntent } from '@/issuing/use-intent'
import { useAppSelector } from '@/store/hooks'
import { flows, nextMove, shownStep, type Flow, type FlowStep } from '../login-flow'
import { keepMobileNo, readMobileNo } from '../otp-challenge'
import { useOtp } from './use-otp'

/** What a flow passes to its last request: the verified number, and the PIN if one was chosen. */
export interface Proven {
  brandRef: string
  mobileNo: string
  otpToken: string
  pin: string
  /** The same for every retry of one request (contract, X-Request-Id). */
  requestId: string
}

/** The token that an SMS code was exchanged for; valid for its own number only. */
interface Proof {
  mobileNo: string
  otpToken: string
}

/** The repeated PIN differs from the first one; shown where the server's refusals are shown. */
export const PIN_DIFFERS: AppError = { kind: 'invalid', message: 'pin differs' }

/**
 * Runs one of the flows that an SMS code verifies. The step is in the URL, so that back and reload work. The proof and the
 * PIN are in memory only, so a reload restarts the flow with the stored number. `finish` sends the flow's last request.
 */
export function usePhoneFlow(flow: Flow, finish: (proven: Proven) => Promise<AppError | undefined>) {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const [query, setQuery] = useSearchParams()
  const [mobileNo, setMobileNo] = useState(readMobileNo)
  const otp = useOtp(flows[flow].purpose, brandRef, mobileNo)
  const [pin, setPin] = useState('')
  const [lastProof, setProof] = useState<Proof>()
  const [redirectError, setRedirectError] = useState<AppError>()
  const intent = useIntent()

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
    // The URL must name the step on screen, not a requested step whose prerequisites are missing.
    if (requestedStep !== null && requestedStep !== step) goTo(step, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goTo` only writes the URL
  }, [requestedStep, step])

  // A response may arrive after the member left its step or changed the number; it must not navigate then.
  const shown = useRef<{ step: FlowStep; mobileNo: string | undefined }>(undefined)
  useEffect(() => {
    shown.current = { step, mobileNo }
    return () => {
      shown.current = undefined
    }
  }, [step, mobileNo])

  /** Returns an error to show at this step; an error that another step can fix is shown there after a redirect. */
  const settle = (error: AppError | undefined, isFinal: boolean): AppError | undefined => {
    if (!error) return undefined
    const move = nextMove(flow, step, { kind: 'refused', error, isFinal })
    if (move.kind !== 'step') return error
    // A refused PIN does not invalidate the proof of the number.
    if (move.step !== 'create') {
      setProof(undefined)
      otp.forget()
    }
    setPin('')
    setRedirectError(error)
    goTo(move.step, true)
    return undefined
  }

  const send = async (proven: Proof, finalPin: string) => {
    const requestId = intent.requestIdOf([proven.otpToken, finalPin])
    return settle(await finish({ brandRef, ...proven, pin: finalPin, requestId }), true)
  }

  const advance = (done: FlowStep) => {
    setRedirectError(undefined)
    const move = nextMove(flow, done, { kind: 'done' })
    // A code is valid only once, so the back button must skip its step.
    if (move.kind === 'step') goTo(move.step, step === 'otp')
    return move.kind === 'send'
  }
  /** A proof of the number completes the OTP step. */
  const continueWith = async (proven: Proof) => (advance('otp') ? send(proven, '') : undefined)

  return {
    step,
    otp,
    mobileNo,
    /** The error that moved the member back to this step. */
    redirectError,
    sendCode: async (number: string): Promise<AppError | undefined> => {
      keepMobileNo(number)
      setMobileNo(number)
      const known = proofOf(number)
      if (known) return continueWith(known)
      const error = await otp.request(number)
      if (error) return error
      if (shown.current?.step === 'mobile') advance('mobile')
      return undefined
    },
    verify: async (code: string): Promise<AppError | undefined> => {
      if (!mobileNo) return undefined
      // The number is already verified: only the flow's last request failed, so only that is retried.
      if (proof) return continueWith(proof)
      const answer = await otp.verify(mobileNo, code)
      const isLeft = shown.current?.step !== 'otp' || shown.current.mobileNo !== mobileNo
      if ('error' in answer) return isLeft ? undefined : settle(answer.error, false)
      const proven = { mobileNo, otpToken: answer.otpToken }
      setProof(proven)
      return isLeft ? undefined : continueWith(proven)
    },
    choosePin: (chosen: string) => {
      setPin(chosen)
      advance('create')
    },
    confirmPin: async (repeated: string): Promise<AppError | undefined> => {
      if (repeated !== pin) return PIN_DIFFERS
      return proof && send(proof, pin)
    },
  }
}

export type PhoneFlow = ReturnType<typeof usePhoneFlow>
