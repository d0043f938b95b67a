import { parseIsoDate, type CalendarDay } from '@/domain/calendar-date'

/** Days from `from` to `to`, both included, as `yyyy-MM-dd` in the Common Era; without a bound, open on that side. */
export interface DateRange {
  from?: string
  to?: string
}

type Days = Required<DateRange>

/** The first and the last day that may be in a range, `yyyy-MM-dd`. */
export interface DayBounds {
  min: string
  max: string
}

/** Ranges that are named by today, in the order in which the options are shown. */
export const RELATIVE_OPTIONS = [
  'today',
  'last7Days',
  'last30Days',
  'last90Days',
  'thisMonth',
  'lastMonth',
] as const
export type RelativeOption = (typeof RELATIVE_OPTIONS)[number]

const daysOf: Record<RelativeOption, (today: CalendarDay) => Days> = {
  today: (today) => lastDays(1, today),
  last7Days: (today) => lastDays(7, today),
  last30Days: (today) => lastDays(30, today),
  last90Days: (today) => lastDays(90, today),
  thisMonth: ({ year, month }) => wholeMonth(year, month),
  lastMonth: ({ year, month }) => wholeMonth(year, month - 1),
}

/** Whether a range has both its days. */
export function isComplete(range: DateRange): range is Days {
  return range.from !== undefined && range.to !== undefined
}

/** Whether a range has neither of its days, and so is no restriction. */
export function isEmpty({ from, to }: DateRange): boolean {
  return from === undefined && to === undefined
}

/** The range after a click on a day (spec 4, Date picker range). */
export function nextRange({ from, to }: DateRange, clickedDay: string): DateRange {
  // The second click on the same day makes that day the range; only then is it the single selected day, which a click clears.
  const isOnlyDay = clickedDay === from && to === from
  if (isOnlyDay) return {}
  const isSecondClick = from !== undefined && to === undefined
  if (!isSecondClick) return { from: clickedDay }
  return clickedDay < from ? { from: clickedDay, to: from } : { from, to: clickedDay }
}

/** The days of a relative option that lie within the bounds, today among the last days; empty where there are none. */
export function relativeRange(option: RelativeOption, today: string, bounds?: DayBounds): DateRange {
  const day = parseIsoDate(today)
  if (!day) return {}
  const days = daysOf[option](day)
  return bounds ? within(days, bounds) : days
}

/** The first option that means the same days as a range, or 'custom'. */
export function relativeOptionOf(
  range: DateRange,
  today: string,
  bounds?: DayBounds,
): RelativeOption | 'custom' {
  if (!isComplete(range)) return 'custom'
  const isSame = (option: RelativeOption) => {
    const { from, to } = relativeRange(option, today, bounds)
    return from === range.from && to === range.to
  }
  return RELATIVE_OPTIONS.find(isSame) ?? 'custom'
}

function within({ from, to }: Days, { min, max }: DayBounds): DateRange {
  const days = { from: from < min ? min : from, to: to > max ? max : to }
  return days.from <= days.to ? days : {}
}

function lastDays(count: number, { year, month, day }: CalendarDay): Days {
  return { from: isoDay(year, month, day - count + 1), to: isoDay(year, month, day) }
}

function wholeMonth(year: number, month: number): Days {
  return { from: isoDay(year, month, 1), to: isoDay(year, month + 1, 0) }
}

/** A day before the first or after the last of its month lies in another month, and a month likewise in another year. */
function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
