import { useMemo } from 'react'
import { progressWays } from '@/domain/tier-progress'
import { useLocale } from '@/i18n/use-locale'
import { useMember, useTierCriteria } from '@/session/use-member'
import { tierRewards } from '../tier-rewards'

export type Membership = ReturnType<typeof useMembership>

/** The member's tier, the ways to the next one (or to keeping the last one), and what it gives. */
export function useMembership() {
  const locale = useLocale()
  const member = useMember()
  const { criteria, mappings } = useTierCriteria(member.isMembershipOpen)
  const isLastTier = member.tier.data?.is_last_tier === true
  const ways = useMemo(
    () => (criteria.data ? progressWays(criteria.data, isLastTier) : []),
    [criteria.data, isLastTier],
  )
  const rewards = useMemo(() => (mappings.data ? tierRewards(mappings.data) : []), [mappings.data])
  const info = member.tier.data?.tier_info
  const [first] = ways
  return {
    ...member,
    criteria,
    mappings,
    isLastTier,
    ways,
    rewards,
    info,
    tierName: (locale === 'en' && info?.tier_name_en) || info?.tier_name_th,
    /** Undefined on the last tier, and where the server names none. */
    nextTierName: isLastTier ? undefined : locale === 'en' ? first?.nextTierNameEn : first?.nextTierNameTh,
  }
}
