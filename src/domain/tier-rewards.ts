/** The fields of a criteria mapping that a member is told; all else of it is the brand's own (spec 3, Criteria mapping). */
export interface MappingFacts {
  seq?: number
  point?: number
  credit?: number
  privilege_id?: string
  privielge_name?: string
  package_id?: string
  package_name?: string
  tag_name?: string
}

export interface MappingsAnswer {
  criteria_group_mapping_infos: { criteria_mapping_infos: MappingFacts[] }[]
}

/** Something that a member receives for a tier. */
export type TierReward = { isBirthday: boolean } & (
  | { kind: 'points' | 'credit'; amount: number }
  | { kind: 'privilege' | 'package'; name: string; id?: string }
  | { kind: 'tag'; name: string }
)

const BIRTHDAY = /วันเกิด|เดือนเกิด|birthday/i

/** What the mappings give, by their order; a mapping is read by what it holds, and one that holds nothing known is left out. */
export function tierRewards(answer: MappingsAnswer): TierReward[] {
  return answer.criteria_group_mapping_infos
    .flatMap((group) => group.criteria_mapping_infos)
    .sort((a, b) => Math.sign((a.seq ?? Infinity) - (b.seq ?? Infinity)) || 0)
    .flatMap(rewardsOf)
}

function rewardsOf(mapping: MappingFacts): TierReward[] {
  const { point = 0, credit = 0, privielge_name, package_name, tag_name } = mapping
  const isBirthday = [privielge_name, package_name, tag_name].some((name) => name && BIRTHDAY.test(name))
  const rewards: TierReward[] = []
  if (point > 0) rewards.push({ kind: 'points', amount: point, isBirthday })
  if (credit > 0) rewards.push({ kind: 'credit', amount: credit, isBirthday })
  if (privielge_name)
    rewards.push({ kind: 'privilege', name: privielge_name, id: mapping.privilege_id, isBirthday })
  if (package_name) rewards.push({ kind: 'package', name: package_name, id: mapping.package_id, isBirthday })
  // Beside a gift, a tag that says birthday only says which gift it is.
  const isOccasion = tag_name !== undefined && BIRTHDAY.test(tag_name) && rewards.length > 0
  if (tag_name && !isOccasion) rewards.push({ kind: 'tag', name: tag_name, isBirthday })
  return rewards
}
