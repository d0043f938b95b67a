import type { MemberState } from '../db/state.ts'
import { ApiError } from './errors.ts'

/** Records a member's answer to the policy, or to the article about news: 1 consent, 2 no consent, 4 withdraw, 6 read. */
export function writeConsent(
  member: MemberState,
  action: number,
  article: 'consent' | 'newsConsent' = 'consent',
): void {
  if (![1, 2, 4, 6].includes(action)) throw new ApiError('badRequest')
  if (action === 1) member[article] = 'given'
  if (action === 2) member[article] = 'none'
  if (action === 4) member[article] = 'withdrawn'
  member.hasReadConsent = true
}
