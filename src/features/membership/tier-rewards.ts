import type { CriteriaMapping, CriteriaMappings } from '@/api/api'

/** A tier's reward; a gift's tag says what it is for, such as `Birthday`. */
export type TierReward = { tag?: string | undefined } & (
  | { kind: 'points' | 'credit'; amount: number }
  | { kind: 'privilege' | 'package'; name: string; id?: string }
  | { kind: 'tag'; name: string }
)

/** The rewards of the mappings in order. A mapping's kind follows from its content; unknown ones are left out. */
export function tierRewards(answer: CriteriaMappings): TierReward[] {
  return answer.criteria_group_mapping_infos
    .flatMap((group) => group.criteria_mapping_infos)
    .sort((a, b) => Math.sign((a.seq ?? Infinity) - (b.seq ?? Infinity)) || 0)
    .flatMap(rewardsOf)
}

function rewardsOf(mapping: CriteriaMapping): TierReward[] {
  const { point = 0, credit = 0, privielge_name, package_name, tag_name: tag } = mapping
  const rewards: TierReward[] = []
  if (point > 0) rewards.push({ kind: 'points', amount: point, tag })
  if (credit > 0) rewards.push({ kind: 'credit', amount: credit, tag })
  if (privielge_name) rewards.push({ kind: 'privilege', name: privielge_name, id: mapping.privilege_id, tag })
  if (package_name) rewards.push({ kind: 'package', name: package_name, id: mapping.package_id, tag })
  return rewards.length === 0 && tag ? [{ kind: 'tag', name: tag }] : rewards
}
