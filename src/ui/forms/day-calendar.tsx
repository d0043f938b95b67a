import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { localDay } from '@/i18n/format'
import { boundsOf, CalendarFrame, noonOf, useDayPickerProps } from './calendar-frame'
import { CalendarRoot } from './calendar-styles'
import type { CalendarProps } from './use-calendar-dialog'

/** Chooses one day (spec 5, Date picker); the value is Common Era, whatever era is shown. */
export default function DayCalendar({ value, onApply, onCancel, opensAt, ...bounds }: CalendarProps<string>) {
  const dayPicker = useDayPickerProps(boundsOf(bounds))
  const [chosen, setChosen] = useState(noonOf(value))
  return (
    <CalendarFrame
      canApply={chosen !== undefined}
      onApply={() => chosen && onApply(localDay(chosen))}
      onCancel={onCancel}
    >
      <CalendarRoot>
        <DayPicker
          {...dayPicker}
          mode="single"
          required
          selected={chosen}
          onSelect={setChosen}
          defaultMonth={chosen ?? noonOf(opensAt)}
        />
      </CalendarRoot>
    </CalendarFrame>
  )
}
