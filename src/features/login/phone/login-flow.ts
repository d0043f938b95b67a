import type { AppError } from '@/api/app-error'
import type { OtpPurpose } from './use-otp'

/** The flows with an SMS code; `line-account` is LINE without an ID token. */
export type Flow = 'first-login' | 'forgot-pin' | 'register' | 'line' | 'line-account'
export type FlowStep = 'mobile' | 'otp' | 'create' | 'confirm'

export const flows: Record<Flow, { purpose: OtpPurpose; steps: readonly FlowStep[] }> = {
  'first-login': { purpose: 'first-login', steps: ['otp', 'create', 'confirm'] },
  'forgot-pin': { purpose: 'forgot-pin', steps: ['mobile', 'otp', 'create', 'confirm'] },
  register: { purpose: 'register', steps: ['mobile', 'otp', 'create', 'confirm'] },
  line: { purpose: 'line', steps: ['mobile', 'otp'] },
  'line-account': { purpose: 'line', steps: ['mobile', 'otp', 'create', 'confirm'] },
}

export interface FlowFacts {
  mobileNo: string | undefined
  hasOtp: boolean
  isVerified: boolean
  hasPin: boolean
}

/** The requested step if its prerequisites are met, else the flow's first. */
export function shownStep(flow: Flow, requestedStep: string | null, facts: FlowFacts): FlowStep {
  const { steps } = flows[flow]
  const [first = 'otp'] = steps
  const step = steps.find((candidate) => candidate === requestedStep)
  return step && hasPrerequisites(flow, step, facts) ? step : first
}

function hasPrerequisites(flow: Flow, step: FlowStep, facts: FlowFacts): boolean {
  const { mobileNo, hasOtp, isVerified, hasPin } = facts
  // Without a number step, the OTP step sends the code itself.
  if (step === 'otp') return mobileNo !== undefined && (hasOtp || !flows[flow].steps.includes('mobile'))
  return step === 'mobile' || (isVerified && (step === 'create' || hasPin))
}

/** The step after `step`; undefined if the flow's last request is due. */
export function stepAfter(flow: Flow, step: FlowStep): FlowStep | undefined {
  const { steps } = flows[flow]
  return steps[steps.indexOf(step) + 1]
}

/**
 * The step that can fix a refusal; undefined if the error is shown where it is. `isFinal`: the flow's last request, with the
 * number's proof and the PIN, was refused.
 */
export function stepAfterRefusal(
  flow: Flow,
  step: FlowStep,
  { message }: AppError,
  isFinal: boolean,
): FlowStep | undefined {
  const [first = 'otp'] = flows[flow].steps
  // An expired proof needs a new code.
  if (isFinal && message === 'otp expired') return first
  if (message === 'invalid mobile' || message === 'mobile not found')
    return step === first ? undefined : first
  return isFinal && message === 'invalid pin' ? 'create' : undefined
}

const OF_CODE = ['invalid otp', 'otp expired', 'invalid pin']

/**
 * Whether the code itself was refused; after any other error it can be sent again. APIs say so by status 422 (contract, How
 * answers are read) or by the message.
 */
export function isWrongCode({ kind, message = '' }: AppError): boolean {
  return kind === 'invalid' || (kind !== 'rateLimited' && OF_CODE.includes(message))
}

const BUDDHIST_ERA = 543

/**
 * Whether a PIN (six digits) is easy to guess: one digit, a run up or down, a repeated part (123123, 121212), or the birth date
 * (`yyyy-MM-dd`) with day or year first, Common Era or Buddhist.
 */
export function isWeakPin(pin: string, birthdate?: string): boolean {
  return isRepeated(pin) || isRun(pin) || piecesOfDate(birthdate).has(pin)
}

/** One part repeated (111111, 121212, 123123), or doubled digits (112233). */
function isRepeated(pin: string): boolean {
  return /^(\d+?)\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin)
}

/** Each digit one more, or each one less, than the previous; 0 comes before 1 and after 9. */
const isRun = (pin: string) => '01234567890123456789 98765432109876543210'.includes(pin)

function piecesOfDate(birthdate: string | undefined): Set<string> {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthdate ?? '') ?? []
  if (!year) return new Set()
  const years = [year, String(Number(year) + BUDDHIST_ERA)]
  return new Set(
    years.flatMap((whole) => {
      const short = whole.slice(2)
      const eight = [`${day}${month}${whole}`, `${month}${day}${whole}`, `${whole}${month}${day}`]
      const six = [`${day}${month}${short}`, `${month}${day}${short}`, `${short}${month}${day}`]
      return [...six, ...eight.flatMap((date) => [date.slice(0, 6), date.slice(2)])]
    }),
  )
}
