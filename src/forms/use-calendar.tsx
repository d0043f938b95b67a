import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ChevronProps, DropdownProps, Formatters, Labels } from 'react-day-picker'
import { defineMessages, useIntl } from 'react-intl'
import { parseIsoDate, toIsoDate, displayYear, type CalendarDay } from '@/domain/calendar-date'
import { localeTags, type Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { CalendarSelect } from './calendar-styles'

const messages = defineMessages({
  previous: { id: 'forms.calendar.previous', defaultMessage: 'Previous month', description: 'Button' },
  next: { id: 'forms.calendar.next', defaultMessage: 'Next month', description: 'Button' },
  month: { id: 'forms.calendar.month', defaultMessage: 'Month', description: 'List of the months of a year' },
  year: { id: 'forms.calendar.year', defaultMessage: 'Year', description: 'List of years' },
})

const dayMessages = defineMessages<{ today: { date: string }; selected: { date: string } }>({
  today: {
    id: 'forms.calendar.today',
    defaultMessage: '{date}, today',
    description: 'A day of the calendar, as a screen reader says it',
  },
  selected: {
    id: 'forms.calendar.selected',
    defaultMessage: '{date}, chosen',
    description: 'A day of the calendar, as a screen reader says it',
  },
})

/** The days that can be chosen; `min` and `max` are `yyyy-MM-dd`, inclusive: by default from 1927 to the end of this year (spec 5). */
export interface CalendarBounds {
  min?: string
  max?: string
  isDayDisabled?: (iso: string) => boolean
}

/** The bounds of a calendar, with the defaults for what its caller leaves out. */
export const boundsOf = ({ min, max, isDayDisabled }: CalendarBounds) => ({
  min: min ?? '1927-01-01',
  max: max ?? `${new Date().getFullYear()}-12-31`,
  isDayDisabled,
})
type Bounds = ReturnType<typeof boundsOf>

/** The DayPicker props for any mode (one day, a range): texts in the member's language, bounds, components. */
export function useCalendar({ min, max, isDayDisabled }: Bounds) {
  const locale = useLocale()
  return {
    captionLayout: 'dropdown',
    navLayout: 'around',
    weekStartsOn: 0,
    noonSafe: true,
    reverseYears: true,
    lang: localeTags[locale],
    startMonth: noonOfIso(min),
    endMonth: noonOfIso(max),
    disabled: (date: Date) => {
      const iso = isoOf(date)
      return iso < min || iso > max || isDayDisabled?.(iso) === true
    },
    formatters: formattersOf(locale),
    labels: useLabels(),
    components: { Chevron, Dropdown },
  } as const
}

/** Noon of a `yyyy-MM-dd`, as a Date in the phone's time zone. */
export function noonOfIso(iso: string): Date | undefined {
  const day = parseIsoDate(iso)
  return day && noonOf(day)
}

/** The `yyyy-MM-dd` of a day of the calendar. */
export function isoOf(date: Date): string {
  return toIsoDate(calendarDayOf(date))
}

/** The month of today (by default the phone's), or the nearest month within the bounds. */
export function monthNearToday({ min, max }: Bounds, today = isoOf(new Date())): Date | undefined {
  if (today < min) return noonOfIso(min)
  return noonOfIso(today > max ? max : today)
}

function useLabels() {
  const intl = useIntl()
  const locale = useLocale()
  return {
    labelPrevious: () => intl.formatMessage(messages.previous),
    labelNext: () => intl.formatMessage(messages.next),
    labelMonthDropdown: () => intl.formatMessage(messages.month),
    labelYearDropdown: () => intl.formatMessage(messages.year),
    labelGrid: (date) => `${monthName(date, locale)} ${yearName(date, locale)}`,
    labelWeekday: (date) => weekdayName(date, locale),
    labelDayButton: (moment, { selected, today }) => {
      const date = fullDate(moment, locale)
      if (selected) return intl.formatMessage(dayMessages.selected, { date })
      return today ? intl.formatMessage(dayMessages.today, { date }) : date
    },
  } satisfies Partial<Labels>
}

function formattersOf(locale: ReturnType<typeof useLocale>): Partial<Formatters> {
  return {
    formatCaption: (date) => `${monthName(date, locale)} ${yearName(date, locale)}`,
    formatMonthDropdown: (date) => monthName(date, locale),
    formatYearDropdown: (date) => yearName(date, locale),
    formatWeekdayName: (date) => shortWeekday(date, locale),
    formatDay: (date) => String(date.getDate()),
  }
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={24} strokeWidth={1.75} aria-hidden />
}

function Dropdown({ options = [], 'aria-label': label, value, disabled, onChange }: DropdownProps) {
  return (
    <CalendarSelect aria-label={label} value={value} disabled={disabled} onChange={onChange}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </CalendarSelect>
  )
}

// Made once: a calendar names forty-two days at every render, and a formatter takes longer to make than to use.
const formatsOf = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  th: new Intl.DateTimeFormat(localeTags.th, options),
  en: new Intl.DateTimeFormat(localeTags.en, options),
})
const monthFormats = formatsOf({ month: 'long' })
const weekdayFormats = formatsOf({ weekday: 'long' })

/** Noon of a day in the phone's time zone, as a Date for the calendar and the browser's formatters. */
export function noonOf({ year, month, day }: CalendarDay): Date {
  return new Date(year, month - 1, day, 12)
}

/** The day of a Date, in the phone's time zone. */
export function calendarDayOf(moment: Date): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
}

/** `พฤศจิกายน`, `November`. */
export function monthName(moment: Date, locale: Locale): string {
  return monthFormats[locale].format(moment)
}

/** `2569`, `2026`. */
export function yearName(moment: Date, locale: Locale): string {
  return String(displayYear(moment.getFullYear(), locale))
}

// The browsers' own short Thai names differ, and some are too long for a column of the calendar.
const shortWeekdays: Record<Locale, string[]> = {
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}

/** `ศ.`, `Fri`. */
export function shortWeekday(moment: Date, locale: Locale): string {
  return shortWeekdays[locale][moment.getDay()] ?? ''
}

/** `วันศุกร์`, `Friday`. */
export function weekdayName(moment: Date, locale: Locale): string {
  return weekdayFormats[locale].format(moment)
}

/** A full date, as screen readers read it: `วันศุกร์ที่ 20 พฤศจิกายน 2569`, `Friday 20 November 2026`. */
export function fullDate(moment: Date, locale: Locale): string {
  const weekday = weekdayName(moment, locale)
  const rest = `${moment.getDate()} ${monthName(moment, locale)} ${yearName(moment, locale)}`
  return locale === 'th' ? `${weekday}ที่ ${rest}` : `${weekday} ${rest}`
}
