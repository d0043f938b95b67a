import type { Criteria, Criterion, TierCriteria } from '@/api/api'
import { validityOf } from '@/lib/item-validity'

/** What a condition counts: 1 spending (THB), 2 visits, 3 accumulated points. */
export type DescType = 1 | 2 | 3

/** A line of the tier card (spec 3, Membership progress condition). */
export type ProgressCondition = ReturnType<typeof conditionOf>

/** One way to a tier; all its conditions are needed. */
export interface ProgressWay {
  conditions: ProgressCondition[]
  /** On the last tier, `maintain`. */
  goal: 'upgrade' | 'maintain'
  nextTierId: string | undefined
  /** Undefined if the server does not name it. */
  nextTierNameTh: string | undefined
  nextTierNameEn: string | undefined
}

/**
 * The ways with active conditions, in display order: the pinned criteria first, then by priority. Any of them leads to the
 * first way's tier.
 */
export function progressWays(
  { criteria_mode, pin, payload }: TierCriteria,
  isLastTier: boolean,
): ProgressWay[] {
  if (criteria_mode !== 2) return []
  const rank = ({ criteria_id, priority = Infinity }: Criteria) =>
    criteria_id !== undefined && criteria_id === pin ? -Infinity : priority
  return [...payload]
    .sort((a, b) => Math.sign(rank(a) - rank(b)) || 0)
    .map((criteria) => ({
      // In the order of DescType.
      conditions: [criteria.spending_criteria, criteria.visit_criteria, criteria.point_criteria].flatMap(
        (criterion, index) =>
          criterion?.flag === 2 ? [conditionOf(criterion, (index + 1) as DescType)] : [],
      ),
      goal: isLastTier ? ('maintain' as const) : ('upgrade' as const),
      nextTierId: criteria.next_tier_id,
      nextTierNameTh: criteria.next_tier_name_th,
      nextTierNameEn: criteria.next_tier_name_en ?? criteria.next_tier_name_th,
    }))
    .filter(({ conditions }) => conditions.length > 0)
    .filter((way, _index, [first = way]) => isSameTier(way, first))
}

const isSameTier = (a: ProgressWay, b: ProgressWay) =>
  a.nextTierId && b.nextTierId ? a.nextTierId === b.nextTierId : a.nextTierNameTh === b.nextTierNameTh

/** The way whose least complete condition is the most complete. */
export function nearestWay(ways: readonly ProgressWay[]): ProgressWay | undefined {
  const least = ({ conditions }: ProgressWay) => Math.min(...conditions.map(({ progress }) => progress))
  return [...ways].sort((a, b) => least(b) - least(a))[0]
}

function conditionOf(criterion: Criterion, descType: DescType) {
  const { current_amount: currentAmount, required_amount: requiredAmount } = criterion
  const isMet = currentAmount >= requiredAmount
  const percent = criterion.progress ?? (currentAmount / requiredAmount) * 100
  const missing = criterion.missing_amount ?? 0
  return {
    descType,
    currentAmount,
    requiredAmount,
    missingAmount: isMet ? 0 : missing > 0 ? missing : requiredAmount - currentAmount,
    /** Percent. If the server rounds up, the bar must not look full. */
    progress: isMet ? 100 : Math.min(99, Math.max(0, percent)),
    isMet,
    /** The last day that counts. */
    periodDate: lastDayOf(criterion.period_date),
  }
}

/** The tier's last day; undefined if it does not expire, as in any mode but 1. */
export function tierExpiry(progress: { tier_exp_date?: string; tier_exp_mode?: number } = {}) {
  return progress.tier_exp_mode === 1 ? lastDayOf(progress.tier_exp_date) : undefined
}

function lastDayOf(day: string | undefined): string | undefined {
  const validity = validityOf(false, day)
  return validity.kind === 'date' ? validity.date : undefined
}
