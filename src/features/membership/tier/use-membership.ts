import { useMemo } from 'react'
import { useLocale } from '@/i18n/use-locale'
import { useMember, useTierCriteria } from '@/session/use-member'
import { progressWays } from '../tier-progress'

export type Membership = ReturnType<typeof useMembership>

/** The member's tier, and how to reach the next one (or keep the last one). */
export function useMembership() {
  const locale = useLocale()
  const member = useMember()
  const { criteria, mappings } = useTierCriteria(member.isMembershipOpen)
  const isLastTier = member.tier.data?.is_last_tier === true
  const ways = useMemo(
    () => (criteria.data ? progressWays(criteria.data, isLastTier) : []),
    [criteria.data, isLastTier],
  )
  const info = member.tier.data?.tier_info
  const tierName = (locale === 'en' && info?.tier_name_en) || info?.tier_name_th || ''
  return { ...member, criteria, mappings, isLastTier, ways, info, tierName }
}
