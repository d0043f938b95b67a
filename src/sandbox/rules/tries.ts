import type { SandboxState } from '../db/state.ts'
import { ApiError } from './errors.ts'

const MAX_WRONG_TRIES = 5
const LOCK_S = 60

/** Refuses while a key is locked after too many wrong tries, with the seconds left. */
export function refuseWhileLocked(state: SandboxState, key: string, now: Date): void {
  const until = state.tries[key]?.lockedUntil
  if (until === undefined) return
  const left = Math.ceil((until - now.getTime()) / 1000)
  if (left > 0) throw new ApiError('tooManyWrong', { retry_after: left })
  forgetTries(state, key)
}

/** Counts a wrong try; the fifth locks the key. */
export function countWrongTry(state: SandboxState, key: string, now: Date): void {
  const tries = (state.tries[key] ??= { wrong: 0 })
  tries.wrong += 1
  if (tries.wrong >= MAX_WRONG_TRIES) tries.lockedUntil = now.getTime() + LOCK_S * 1000
}

/** Starts counting anew: after a right try, or a reset. */
export function forgetTries(state: SandboxState, key: string): void {
  delete state.tries[key]
}
