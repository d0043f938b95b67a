import { useMemo } from 'react'
import type { api } from '@/api/api'
import { progressWays } from '../tier-progress'
import { useLocale } from '@/i18n/use-locale'
import { useMember, useTierCriteria } from '@/session/use-member'

export type Membership = ReturnType<typeof useMembership>

/** The member's tier, how to reach the next one (or keep the last one), and what it gives. */
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
    /** Undefined on the last tier, or if the server names none. */
    nextTierName: isLastTier ? undefined : locale === 'en' ? first?.nextTierNameEn : first?.nextTierNameTh,
  }
}

type MappingsAnswer = (typeof api.endpoints)['getCriteriaMappings']['Types']['ResultType']
/** A tier's mappings with the fields that members see (spec 3, Criteria mapping). */
export type MappingFacts =
  MappingsAnswer['criteria_group_mapping_infos'][number]['criteria_mapping_infos'][number]

/** A tier's reward; a gift's tag says what it is for, such as `Birthday`. */
export type TierReward = { tag?: string | undefined } & (
  | { kind: 'points' | 'credit'; amount: number }
  | { kind: 'privilege' | 'package'; name: string; id?: string }
  | { kind: 'tag'; name: string }
)

/** The rewards of the mappings in order. A mapping's kind follows from its content; unknown ones are left out. */
export function tierRewards(answer: MappingsAnswer): TierReward[] {
  return answer.criteria_group_mapping_infos
    .flatMap((group) => group.criteria_mapping_infos)
    .sort((a, b) => Math.sign((a.seq ?? Infinity) - (b.seq ?? Infinity)) || 0)
    .flatMap(rewardsOf)
}

function rewardsOf(mapping: MappingFacts): TierReward[] {
  const { point = 0, credit = 0, privielge_name, package_name, tag_name: tag } = mapping
  const rewards: TierReward[] = []
  if (point > 0) rewards.push({ kind: 'points', amount: point, tag })
  if (credit > 0) rewards.push({ kind: 'credit', amount: credit, tag })
  if (privielge_name) rewards.push({ kind: 'privilege', name: privielge_name, id: mapping.privilege_id, tag })
  if (package_name) rewards.push({ kind: 'package', name: package_name, id: mapping.package_id, tag })
  return rewards.length === 0 && tag ? [{ kind: 'tag', name: tag }] : rewards
}
