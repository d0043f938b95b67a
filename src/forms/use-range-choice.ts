import { useState } from 'react'
import {
  isComplete,
  nextRange,
  relativeOptionOf,
  relativeRange,
  type DateRange,
  type RelativeOption,
} from '@/domain/date-range'
import { monthNearToday, noonOfIso, type CalendarBounds } from './use-calendar'

interface Opening extends CalendarBounds {
  isOpen: boolean
  value: DateRange
  today: string
}

interface Choice {
  range: DateRange
  /** Kept beside the range, since two options can mean the same days: on the first of a month, "today" and "this month". */
  option: RelativeOption | 'custom'
}

/** The range chosen in a dialog; each opening begins with `value`, so that a range not applied is dropped. */
export function useRangeChoice({ isOpen, value, today, ...bounds }: Opening) {
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
