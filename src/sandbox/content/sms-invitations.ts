import { BRAND_REFS, type BrandRef } from '../personas.ts'
import { makePlainToken } from '../rules/token.ts'

export const SMS_KINDS = ['fresh', 'plain', 'consented', 'refused', 'failing', 'hostile'] as const
export type SmsKind = (typeof SMS_KINDS)[number]

export interface SmsInvitationSeed {
  brandRef: BrandRef
  kind: SmsKind
  /** The invitation's own reference, which is also its inner token where it has one. */
  ref: string
}

/** The invitations that the sandbox has sent, one of each kind at each brand. */
export const smsInvitations: SmsInvitationSeed[] = BRAND_REFS.flatMap((brandRef) =>
  SMS_KINDS.map((kind) => ({ brandRef, kind, ref: `sms-${brandRef}-${kind}` })),
)

/** The `token` of the link in an SMS; only the kind `plain` has no inner token. */
export function smsTokenFor(brandRef: BrandRef, kind: SmsKind): string {
  const ref = `sms-${brandRef}-${kind}`
  return makePlainToken({
    brand_ref: brandRef,
    customer_s_ref: `CS-${brandRef}-${kind}`,
    pdpa_id: `pdpa-${brandRef}-2026`,
    pdpa_ref: ref,
    ...(kind === 'plain' ? {} : { token: ref }),
  })
}
