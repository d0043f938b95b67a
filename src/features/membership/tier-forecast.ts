import { addDays, daysBetween } from '@/domain/calendar-date'
import type { DescType, ProgressCondition, ProgressWay } from '@/domain/tier-progress'

/** Less says nothing of a member's habits. */
const MIN_DAYS_ELAPSED = 30

export interface Lack {
  descType: DescType
  /** Rounded up to two digits, for it is an estimate. */
  amount: number
}

/** What comes of a member's pace: the tier in a month (`yyyy-MM`), or what is still missing on the period's last day. */
export type TierForecast =
  | { kind: 'reached'; month: string }
  | { kind: 'short'; day: string; daysLeft: number; lacks: Lack[] }

/**
 * Where the pace so far leads, by the way that leads there first; undefined where a way is complete, or where the answer
 * does not bear an estimate: no period, less than 30 days of it, or nothing counted yet.
 */
export function tierForecast(ways: ProgressWay[], today: string): TierForecast | undefined {
  if (ways.some(({ conditions }) => conditions.every(({ isMet }) => isMet))) return undefined
  const forecasts = ways.flatMap(({ conditions }) => forecastOf(conditions, today) ?? [])
  const months = forecasts.flatMap((forecast) => (forecast.kind === 'reached' ? [forecast.month] : []))
  const month = months.sort()[0]
  return month === undefined ? forecasts[0] : { kind: 'reached', month }
}

/** The conditions of one way are needed together: the slowest decides, and an unknown one leaves all open. */
function forecastOf(conditions: ProgressCondition[], today: string): TierForecast | undefined {
  const courses = conditions.filter(({ isMet }) => !isMet).map((condition) => courseOf(condition, today))
  const known = courses.filter((course) => course !== undefined)
  if (known.length === 0 || known.length < courses.length) return undefined
  const short = known.filter((course) => course.lack > 0)
  const day = short.map(({ lastDay }) => lastDay).sort()[0]
  if (day === undefined) {
    const last = known.map(({ metOn }) => metOn).sort()
    return { kind: 'reached', month: (last.at(-1) ?? '').slice(0, 7) }
  }
  const lacks = short.map(({ descType, lack }) => ({ descType, amount: roundUp(lack) }))
  return { kind: 'short', day, daysLeft: daysBetween(today, day), lacks }
}

/** When a condition is met if all goes on as since the period began, and what is missing on its last day. */
function courseOf(condition: ProgressCondition, today: string) {
  const { descType, currentAmount, requiredAmount, periodDate: lastDay, periodDays } = condition
  if (!lastDay || !periodDays || !(currentAmount > 0)) return undefined
  const elapsed = periodDays - daysBetween(today, lastDay)
  if (!(elapsed >= MIN_DAYS_ELAPSED) || elapsed > periodDays) return undefined
  const lack = requiredAmount - (currentAmount / elapsed) * periodDays
  if (!Number.isFinite(lack)) return undefined
  // Of a pace that leads there within the period alone: that of a slower one may be a day that no calendar has.
  const metOn =
    lack > 0 ? lastDay : addDays(today, Math.ceil((requiredAmount / currentAmount) * elapsed) - elapsed)
  return { descType, lastDay, lack, metOn }
}

function roundUp(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.ceil(amount / step) * step
}
