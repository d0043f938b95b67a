import { useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { ChoiceChips } from '@/ui/choice-chips'
import { CalendarDialog } from './calendar-dialog'
import { CalendarRoot } from './calendar-styles'
import {
  isComplete,
  isEmpty,
  nextRange,
  RELATIVE_OPTIONS,
  relativeOptionOf,
  relativeRange,
  type DateRange,
  type RelativeOption,
} from './date-range'
import { ChosenRangeText } from './range-text'
import {
  boundsOf,
  isoOf,
  monthNearToday,
  noonOfIso,
  useCalendar,
  fullDate,
  type CalendarBounds,
} from './use-calendar'

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
}

/** A calendar to choose a range of days from, with relative options above (spec 2, Date-picker overlay; spec 4, Date picker range). */
export default function DateRangeDialog(props: DateRangeDialogProps) {
  const { isOpen, label, value, onApply, onCancel } = props
  const today = useToday()
  const bounds = boundsOf(props)
  const calendar = useCalendar(bounds)
  const choice = useRangeChoice(isOpen, value, today, bounds)
  const { range } = choice
  const labelDay = useRangeLabel(range)
  return (
    <CalendarDialog
      isOpen={isOpen}
      label={label}
      canApply={isComplete(range) || isEmpty(range)}
      onApply={() => onApply(range)}
      onCancel={onCancel}
      summary={
        <Words role="status">
          <ChosenRangeText range={range} />
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

const relatives = defineMessages({
  label: { id: 'forms.range.label', defaultMessage: 'Date range', description: 'A range of days' },
  today: { id: 'forms.range.today', defaultMessage: 'Today', description: 'A range of days' },
  thisMonth: { id: 'forms.range.thisMonth', defaultMessage: 'This month', description: 'A range of days' },
  lastMonth: { id: 'forms.range.lastMonth', defaultMessage: 'Last month', description: 'A range of days' },
  custom: {
    id: 'forms.range.custom',
    defaultMessage: 'Custom',
    description: 'A range of days that is chosen in the calendar, beside options such as "Today"',
  },
})

const { recentDays } = defineMessages<{ recentDays: { days: number } }>({
  recentDays: {
    id: 'forms.range.recentDays',
    defaultMessage: 'Last {days} days',
    description: 'A range of days that ends with today; {days} is 7, 30 or 90',
  },
})

type Option = RelativeOption | 'custom'

interface RelativeOptionsProps {
  value: Option
  /** Options of which no days can be chosen. */
  isDisabled: (option: RelativeOption) => boolean
  onChange: (option: Option) => void
}

/** The relative ranges, and "custom" for days that are chosen in the calendar. */
function RelativeOptions({ value, isDisabled, onChange }: RelativeOptionsProps) {
  const choice = (option: Option) => ({
    value: option,
    label: <OptionText option={option} />,
    isDisabled: option !== 'custom' && isDisabled(option),
  })
  return (
    <ChoiceChips
      label={<FormattedMessage {...relatives.label} />}
      isLabelHidden
      isWrapping
      choices={[...RELATIVE_OPTIONS, 'custom' as const].map(choice)}
      value={value}
      onChange={onChange}
    />
  )
}

function OptionText({ option }: { option: Option }) {
  switch (option) {
    case 'last7Days':
      return <FormattedMessage {...recentDays} values={{ days: 7 }} />
    case 'last30Days':
      return <FormattedMessage {...recentDays} values={{ days: 30 }} />
    case 'last90Days':
      return <FormattedMessage {...recentDays} values={{ days: 90 }} />
    default:
      return <FormattedMessage {...relatives[option]} />
  }
}

interface Choice {
  range: DateRange
  /** Kept beside the range, since two options can mean the same days: on the first of a month, "today" and "this month". */
  option: RelativeOption | 'custom'
}

/** The range chosen in a dialog; each opening begins with `value`, so that a range not applied is dropped. */
function useRangeChoice(
  isOpen: boolean,
  value: DateRange,
  today: string,
  bounds: ReturnType<typeof boundsOf>,
) {
  const begin = (): Choice => ({ range: value, option: relativeOptionOf(value, today, bounds) })
  const firstMonth = () => monthOf(value) ?? monthNearToday(bounds, today)
  const [choice, setChoice] = useState(begin)
  const [month, setMonth] = useState(firstMonth)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setChoice(begin())
      setMonth(firstMonth())
    }
  }
  const daysOf = (option: RelativeOption) => relativeRange(option, today, bounds)
  return {
    ...choice,
    month,
    setMonth,
    clickDay: (day: string) => {
      const range = nextRange(choice.range, day)
      setChoice({ range, option: relativeOptionOf(range, today, bounds) })
    },
    chooseOption: (option: RelativeOption | 'custom') => {
      // "Custom" keeps the days, as the ones to change in the calendar.
      const range = option === 'custom' ? choice.range : daysOf(option)
      setChoice({ range, option })
      if (option !== 'custom') setMonth(monthOf(range))
    },
    isOptionDisabled: (option: RelativeOption) => {
      const range = daysOf(option)
      return !isComplete(range) || [range.from, range.to].some((day) => bounds.isDayDisabled?.(day))
    },
  }
}

/** The month of a range's last day: of past days, the nearest to today. */
function monthOf({ from, to }: DateRange): Date | undefined {
  return noonOfIso(to ?? from ?? '')
}
