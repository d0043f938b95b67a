import type { Member } from '../db/state.ts'
import { Refusal } from './errors.ts'

/** Records a member's answer: 1 consent, 2 no consent, 4 withdraw, 6 read. */
export function recordConsent(member: Member, action: number): void {
  if (![1, 2, 4, 6].includes(action)) throw new Refusal('badRequest')
  if (action === 1) member.consent = 'given'
  if (action === 2) member.consent = 'none'
  if (action === 4) member.consent = 'withdrawn'
  member.hasReadConsent = true
}
