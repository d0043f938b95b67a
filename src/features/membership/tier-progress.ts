import { validityOf } from '@/lib/item-validity'

/** What a condition counts: 1 spending (THB), 2 visits, 3 accumulated points. */
export type DescType = 1 | 2 | 3

/** One criterion from the API; flag 2 means active. */
export interface CriterionFacts {
  flag: number
  period_date?: string
  required_amount: number
  current_amount: number
  missing_amount?: number
  progress?: number
}

/** The ways to the next tier, or to keep the last one; mode 2 means criteria, 1 none. */
export interface CriteriaAnswer {
  criteria_mode?: number
  /** The criteria_id to show first. */
  pin?: string
  payload: {
    criteria_id?: string
    next_tier_id?: string
    next_tier_name_th?: string
    next_tier_name_en?: string
    priority?: number
    spending_criteria?: CriterionFacts
    visit_criteria?: CriterionFacts
    point_criteria?: CriterionFacts
  }[]
}

/** A line of the tier card (spec 3, Membership progress condition). */
export interface ProgressCondition {
  descType: DescType
  currentAmount: number
  requiredAmount: number
  missingAmount: number
  /** Percent; 100 only if met. */
  progress: number
  isMet: boolean
  /** The last day that counts. */
  periodDate?: string
  /** On the last tier, `maintain`. */
  goal: 'upgrade' | 'maintain'
  /** Undefined if the server does not name it. */
  nextTierNameTh?: string
  nextTierNameEn?: string
}

/** One way to a tier; all its conditions are needed. */
export interface ProgressWay {
  conditions: ProgressCondition[]
  nextTierId?: string
  nextTierNameTh?: string
  nextTierNameEn?: string
}

/**
 * The ways with active conditions, in display order: the pinned criteria first, then by priority. Any of them leads to the
 * first way's tier.
 */
export function progressWays(answer: CriteriaAnswer, isLastTier: boolean): ProgressWay[] {
  if (answer.criteria_mode !== 2) return []
  const rank = ({ criteria_id, priority = Infinity }: CriteriaAnswer['payload'][number]) =>
    criteria_id !== undefined && criteria_id === answer.pin ? -Infinity : priority
  return [...answer.payload]
    .sort((a, b) => Math.sign(rank(a) - rank(b)) || 0)
    .map((criteria) => {
      const names = {
        nextTierNameTh: criteria.next_tier_name_th,
        nextTierNameEn: criteria.next_tier_name_en ?? criteria.next_tier_name_th,
      }
      const goal = isLastTier ? ('maintain' as const) : ('upgrade' as const)
      const conditions = [
        criteria.spending_criteria,
        criteria.visit_criteria,
        criteria.point_criteria,
      ].flatMap((criterion, index) =>
        // The list above has DescType's order.
        criterion?.flag === 2 ? [{ goal, ...names, ...read(criterion, (index + 1) as DescType) }] : [],
      )
      return { conditions, nextTierId: criteria.next_tier_id, ...names }
    })
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

function read(criterion: CriterionFacts, descType: DescType) {
  const { current_amount: currentAmount, required_amount: requiredAmount } = criterion
  const isMet = currentAmount >= requiredAmount
  const percent = criterion.progress ?? (currentAmount / requiredAmount) * 100
  const missing = criterion.missing_amount ?? 0
  return {
    descType,
    currentAmount,
    requiredAmount,
    missingAmount: isMet ? 0 : missing > 0 ? missing : requiredAmount - currentAmount,
    // If the server rounds up, the bar must not look full.
    progress: isMet ? 100 : Math.min(99, Math.max(0, percent)),
    isMet,
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
