import { addDays, daysBetween } from './calendar-date'
import { pointsMonths } from './points-months'

/** A row of the points history, as the forecast needs it. */
export interface SavingRow {
  /** Signed. */
  point: number
  status?: string
  /** When it was booked (`yyyy-MM-dd`); empty where the row has no date. */
  day: string
  /** Until when its points last (`yyyy-MM-dd`), where they expire. */
  lastDay?: string | undefined
}

/** What is saved for, and what there is. */
export interface SavingFacts {
  /** In points. */
  cost: number
  balance: number
  /** `yyyy-MM-dd` */
  today: string
  /** Until when the privilege is offered (`yyyy-MM-dd`), where that ends. */
  lastDay?: string | undefined
  /** What of the balance expires next, and its last day (`yyyy-MM-dd`). */
  expiring?: { points?: number; date: string } | undefined
}

/** Fewer say nothing of a member's habits, and older ones little of today's. */
const MIN_MONTHS = 3
const MAX_MONTHS = 6
/** What takes longer is no encouragement. */
const MAX_DAYS = 730
const DAYS_A_MONTH = 365.25 / 12

/**
 * The month (`yyyy-MM`) in which the balance reaches the cost, if the member goes on collecting as in the finished months that `rows`
 * (newest day first, as a page of the history has them) show wholly, and uses none. Undefined where that is no honest estimate: fewer
 * than three such months, no gain, points that would expire before there are enough, more than two years, or a privilege that ends
 * before.
 */
export function savingForecast(rows: readonly SavingRow[], facts: SavingFacts): string | undefined {
  const { cost, balance, today, expiring } = facts
  const booked = rows.filter(({ status, day }) => status !== 'canceled' && day !== '')
  const pace = paceOf(booked, today)
  if (!(cost > balance) || !(pace > 0)) return undefined
  // What is collected and not used lives for as long as points last: no more than that can be there at once.
  const lifetime = median(lifetimesOf(booked))
  if (lifetime !== undefined && cost > pace * (lifetime / DAYS_A_MONTH)) return undefined
  const day = dayOf(cost - balance, pace, today)
  const isLater = day !== undefined && expiring !== undefined && expiring.date < day
  const last = isLater ? dayOf(cost - balance + (expiring.points ?? 0), pace, today) : day
  const isTooLate = last === undefined || (facts.lastDay !== undefined && last > facts.lastDay)
  return isTooLate ? undefined : last.slice(0, 'yyyy-MM'.length)
}

/** On which day so many points have been collected. */
function dayOf(missing: number, pace: number, today: string): string | undefined {
  const days = Math.ceil((missing / pace) * DAYS_A_MONTH)
  return days <= MAX_DAYS ? addDays(today, days) : undefined
}

/**
 * Points a month: what came, less what has expired, for the member can leave off using them. Of mean and median the smaller, so that
 * one large purchase promises nothing. 0 where too few months are known, or a page in another order leaves them unknown.
 */
function paceOf(rows: readonly SavingRow[], today: string): number {
  const isNewestFirst = rows.every(({ day }, index) => index === 0 || day <= (rows[index - 1]?.day ?? ''))
  if (!isNewestFirst) return 0
  const current = today.slice(0, 'yyyy-MM'.length)
  const months = pointsMonths(rows, {
    // By the day on which the row stands in the history: of what expires later, rows may be on further pages.
    monthOf: ({ day }) => day.slice(0, current.length),
    // Not even a complete history says how long one was a member in the month of its oldest row.
    isComplete: false,
    current,
    count: MAX_MONTHS + 1,
  })
  const gains = months.filter(({ month }) => month < current).map(({ earned, expired }) => earned - expired)
  if (gains.length < MIN_MONTHS) return 0
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  return Math.min(mean, median(gains) ?? 0)
}

/** For how many days the points of each row last that says so. */
const lifetimesOf = (rows: readonly SavingRow[]): number[] =>
  rows.flatMap(({ day, lastDay }) => {
    const days = lastDay === undefined ? 0 : daysBetween(day, lastDay)
    return days > 0 ? [days] : []
  })

/** The middle one, the lower of two; undefined of none. */
function median(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
}
