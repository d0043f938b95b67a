import type { SandboxBrand, TierCriterion, TierSeed, TierGift } from '../brands/brand.ts'
import type { MemberState } from '../db/state.ts'
import { addThaiDays } from './thai-time.ts'

type CriterionType = 1 | 2 | 3

const PERIOD_DAYS = 365
const clampPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

export interface TierStanding {
  tier: TierSeed
  /** The tier to reach, or the last one to keep. */
  target: TierSeed
  isLast: boolean
}

/** Where a member stands among the brand's tiers. */
export function tierStandingOf(brand: SandboxBrand, member: MemberState): TierStanding {
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

/** The ways to the tier that a member is heading for. */
export function criteriaOf(brand: SandboxBrand, member: MemberState, today: string) {
  const { target } = tierStandingOf(brand, member)
  const periodDate = addThaiDays(today, 96)
  return brand.waysToTier.map((way, index) => {
    const required = (name: TierCriterion) => (way.includes(name) ? target[name] : 0)
    return {
      criteria_id: `${target.id}${index + 1}`,
      next_tier: target.nameTh,
      next_tier_id: String(target.id),
      next_tier_name_en: target.nameEn,
      next_tier_name_th: target.nameTh,
      priority: index + 1,
      spending_criteria: criterion(1, required('spending'), member.spending, periodDate),
      visit_criteria: criterion(2, required('visits'), member.visits, periodDate),
      point_criteria: criterion(3, required('points'), member.tierPoints, periodDate),
    }
  })
}

/** A member's progress over all conditions, in percent. */
export function progressOf(brand: SandboxBrand, member: MemberState, today: string): number {
  const active = criteriaOf(brand, member, today)
    .flatMap((way) => [way.spending_criteria, way.visit_criteria, way.point_criteria])
    .filter(({ flag }) => flag === 2)
  return clampPercent(active.reduce((sum, item) => sum + item.progress, 0) / active.length)
}

/** What a member receives for the tier that they are heading for, or for keeping the last one. */
export function mappingsOf(brand: SandboxBrand, member: MemberState) {
  const { target, isLast } = tierStandingOf(brand, member)
  return (isLast ? brand.giftsForKeeping : target.gifts).map((gift, index) =>
    mappingOf(brand, gift, index + 1),
  )
}

const MAPPING_TYPES = { points: 1, privilege: 2, package: 3, credit: 4, tag: 5 }

function mappingOf(
  brand: SandboxBrand,
  { points, credit, privilegeId, packageId, tag }: TierGift,
  seq: number,
) {
  const kind = points
    ? 'points'
    : privilegeId
      ? 'privilege'
      : packageId
        ? 'package'
        : credit
          ? 'credit'
          : 'tag'
  return {
    mapping_id: `${brand.ref}-${seq}`,
    mapping_type: MAPPING_TYPES[kind],
    seq,
    point: points ?? 0,
    credit: credit ?? 0,
    privilege_id: privilegeId ?? null,
    privielge_name: brand.privileges.find(({ id }) => id === privilegeId)?.nameTh ?? null,
    package_id: packageId ?? null,
    package_name: brand.packages.find(({ id }) => id === packageId)?.nameTh ?? null,
    tag_id: tag?.id ?? null,
    tag_name: tag?.name ?? null,
  }
}
