import { useEffect, useMemo, useState } from 'react'
import { tierChange, type SeenTier, type TierChange } from '@/domain/tier-change'
import { useMember, useTierCriteria } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { isRestored } from '@/store/home-snapshot'
import { readSeenTier, writeSeenTier } from '../seen-tier'

/** What is told of a change: the tier before, the tier now, and whether it is higher. */
export interface TierNews {
  change: TierChange
  before: SeenTier
  now: SeenTier
}

/**
 * What has changed of the member's tier since they saw it last, on home or in the membership; stays while the page does, and is
 * never told again.
 */
export function useTierNews(): TierNews | undefined {
  const memberKey = useMemberKey()
  const { isMembershipOpen, tier } = useMember()
  const { criteria } = useTierCriteria(isMembershipOpen)
  const [seen] = useState(readSeenTier)
  // An answer of the last visit may be older than the tier that was seen last.
  const isFresh = ![tier, criteria].some((query) => query.isLoading || isRestored(query.fulfilledTimeStamp))
  const info = tier.data?.tier_info
  const isLastTier = tier.data?.is_last_tier === true
  const next = criteria.data?.payload[0]
  const now = useMemo(() => {
    if (!info || !isFresh) return undefined
    return {
      tierId: info.tier_id,
      nameTh: info.tier_name_th,
      nameEn: info.tier_name_en,
      nextTierId: next?.next_tier_id,
      nextNameTh: next?.next_tier_name_th,
    }
  }, [info, next, isFresh])
  useEffect(() => {
    if (memberKey && now) writeSeenTier(memberKey, now)
  }, [memberKey, now])

  if (!memberKey || !now || seen?.memberKey !== memberKey) return undefined
  const change = tierChange(seen.tier, now, isLastTier)
  return change && { change, before: seen.tier, now }
}
