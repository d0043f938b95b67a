import { BRANDS } from './brands/all-brands.ts'
import type { SandboxBrand } from './brands/brand.ts'
import type { LongHistories } from './db/long-histories.ts'
import type { MemberState, SandboxState } from './db/state.ts'
import { ApiError } from './rules/errors.ts'
import { readToken } from './rules/token.ts'
import { toThaiDate } from './rules/thai-time.ts'

export interface SandboxSettings {
  /** Times in seconds, which a test may shorten. */
  otpExpiresIn: number
  otpResendIn: number
  codeExpiresIn: number
  /** How many generated rows each history of a member has; 0: the seeded rows. */
  historyRows: number
  /** How many consent articles each brand has: the policy alone, or one about news too. */
  policies: 1 | 2
  /** The second edition of the policy has another wording. */
  policyEdition: 1 | 2
  /** How answers are written: by the contract, or carelessly (sloppy-answer.ts). */
  wire: 'contract' | 'sloppy'
}

const isAboveZero = (value: unknown) => typeof value === 'number' && value > 0

const MOST_ROWS = 100_000
const isRowCount = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_ROWS

const CHECKS: Record<keyof SandboxSettings, (value: unknown) => boolean> = {
  otpExpiresIn: isAboveZero,
  otpResendIn: isAboveZero,
  codeExpiresIn: isAboveZero,
  historyRows: isRowCount,
  policies: (value) => value === 1 || value === 2,
  policyEdition: (value) => value === 1 || value === 2,
  wire: (value) => value === 'contract' || value === 'sloppy',
}

/** Whether a body posted to `/sandbox/settings` is settings: known names with valid values. */
export function isSettings(value: unknown): value is Partial<SandboxSettings> {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(
    ([name, setting]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof SandboxSettings](setting), // just seen
  )
}

/** The context of every handler; all but the clock is replaced by a reset. */
export interface SandboxContext {
  state: SandboxState
  settings: SandboxSettings
  now: () => Date
  longHistories: LongHistories
}

/** The bearer of a request; undefined for none and for the literal `null`. */
export function bearerOf(request: Request): string | undefined {
  const [scheme, token] = (request.headers.get('Authorization') ?? '').split(' ')
  return scheme === 'Bearer' && token !== undefined && token !== 'null' ? token : undefined
}

/** The member of a live session, or undefined. */
export function memberIfHeld(context: SandboxContext, request: Request): MemberState | undefined {
  const bearer = bearerOf(request)
  const sessionId = bearer === undefined ? undefined : readToken(bearer)?.jti
  const session = typeof sessionId === 'string' ? context.state.sessions[sessionId] : undefined
  if (session === undefined) return undefined
  const isLive = session.expiresAt === undefined || session.expiresAt > context.now().getTime()
  return isLive ? context.state.members[session.memberId] : undefined
}

/** The member of a live session; a member call without one is refused with 401. */
export function requireMember(context: SandboxContext, request: Request): MemberState {
  const member = memberIfHeld(context, request)
  if (member === undefined) throw new ApiError('sessionExpired')
  return member
}

export const brandOf = (member: MemberState): SandboxBrand => BRANDS[member.brandRef]
export const todayOf = (context: SandboxContext) => toThaiDate(context.now())

/** A picture's address on the origin of the request. */
export function pictureUrl(request: Request, name: string): string {
  return new URL(`/sandbox/pictures/${name}.svg`, request.url).href
}

/** The address of a member's own picture; null where they have none. */
export function imageUrl(member: MemberState, request: Request): string | null {
  return member.image === undefined ? null : new URL(member.image, request.url).href
}

export const keyOf = (request: Request) => request.headers.get('X-Request-Id')

/** Acts once for a request id: a repeat gets the first answer again, and a wrong code or PIN counts once. */
export function once<Answer>(
  context: SandboxContext,
  key: string,
  requestId: string | null,
  act: () => Answer,
): Answer {
  if (requestId === null) return act()
  const { answers, wrongTries } = context.state
  const storedKey = `${key}:${requestId}`
  const wrong = wrongTries[storedKey]
  if (wrong) throw new ApiError(wrong)
  // an answer is only ever stored under the key of the call that made it
  if (storedKey in answers) return answers[storedKey] as Answer
  try {
    const answer = act()
    answers[storedKey] = answer
    return answer
  } catch (error) {
    const refusal = error instanceof ApiError ? error.refusal : undefined
    if (refusal === 'invalidPin' || refusal === 'invalidOtp') wrongTries[storedKey] = refusal
    throw error
  }
}
