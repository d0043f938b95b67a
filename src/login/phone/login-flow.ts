import type { AppError } from '@/api/app-error'
import type { OtpPurpose } from './otp-challenge'

/** The flows that an SMS code verifies; `line-account` is LINE without an ID token. */
export type Flow = 'first-login' | 'forgot-pin' | 'register' | 'line' | 'line-account'
export type FlowStep = 'mobile' | 'otp' | 'create' | 'confirm'

export const flows: Record<Flow, { purpose: OtpPurpose; steps: readonly FlowStep[] }> = {
  'first-login': { purpose: 'first-login', steps: ['otp', 'create', 'confirm'] },
  'forgot-pin': { purpose: 'forgot-pin', steps: ['mobile', 'otp', 'create', 'confirm'] },
  register: { purpose: 'register', steps: ['mobile', 'otp', 'create', 'confirm'] },
  line: { purpose: 'line', steps: ['mobile', 'otp'] },
  'line-account': { purpose: 'line', steps: ['mobile', 'otp', 'create', 'confirm'] },
}

/** The data that the flow has so far. */
export interface FlowFacts {
  mobileNo: string | undefined
  hasOtp: boolean
  isVerified: boolean
  hasPin: boolean
}

/** The step to show: the one that the URL requests if its prerequisites are met, else the flow's first step. */
export function shownStep(flow: Flow, requestedStep: string | null, facts: FlowFacts): FlowStep {
  const { steps } = flows[flow]
  const [first = 'otp'] = steps
  const step = steps.find((candidate) => candidate === requestedStep)
  return step && hasPrerequisites(flow, step, facts) ? step : first
}

function hasPrerequisites(flow: Flow, step: FlowStep, facts: FlowFacts): boolean {
  switch (step) {
    case 'mobile':
      return true
    case 'otp':
      // In a flow without a number step, the OTP step itself sends the code on mount.
      return facts.mobileNo !== undefined && (facts.hasOtp || !flows[flow].steps.includes('mobile'))
    case 'create':
      return facts.isVerified
    case 'confirm':
      return facts.isVerified && facts.hasPin
  }
}

export type FlowEvent =
  | { kind: 'done' }
  /** `isFinal`: refused by the flow's last request, which sends the proof of the number and the PIN. */
  | { kind: 'refused'; error: AppError; isFinal: boolean }

export type FlowMove =
  | { kind: 'step'; step: FlowStep }
  /** All steps are done: send the flow's last request. */
  | { kind: 'send' }
  /** Show the error at the same step. */
  | { kind: 'stay' }

/** The next move after a step; pure. */
export function nextMove(flow: Flow, step: FlowStep, event: FlowEvent): FlowMove {
  if (event.kind === 'refused') return afterRefusal(flow, step, event)
  const { steps } = flows[flow]
  const next = steps[steps.indexOf(step) + 1]
  return next ? { kind: 'step', step: next } : { kind: 'send' }
}

function afterRefusal(
  flow: Flow,
  step: FlowStep,
  { error, isFinal }: { error: AppError; isFinal: boolean },
): FlowMove {
  const { steps } = flows[flow]
  const [first = 'otp'] = steps
  const stay: FlowMove = { kind: 'stay' }
  switch (error.message) {
    case 'otp expired':
      // The proof of the number has expired, so the member needs a new code.
      return isFinal ? { kind: 'step', step: first } : stay
    case 'invalid mobile':
    case 'mobile not found':
      return step === first ? stay : { kind: 'step', step: first }
    case 'invalid pin':
      return isFinal ? { kind: 'step', step: 'create' } : stay
    default:
      return stay
  }
}

const OF_CODE = ['invalid otp', 'otp expired', 'invalid pin']

/**
 * Whether the code itself was refused, so the field is cleared; after any other error the code can be sent again. An API says so by
 * the status 422 (contract, How answers are read), or by the message alone.
 */
export function isWrongCode({ kind, message = '' }: AppError): boolean {
  return kind === 'invalid' || (kind !== 'rateLimited' && OF_CODE.includes(message))
}

/** The next page of a phone login, from ValidateUsername's answer about the number. */
export function wayIn({
  is_exist,
  is_pin,
}: {
  is_exist: boolean
  is_pin: boolean
}): 'login-pin' | 'first-login' | 'unknown' {
  if (!is_exist) return 'unknown'
  return is_pin ? 'login-pin' : 'first-login'
}
