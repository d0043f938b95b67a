import { useLocale } from '@/i18n/use-locale'
import { useMember } from '@/session/use-member'
import { policyIn, type PolicyText } from '../policy-content'
import type { PageQuery } from './page-query'
import { usePolicy } from './use-policy'

interface ProgrammeTerms {
  /** Undefined until the tier query has decided which of the two applies. */
  kind: 'tier' | 'policy' | undefined
  tierName?: string
  /** Undefined while the text loads, and if there is none. */
  text: PolicyText | undefined
  query: PageQuery
}

/** The programme's terms (behaviour: Condition view): those of the member's tier if there are any, else the privacy policy. */
export function useProgrammeTerms(): ProgrammeTerms {
  const { isLoggedIn, isMembershipOpen, system, tier } = useMember()
  const locale = useLocale()
  const info = tier.data?.tier_info
  const hasTierTerms = Boolean(info?.tier_detail_th || info?.tier_detail_en)
  const isDecided = !isLoggedIn || (system.isSuccess && !isMembershipOpen) || tier.isSuccess
  const policy = usePolicy({ skip: !isDecided || hasTierTerms })

  if (hasTierTerms) {
    const content_th = info?.tier_detail_th || info?.tier_detail_en || ''
    const text = policyIn(locale, { content_th, content_en: info?.tier_detail_en })
    const tierName = (locale === 'en' && info?.tier_name_en) || info?.tier_name_th
    return { kind: 'tier', tierName, text, query: tier }
  }
  if (isDecided) return { kind: 'policy', text: policy.text, query: policy.query }
  return { kind: undefined, text: undefined, query: isMembershipOpen ? tier : system }
}
