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
  const { mobileNo, hasOtp, isVerified, hasPin } = facts
  // In a flow without a number step, the OTP step itself sends the code on mount.
  if (step === 'otp') return mobileNo !== undefined && (hasOtp || !flows[flow].steps.includes('mobile'))
  return step === 'mobile' || (isVerified && (step === 'create' || hasPin))
}

/** The step after one that is done; undefined: the flow's last request is due. */
export function stepAfter(flow: Flow, step: FlowStep): FlowStep | undefined {
  const { steps } = flows[flow]
  return steps[steps.indexOf(step) + 1]
}

/**
 * The step that mends what was refused; undefined: the error is shown where it is. `isFinal`: refused was the flow's last request,
 * which sends the proof of the number and the PIN.
 */
export function stepAfterRefusal(
  flow: Flow,
  step: FlowStep,
  { message }: AppError,
  isFinal: boolean,
): FlowStep | undefined {
  const [first = 'otp'] = flows[flow].steps
  // An expired proof of the number needs a new code.
  if (isFinal && message === 'otp expired') return first
  if (message === 'invalid mobile' || message === 'mobile not found')
    return step === first ? undefined : first
  return isFinal && message === 'invalid pin' ? 'create' : undefined
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
export function wayIn({ is_exist, is_pin }: { is_exist: boolean; is_pin: boolean }) {
  if (!is_exist) return 'unknown'
  return is_pin ? 'login-pin' : 'first-login'
}

const BUDDHIST_ERA = 543

/**
 * Whether a PIN (six digits) is among the first that a stranger would try: one digit, a run up or down, a repeated part
 * (123123, 121212), or the member's birth date (`yyyy-MM-dd`), day or year first, Common Era or Buddhist.
 */
export function isWeakPin(pin: string, birthdate?: string): boolean {
  return isRepeated(pin) || isRun(pin) || piecesOfDate(birthdate).has(pin)
}

/** Whether a PIN is one part over and over (111111, 121212, 123123), or doubled digits (112233). */
function isRepeated(pin: string): boolean {
  return /^(\d+?)\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin)
}

/** Each digit one more, or each one less, than the one before; 0 stands before 1 and after 9. */
function isRun(pin: string): boolean {
  const steps = new Set(
    [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10),
  )
  return steps.size === 1 && (steps.has(1) || steps.has(9))
}

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
