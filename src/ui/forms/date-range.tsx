import { defineMessages, FormattedMessage } from 'react-intl'
import { addDays } from '@/lib/calendar-date'
import { formatDate, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'

/** The days from `from` to `to`, inclusive, as `yyyy-MM-dd` (Common Era); open on a side without a bound. */
export interface DateRange {
  from?: string
  to?: string
}

export const rangeWords = defineMessages({
  label: { id: 'forms.range.label', defaultMessage: 'Date range', description: 'A range of days' },
  today: { id: 'forms.range.today', defaultMessage: 'Today', description: 'A range of days' },
})

type Days = Required<DateRange>

/** Bounds of a range, `yyyy-MM-dd`. */
interface DayBounds {
  min: string
  max: string
}

/** Ranges relative to today, in the order of the options. */
const daysOf = {
  today: (today: string) => lastDays(1, today),
  last7Days: (today: string) => lastDays(7, today),
  last30Days: (today: string) => lastDays(30, today),
  last90Days: (today: string) => lastDays(90, today),
  thisMonth: (today: string) => monthAround(today),
  lastMonth: (today: string) => monthAround(addDays(firstOfMonth(today), -1)),
}

export type RelativeOption = keyof typeof daysOf
export const RELATIVE_OPTIONS = Object.keys(daysOf) as RelativeOption[] // the table's own keys

const lastDays = (count: number, today: string): Days => ({ from: addDays(today, 1 - count), to: today })
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

function monthAround(day: string): Days {
  const from = firstOfMonth(day)
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

export function isComplete(range: DateRange): range is Days {
  return range.from !== undefined && range.to !== undefined
}

/** Whether a range restricts nothing. */
export function isEmpty({ from, to }: DateRange): boolean {
  return from === undefined && to === undefined
}

/** The range after a click on a day (spec 4, Date picker range). */
export function nextRange({ from, to }: DateRange, clickedDay: string): DateRange {
  // A second click on the same day makes it the range; only the third clears it.
  const isOnlyDay = clickedDay === from && to === from
  if (isOnlyDay) return {}
  const isSecondClick = from !== undefined && to === undefined
  if (!isSecondClick) return { from: clickedDay }
  return clickedDay < from ? { from: clickedDay, to: from } : { from, to: clickedDay }
}

/** A relative option's days within the bounds; today is one of the last days. Empty if there are none. */
export function relativeRange(option: RelativeOption, today: string, { min, max }: DayBounds): DateRange {
  const days = daysOf[option](today)
  const from = days.from < min ? min : days.from
  const to = days.to > max ? max : days.to
  return from <= to ? { from, to } : {}
}

/** The first option with the same days, or 'custom'. */
export function relativeOptionOf(
  range: DateRange,
  today: string,
  bounds: DayBounds,
): RelativeOption | 'custom' {
  if (!isComplete(range)) return 'custom'
  const isSame = (option: RelativeOption) => {
    const { from, to } = relativeRange(option, today, bounds)
    return from === range.from && to === range.to
  }
  return RELATIVE_OPTIONS.find(isSame) ?? 'custom'
}

const messages = defineMessages<{
  between: { from: string; to: string }
  since: { from: string }
  until: { to: string }
}>({
  between: {
    id: 'forms.range.between',
    defaultMessage: '{from} to {to}',
    description: 'A range of days; {from} and {to} are dates',
  },
  since: {
    id: 'forms.range.since',
    defaultMessage: 'From {from}',
    description: 'A range of days without an end; {from} is a date',
  },
  until: {
    id: 'forms.range.until',
    defaultMessage: 'Until {to}',
    description: 'A range of days without a start; {to} is a date',
  },
})

/** A range in words: `1 พ.ย. 2569 ถึง 22 พ.ย. 2569`; nothing for an empty one. */
export function RangeText({ range }: { range: DateRange }) {
  const locale = useLocale()
  const [from, to] = [range.from, range.to].map((day) => day && unbroken(formatDate(day, locale)))
  if (from && from === to) return from
  if (from && to) return <FormattedMessage {...messages.between} values={{ from, to }} />
  if (from) return <FormattedMessage {...messages.since} values={{ from }} />
  if (to) return <FormattedMessage {...messages.until} values={{ to }} />
  return (
    <FormattedMessage
      id="forms.range.anyTime"
      defaultMessage="Any time"
      description="A range of days that is not restricted"
    />
  )
}
