import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AppError } from '@/api/app-error'
import { useIntent } from '@/issuing/use-intent'
import { useAppSelector } from '@/store/hooks'
import { flows, nextMove, shownStep, type Flow, type FlowStep } from '../login-flow'
import { keepMobileNo, readMobileNo } from '../otp-challenge'
import { useOtp } from './use-otp'

/** What a flow ends with: a number that is proven, and the PIN where one was chosen. */
export interface Proven {
  brandRef: string
  mobileNo: string
  otpToken: string
  pin: string
  /** The same for every try of this very intent (contract, X-Request-Id). */
  requestId: string
}

/** What an SMS code was exchanged for. It speaks for its own number alone. */
interface Proof {
  mobileNo: string
  otpToken: string
}

/** The second PIN is not the first one: told in the place of the server's refusals. */
export const PIN_DIFFERS: AppError = { kind: 'invalid', message: 'pin differs' }

/**
 * Runs one of the flows that an SMS code opens. The step is in the address, so that back and reload work; the proof and the
 * PIN are nowhere but here, so that a reload after them begins anew with the number kept. `finish` makes the last call.
 */
export function usePhoneFlow(flow: Flow, finish: (proven: Proven) => Promise<AppError | undefined>) {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const [query, setQuery] = useSearchParams()
  const [mobileNo, setMobileNo] = useState(readMobileNo)
  const otp = useOtp(flows[flow].purpose, brandRef, mobileNo)
  const [pin, setPin] = useState('')
  const [lastProof, setProof] = useState<Proof>()
  const [moved, setMoved] = useState<AppError>()
  const intent = useIntent()

  const proofOf = (number: string | undefined) => (lastProof?.mobileNo === number ? lastProof : undefined)
  const proof = proofOf(mobileNo)

  const asked = query.get('page')
  const facts = {
    mobileNo,
    hasOtp: otp.otpRef !== undefined,
    isVerified: proof !== undefined,
    hasPin: pin !== '',
  }
  const step = shownStep(flow, asked, facts)

  const goTo = (target: FlowStep, replace = false) =>
    setQuery(
      (before) => {
        before.set('page', target)
        return before
      },
      { replace },
    )
  useEffect(() => {
    // The address names the step that is shown, not one that cannot be.
    if (asked !== null && asked !== step) goTo(step, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `goTo` only writes the address
  }, [asked, step])

  // An answer may come when its step has been left, or shows another number: it is not to move that one.
  const shown = useRef<{ step: FlowStep; mobileNo: string | undefined }>(undefined)
  useEffect(() => {
    shown.current = { step, mobileNo }
    return () => {
      shown.current = undefined
    }
  }, [step, mobileNo])

  /** Goes on from a step, or says why not; a refusal that another step can mend leads there and is told there. */
  const settle = (error: AppError | undefined, isFinal: boolean): AppError | undefined => {
    if (!error) return undefined
    const move = nextMove(flow, step, { kind: 'refused', error, isFinal })
    if (move.kind !== 'step') return error
    // A PIN that was refused leaves the number as proven as it was.
    if (move.step !== 'create') {
      setProof(undefined)
      otp.forget()
    }
    setPin('')
    setMoved(error)
    goTo(move.step, true)
    return undefined
  }

  const send = async (proven: Proof, finalPin: string) => {
    const requestId = intent.requestIdOf([proven.otpToken, finalPin])
    return settle(await finish({ brandRef, ...proven, pin: finalPin, requestId }), true)
  }

  const advance = (done: FlowStep) => {
    setMoved(undefined)
    const move = nextMove(flow, done, { kind: 'done' })
    // A code serves once: back leads past its step.
    if (move.kind === 'step') goTo(move.step, step === 'otp')
    return move.kind === 'send'
  }
  /** With a proof of its number the code's step is done. */
  const goOnWith = async (proven: Proof) => (advance('otp') ? send(proven, '') : undefined)

  return {
    step,
    otp,
    mobileNo,
    /** What led back to this step. */
    moved,
    sendCode: async (number: string): Promise<AppError | undefined> => {
      keepMobileNo(number)
      setMobileNo(number)
      const known = proofOf(number)
      if (known) return goOnWith(known)
      const error = await otp.request(number)
      if (error) return error
      if (shown.current?.step === 'mobile') advance('mobile')
      return undefined
    },
    verify: async (code: string): Promise<AppError | undefined> => {
      if (!mobileNo) return undefined
      // A proof that is here already needs no second one: only the last call had failed.
      if (proof) return goOnWith(proof)
      const answer = await otp.verify(mobileNo, code)
      const isLeft = shown.current?.step !== 'otp' || shown.current.mobileNo !== mobileNo
      if ('error' in answer) return isLeft ? undefined : settle(answer.error, false)
      const proven = { mobileNo, otpToken: answer.otpToken }
      setProof(proven)
      return isLeft ? undefined : goOnWith(proven)
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
