import { DayPicker, type Modifiers } from 'react-day-picker'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { isComplete, type DateRange } from '@/domain/date-range'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { CalendarDialog } from './calendar-dialog'
import { CalendarRoot } from './calendar-styles'
import { fullDate } from './date-text'
import { ChosenRangeText } from './range-text'
import { RelativeOptions } from './relative-options'
import { isoOf, noonOfIso, useCalendar, type CalendarBounds } from './use-calendar'
import { useRangeChoice } from './use-range-choice'

const messages = defineMessages<Record<'first' | 'last' | 'inner', { date: string }>>({
  first: {
    id: 'forms.range.firstDay',
    defaultMessage: '{date}, first day',
    description: 'A day of the calendar, as a screen reader says it: the first of the chosen range',
  },
  last: {
    id: 'forms.range.lastDay',
    defaultMessage: '{date}, last day',
    description: 'A day of the calendar, as a screen reader says it: the last of the chosen range',
  },
  inner: {
    id: 'forms.range.innerDay',
    defaultMessage: '{date}, in the range',
    description: 'A day of the calendar, as a screen reader says it: between the ends of the chosen range',
  },
})

const Words = styled.p`
  text-align: center;
  text-wrap: balance;
`

interface DateRangeDialogProps extends CalendarBounds {
  isOpen: boolean
  /** The dialog's accessible name. */
  label: string
  value: DateRange
  onApply: (range: DateRange) => void
  onCancel: () => void
  /** Whether an empty range can be applied: no restriction. */
  canBeEmpty?: boolean
  /** `yyyy-MM-dd`: by default the day in Thailand. */
  today?: string
}

/** A calendar to choose a range of days from, with relative options above (spec 2, Date-picker overlay; spec 4, Date picker range). */
export default function DateRangeDialog(props: DateRangeDialogProps) {
  const { isOpen, label, value, onApply, onCancel, canBeEmpty = false } = props
  const dayInThailand = useToday()
  const { today = dayInThailand, min, max, isDayDisabled } = props
  const bounds = { min, max, isDayDisabled }
  const calendar = useCalendar(bounds)
  const choice = useRangeChoice({ isOpen, value, today, ...bounds })
  const { range } = choice
  const labelDay = useRangeLabel(range)
  const isEmpty = range.from === undefined && range.to === undefined
  return (
    <CalendarDialog
      isOpen={isOpen}
      label={label}
      canApply={isComplete(range) || (isEmpty && canBeEmpty)}
      onApply={() => onApply(range)}
      onCancel={onCancel}
      summary={
        <Words role="status">
          <ChosenRangeText range={range} canBeEmpty={canBeEmpty} />
        </Words>
      }
    >
      <RelativeOptions
        value={choice.option}
        isDisabled={choice.isOptionDisabled}
        onChange={choice.chooseOption}
      />
      <CalendarRoot>
        <DayPicker
          {...calendar}
          labels={{
            ...calendar.labels,
            labelDayButton: (moment: Date, modifiers: Modifiers) =>
              labelDay(moment) ?? calendar.labels.labelDayButton(moment, modifiers),
          }}
          mode="range"
          today={noonOfIso(today)}
          selected={{ from: noonOfIso(range.from ?? ''), to: noonOfIso(range.to ?? '') }}
          // The library's own next range differs from the specification's.
          onSelect={(_, clicked) => choice.clickDay(isoOf(clicked))}
          month={choice.month}
          onMonthChange={choice.setMonth}
        />
      </CalendarRoot>
    </CalendarDialog>
  )
}

/** A day with its place in the range; nothing for a day outside, or for a range's only day, which is called chosen. */
function useRangeLabel({ from, to }: DateRange): (moment: Date) => string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  return (moment) => {
    const iso = isoOf(moment)
    if (from === undefined || from === to) return undefined
    const date = fullDate(moment, locale)
    if (iso === from) return intl.formatMessage(messages.first, { date })
    if (iso === to) return intl.formatMessage(messages.last, { date })
    const isInside = to !== undefined && iso > from && iso < to
    return isInside ? intl.formatMessage(messages.inner, { date }) : undefined
  }
}
