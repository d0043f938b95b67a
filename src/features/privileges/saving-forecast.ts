import { addDays, daysBetween } from '@/domain/calendar-date'
import { pointsMonths } from '@/domain/points-months'

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
  const { cost, balance, today } = facts
  const booked = rows.filter(({ status }) => status !== 'canceled')
  const pace = paceOf(booked, today)
  if (!(cost > balance) || !(pace > 0)) return undefined
  const lasting = lastingOf(booked)
  // What is collected and not used lives for as long as points last: no more than that can be there at once.
  const lifetime = median(lasting.map(({ day, lastDay }) => daysBetween(day, lastDay)))
  if (lifetime !== undefined && cost > pace * (lifetime / DAYS_A_MONTH)) return undefined
  const reached = reachedOn(pace, lasting, facts)
  // Where the newest do not last until then, as where all of a year expire on its last day, what comes next may not either.
  const newest = lasting.filter(({ day }) => day === lasting[0]?.day)
  const ends = [facts.lastDay, ...newest.map(({ lastDay }) => lastDay)]
  if (reached === undefined || ends.some((end) => end !== undefined && end < reached)) return undefined
  return reached.slice(0, 'yyyy-MM'.length)
}

type LastingRow = SavingRow & { lastDay: string }

/** What came and says how long it lasts. */
const lastingOf = (rows: readonly SavingRow[]): LastingRow[] =>
  rows.flatMap((row) => {
    const { point, day, lastDay = '' } = row
    return point > 0 && lastDay > day ? [{ ...row, lastDay }] : []
  })

/** On which day there are enough points, where those that expire before are collected again. */
function reachedOn(
  pace: number,
  lasting: readonly LastingRow[],
  facts: SavingFacts,
  expired = 0,
): string | undefined {
  const { cost, balance, today } = facts
  const days = Math.ceil(((cost - balance + expired) / pace) * DAYS_A_MONTH)
  if (expired > balance || days > MAX_DAYS) return undefined
  const day = addDays(today, days)
  const more = expiringBefore(day, lasting, facts)
  return more > expired ? reachedOn(pace, lasting, facts, more) : day
}

/** How much expires before a day: by the profile what is next, by the rows what comes after that. Infinite where nobody says. */
function expiringBefore(day: string, lasting: readonly LastingRow[], { today, expiring }: SavingFacts) {
  const next = expiring && expiring.date < day ? (expiring.points ?? Infinity) : 0
  const isLater = ({ lastDay }: LastingRow) =>
    (expiring ? lastDay > expiring.date : lastDay >= today) && lastDay < day
  return lasting.filter(isLater).reduce((sum, { point }) => sum + point, next)
}

/**
 * Points a month: what came, less what has expired, for the member can leave off using them. Of mean and median the smaller, so that
 * one large purchase promises nothing. 0 where too few months are known, or a page in another order, or a row without a day, leaves them
 * unknown.
 */
function paceOf(rows: readonly SavingRow[], today: string): number {
  const isNewestFirst = rows.every(({ day }, index) => day !== '' && day <= (rows[index - 1]?.day ?? day))
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

/** The middle one, the lower of two; undefined of none. */
function median(numbers: readonly number[]): number | undefined {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]
}
