import type { Brand, TierFacts } from '../brands/brand.ts'
import type { Member } from '../db/state.ts'
import { addDays } from './thai-time.ts'

type CriterionType = 1 | 2 | 3

const PERIOD_DAYS = 365
const clampPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

export interface Standing {
  tier: TierFacts
  /** The tier to reach, or the last one to keep. */
  target: TierFacts
  isLast: boolean
}

/** Where a member stands among the brand's tiers. */
export function standingOf(brand: Brand, member: Member): Standing {
  const last = brand.tiers.length - 1
  const tier = brand.tiers[Math.min(member.tierIndex, last)]
  const target = brand.tiers[Math.min(member.tierIndex + 1, last)]
  if (tier === undefined || target === undefined) throw new Error(`Brand ${brand.ref} has no tiers`)
  return { tier, target, isLast: member.tierIndex >= last }
}

function criterion(type: CriterionType, required: number, current: number, periodDate: string) {
  const isActive = required > 0
  return {
    flag: isActive ? (2 as const) : (1 as const),
    type,
    period_day: PERIOD_DAYS,
    period_date: periodDate,
    required_amount: required,
    current_amount: current,
    missing_amount: Math.max(0, required - current),
    progress: isActive ? clampPercent((current / required) * 100) : 100,
  }
}

/** The conditions of the tier a member is heading for. */
export function criteriaOf(brand: Brand, member: Member, today: string) {
  const { target } = standingOf(brand, member)
  const periodDate = addDays(today, 96)
  return {
    criteria_id: `${target.id}1`,
    next_tier: target.nameTh,
    next_tier_id: String(target.id),
    next_tier_name_en: target.nameEn,
    next_tier_name_th: target.nameTh,
    priority: 1,
    spending_criteria: criterion(1, target.spending, member.spending, periodDate),
    visit_criteria: criterion(2, target.visits, member.visits, periodDate),
    point_criteria: criterion(3, target.points, member.tierPoints, periodDate),
  }
}

/** A member's progress over all conditions, in percent. */
export function progressOf(brand: Brand, member: Member, today: string): number {
  const { spending_criteria, visit_criteria, point_criteria } = criteriaOf(brand, member, today)
  const all = [spending_criteria, visit_criteria, point_criteria]
  return clampPercent(all.reduce((sum, item) => sum + item.progress, 0) / all.length)
}
