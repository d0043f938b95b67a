import type { MemberState } from '../db/state.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { ApiError } from './errors.ts'
import { refuseMagicCode } from './magic-inputs.ts'
import { countWrongTry, forgetTries, refuseWhileLocked } from './tries.ts'

/** The PIN that may never be chosen. */
const FORBIDDEN_PIN = '000000'

const triesKey = (member: MemberState) => `pin:${member.id}`

/** Whether this is the member's PIN; five wrong PINs lock further tries for a minute. */
export function isRightPin(context: SandboxContext, member: MemberState, pin: string): boolean {
  refuseWhileLocked(context.state, triesKey(member), context.now())
  refuseMagicCode(pin, 'Pin')
  if (member.pin !== undefined && member.pin === pin) {
    forgetTries(context.state, triesKey(member))
    return true
  }
  countWrongTry(context.state, triesKey(member), context.now())
  return false
}

/** Refuses a PIN that nobody may choose. */
export function requireNewPin(pin: string, field: string): void {
  if (!/^\d{6}$/.test(pin) || pin === FORBIDDEN_PIN) throw new ApiError('invalidPin')
  refuseMagicCode(pin, field)
}

/** Gives a member a PIN and lifts the lock. */
export function setPin(context: SandboxContext, member: MemberState, pin: string): void {
  member.pin = pin
  forgetTries(context.state, triesKey(member))
}
