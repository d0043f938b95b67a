import { smsInvitations, type SmsInvitationSeed } from '../content/sms-invitations.ts'
import type { SandboxState } from '../db/state.ts'
import { ApiError } from './errors.ts'
import { readToken } from './token.ts'

/** The invitation that a reference, an inner token or a whole SMS token refers to. */
export function findInvitation(text: string): SmsInvitationSeed | undefined {
  const ref = readToken(text)?.pdpa_ref ?? text
  return smsInvitations.find((invitation) => invitation.ref === ref)
}

/** The same invitation; an unknown one is refused with 404 and a used-up one with 410. */
export function requireInvitation(text: string): SmsInvitationSeed {
  const invitation = findInvitation(text)
  if (invitation === undefined) throw new ApiError('notFound')
  if (invitation.kind === 'refused') throw new ApiError('linkUsedUp')
  return invitation
}

/** Whether the receiver of the SMS has consented already. */
export function hasConsented(state: SandboxState, { kind, ref }: SmsInvitationSeed): boolean {
  return kind === 'consented' || state.smsConsents.includes(ref)
}

/** Records a consent, once. */
export function consentTo(state: SandboxState, invitation: SmsInvitationSeed): void {
  if (invitation.kind === 'failing') throw new ApiError('server')
  if (!hasConsented(state, invitation)) state.smsConsents.push(invitation.ref)
}
