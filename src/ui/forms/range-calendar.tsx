import { useState } from 'react'
import { DayPicker, type Modifiers } from 'react-day-picker'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatDate, localDay, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { ChoiceChips } from '../choice-chips'
import { boundsOf, CalendarFrame, fullDate, markedDay, noonOf, useDayPickerProps } from './calendar-frame'
import { CalendarRoot } from './calendar-styles'
import {
  isComplete,
  isEmpty,
  nextRange,
  RangeText,
  rangeWords,
  RELATIVE_OPTIONS,
  relativeOptionOf,
  relativeRange,
  type DateRange,
  type RelativeOption,
} from './date-range'
import type { CalendarProps } from './use-calendar-dialog'

const messages = defineMessages({
  today: rangeWords.today,
  thisMonth: { id: 'forms.range.thisMonth', defaultMessage: 'This month', description: 'A range of days' },
  lastMonth: { id: 'forms.range.lastMonth', defaultMessage: 'Last month', description: 'A range of days' },
  custom: {
    id: 'forms.range.custom',
    defaultMessage: 'Custom',
    description: 'A range of days that is chosen in the calendar, beside options such as "Today"',
  },
})

const { recentDays, chooseEnd } = defineMessages<{
  recentDays: { days: number }
  chooseEnd: { from: string }
}>({
  recentDays: {
    id: 'forms.range.recentDays',
    defaultMessage: 'Last {days} days',
    description: 'A range of days that ends with today; {days} is 7, 30 or 90',
  },
  chooseEnd: {
    id: 'forms.range.chooseEnd',
    defaultMessage: 'From {from}. Choose the last day.',
    description: 'Under a calendar, once the first day of a range is chosen; {from} is a date',
  },
})

const Words = styled.p`
  text-align: center;
  text-wrap: balance;
`

/** Chooses a range of days, with relative options above (spec 2, Date-picker overlay; spec 4, Date picker range). */
export default function RangeCalendar({ value, onApply, onCancel, ...rest }: CalendarProps<DateRange>) {
  const today = useToday()
  const bounds = boundsOf(rest)
  const dayPicker = useDayPickerProps(bounds)
  // Kept beside the range, because options can mean the same days: on the first of a month, "today" and "this month".
  const [option, setOption] = useState(() => relativeOptionOf(value, today, bounds))
  const [range, setRange] = useState(value)
  const [month, setMonth] = useState(() => monthOf(value))
  const labelDay = useRangeLabel(range)

  const daysOf = (relative: RelativeOption) => relativeRange(relative, today, bounds)
  const isDisabled = (relative: RelativeOption) => {
    const { from, to } = daysOf(relative)
    return from === undefined || [from, to].some((day = from) => bounds.isDayDisabled?.(day))
  }
  const chooseOption = (chosen: Option) => {
    setOption(chosen)
    // "Custom" keeps the days, to be changed in the calendar.
    if (chosen === 'custom') return
    setRange(daysOf(chosen))
    setMonth(monthOf(daysOf(chosen)))
  }
  const clickDay = (day: string) => {
    const next = nextRange(range, day)
    setRange(next)
    setOption(relativeOptionOf(next, today, bounds))
  }
  return (
    <CalendarFrame
      canApply={isComplete(range) || isEmpty(range)}
      onApply={() => onApply(range)}
      onCancel={onCancel}
      summary={
        <Words role="status">
          <ChosenRangeText range={range} />
        </Words>
      }
    >
      <ChoiceChips
        label={<FormattedMessage {...rangeWords.label} />}
        isLabelHidden
        choices={[...RELATIVE_OPTIONS, 'custom' as const].map((choice) => ({
          value: choice,
          label: <OptionText option={choice} />,
          isDisabled: choice !== 'custom' && isDisabled(choice),
        }))}
        value={option}
        onChange={chooseOption}
      />
      <CalendarRoot>
        <DayPicker
          {...dayPicker}
          labels={{
            ...dayPicker.labels,
            labelDayButton: (date: Date, modifiers: Modifiers) =>
              labelDay(date) ?? dayPicker.labels.labelDayButton(date, modifiers),
          }}
          mode="range"
          today={noonOf(today)}
          selected={{ from: noonOf(range.from), to: noonOf(range.to) }}
          // The library's next range differs from the specification's.
          onSelect={(_, clicked) => clickDay(localDay(clicked))}
          month={month}
          onMonthChange={setMonth}
        />
      </CalendarRoot>
    </CalendarFrame>
  )
}

/** A range's last month; for past days the nearest to today. */
const monthOf = ({ from, to }: DateRange) => noonOf(to ?? from)

/** A day's label in the range; none for days outside or a single day, which is labelled as chosen. */
function useRangeLabel({ from, to }: DateRange): (date: Date) => string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  return (moment) => {
    const day = localDay(moment)
    if (from === undefined || from === to) return undefined
    const date = fullDate(moment, locale)
    if (day === from) return intl.formatMessage(markedDay, { date, mark: 'first' })
    if (day === to) return intl.formatMessage(markedDay, { date, mark: 'last' })
    const isInside = to !== undefined && day > from && day < to
    return isInside ? intl.formatMessage(markedDay, { date, mark: 'inner' }) : undefined
  }
}

type Option = RelativeOption | 'custom'

function OptionText({ option }: { option: Option }) {
  switch (option) {
    case 'last7Days':
      return <FormattedMessage {...recentDays} values={{ days: 7 }} />
    case 'last30Days':
      return <FormattedMessage {...recentDays} values={{ days: 30 }} />
    case 'last90Days':
      return <FormattedMessage {...recentDays} values={{ days: 90 }} />
    default:
      return <FormattedMessage {...messages[option]} />
  }
}

/** The range in words, or what must still be chosen. */
function ChosenRangeText({ range }: { range: DateRange }) {
  const locale = useLocale()
  if (isComplete(range) || isEmpty(range)) return <RangeText range={range} />
  if (range.from !== undefined)
    return <FormattedMessage {...chooseEnd} values={{ from: unbroken(formatDate(range.from, locale)) }} />
  return <FormattedMessage id="forms.range.chooseDays" defaultMessage="Choose the first and last day." />
}
