import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChevronProps, DropdownProps } from 'react-day-picker'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { displayYear, parseIsoDate } from '@/lib/calendar-date'
import { formatDayOfYear, formatMonth, localDay } from '@/i18n/format'
import { localeTags, type Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { phoneNow } from '@/lib/server-clock'
import { tokens } from '@/theme/tokens'
import { Button, ButtonPair } from '../button'
import { commonWords } from '../words'
import { CalendarChoice, CalendarSelect } from './calendar-styles'
import type { CalendarBounds } from './use-calendar-dialog'

const messages = defineMessages({
  previous: { id: 'forms.calendar.previous', defaultMessage: 'Previous month', description: 'Button' },
  next: { id: 'forms.calendar.next', defaultMessage: 'Next month', description: 'Button' },
  month: { id: 'forms.calendar.month', defaultMessage: 'Month', description: 'List of the months of a year' },
  year: { id: 'forms.calendar.year', defaultMessage: 'Year', description: 'List of years' },
  apply: {
    id: 'forms.calendar.apply',
    defaultMessage: 'Apply',
    description: 'Button: takes the chosen date',
  },
})

export const markedDay = defineMessage<{
  date: string
  mark: 'today' | 'chosen' | 'first' | 'last' | 'inner'
}>({
  id: 'forms.calendar.day',
  defaultMessage:
    '{date}, {mark, select, today {today} chosen {chosen} first {first day} last {last day} other {in the range}}',
  description: 'A day of the calendar, as a screen reader says it; first, last: of the chosen range',
})

const Layout = styled.div`
  display: grid;
  gap: ${tokens.space(3)};
  /* Seven days of 40 px fit on a screen of 320 px. */
  padding: ${tokens.space(4)} ${tokens.space(1)} 0;
  @media (min-width: 360px) {
    padding-inline: ${tokens.space(4)};
  }
`

/** In view even if the screen is too low for the calendar. */
const Footer = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  display: grid;
  gap: ${tokens.space(2)};
  padding: ${tokens.space(2)} ${tokens.space(2)} ${tokens.space(4)};
  background: ${tokens.color.surfaceRaised};
`

interface CalendarFrameProps {
  canApply: boolean
  onApply: () => void
  onCancel: () => void
  /** The chosen days in words. */
  summary?: ReactNode
  children: ReactNode
}

/** The frame of both calendars; the field's value changes only on Apply. */
export function CalendarFrame({ canApply, onApply, onCancel, summary, children }: CalendarFrameProps) {
  return (
    <Layout>
      {children}
      <Footer>
        {summary}
        <ButtonPair>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage {...commonWords.cancel} />
          </Button>
          <Button disabled={!canApply} onClick={onApply}>
            <FormattedMessage {...messages.apply} />
          </Button>
        </ButtonPair>
      </Footer>
    </Layout>
  )
}

/** A calendar's bounds with their defaults. */
export const boundsOf = ({ min, max, isDayDisabled }: CalendarBounds) => ({
  min: min ?? '1927-01-01',
  max: max ?? `${new Date(phoneNow()).getFullYear()}-12-31`,
  isDayDisabled,
})

/** DayPicker props of both calendars: texts in the current language, bounds, components. */
export function useDayPickerProps({ min, max, isDayDisabled }: ReturnType<typeof boundsOf>) {
  const intl = useIntl()
  const locale = useLocale()
  const monthAndYear = (date: Date) => formatMonth(localDay(date).slice(0, 7), locale)
  return {
    captionLayout: 'dropdown',
    navLayout: 'around',
    noonSafe: true,
    reverseYears: true,
    lang: localeTags[locale],
    startMonth: noonOf(min),
    endMonth: noonOf(max),
    disabled: (date: Date) => {
      const day = localDay(date)
      return day < min || day > max || isDayDisabled?.(day) === true
    },
    formatters: {
      formatCaption: monthAndYear,
      formatMonthDropdown: (date: Date) => monthFormats[locale].format(date),
      formatYearDropdown: (date: Date) => yearName(date, locale),
      formatWeekdayName: (date: Date) => shortWeekdays[locale][date.getDay()] ?? '',
    },
    labels: {
      labelPrevious: () => intl.formatMessage(messages.previous),
      labelNext: () => intl.formatMessage(messages.next),
      labelMonthDropdown: () => intl.formatMessage(messages.month),
      labelYearDropdown: () => intl.formatMessage(messages.year),
      labelGrid: monthAndYear,
      labelWeekday: (date: Date) => weekdayFormats[locale].format(date),
      labelDayButton: (day: Date, { selected, today }: Partial<Record<string, boolean>>) => {
        const date = fullDate(day, locale)
        if (selected) return intl.formatMessage(markedDay, { date, mark: 'chosen' })
        return today ? intl.formatMessage(markedDay, { date, mark: 'today' }) : date
      },
    },
    components: { Chevron, Dropdown },
  } as const
}

/** Noon of a `yyyy-MM-dd` as a Date in the phone's time zone. */
export function noonOf(day: string | undefined): Date | undefined {
  return day && parseIsoDate(day) ? new Date(`${day}T12:00`) : undefined
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={24} strokeWidth={1.75} aria-hidden />
}

function Dropdown({ options = [], 'aria-label': label, value, disabled, onChange }: DropdownProps) {
  return (
    <CalendarChoice>
      <CalendarSelect aria-label={label} value={value} disabled={disabled} onChange={onChange}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </CalendarSelect>
      <ChevronDown size={16} strokeWidth={2} aria-hidden />
    </CalendarChoice>
  )
}

// Created once: a calendar formats forty-two days per render, and creating a formatter is slower than using it.
const formatsOf = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  th: new Intl.DateTimeFormat(localeTags.th, options),
  en: new Intl.DateTimeFormat(localeTags.en, options),
})
const monthFormats = formatsOf({ month: 'long' })
const weekdayFormats = formatsOf({ weekday: 'long' })

// The browsers' short Thai names differ, and some are too long for a column.
const shortWeekdays: Record<Locale, string[]> = {
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}

const yearName = (date: Date, locale: Locale) => String(displayYear(date.getFullYear(), locale))

/** A full date, as screen readers read it: `วันศุกร์ที่ 20 พฤศจิกายน 2569`, `Friday 20 November 2026`. */
export function fullDate(date: Date, locale: Locale): string {
  const weekday = weekdayFormats[locale].format(date)
  const rest = `${formatDayOfYear(localDay(date), locale)} ${yearName(date, locale)}`
  return locale === 'th' ? `${weekday}ที่ ${rest}` : `${weekday} ${rest}`
}
