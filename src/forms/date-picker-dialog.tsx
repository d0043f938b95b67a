import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { CalendarDialog } from './calendar-dialog'
import { CalendarRoot } from './calendar-styles'
import { boundsOf, isoOf, monthNearToday, noonOfIso, useCalendar, type CalendarBounds } from './use-calendar'

export interface DatePickerDialogProps extends CalendarBounds {
  isOpen: boolean
  /** The dialog's accessible name. */
  label: string
  /** `yyyy-MM-dd`, or empty. */
  value: string
  onApply: (iso: string) => void
  onCancel: () => void
}

/** A calendar to choose one day from (spec 5, Date picker); `value` and `onApply` are Common Era, whatever year is shown. */
export default function DatePickerDialog(props: DatePickerDialogProps) {
  const { isOpen, label, value, onApply, onCancel } = props
  const bounds = boundsOf(props)
  const calendar = useCalendar(bounds)
  const [chosen, setChosen] = useState(noonOfIso(value))
  const [month, setMonth] = useState(chosen ?? monthNearToday(bounds))
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // Each opening begins with the field's date: a day chosen before but not applied is dropped.
    if (isOpen) {
      setChosen(noonOfIso(value))
      setMonth(noonOfIso(value) ?? monthNearToday(bounds))
    }
  }
  return (
    <CalendarDialog
      isOpen={isOpen}
      label={label}
      canApply={chosen !== undefined}
      onApply={() => chosen && onApply(isoOf(chosen))}
      onCancel={onCancel}
    >
      <CalendarRoot>
        <DayPicker
          {...calendar}
          mode="single"
          required
          selected={chosen}
          onSelect={setChosen}
          month={month}
          onMonthChange={setMonth}
        />
      </CalendarRoot>
    </CalendarDialog>
  )
}
