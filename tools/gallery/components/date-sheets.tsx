import { addDays } from '@/domain/calendar-date'
import type { DateRange } from '@/domain/date-range'
import DatePickerDialog from '@/forms/date-picker-dialog'
import DateRangeDialog from '@/forms/date-range-dialog'
import type { CalendarBounds } from '@/forms/use-calendar'
import { noop } from './sheet'

const TODAY = new Date().toISOString().slice(0, 10)
const dialog = { isOpen: true, label: 'เลือกวันที่', onApply: noop, onCancel: noop }
const isWeekend = (iso: string) => [0, 6].includes(new Date(iso).getUTCDay())

const single = (value: string, more: CalendarBounds = {}) =>
  function SingleDate() {
    return <DatePickerDialog {...dialog} {...more} value={value} />
  }

const range = (value: DateRange, more: CalendarBounds = {}) =>
  function DatesOfRange() {
    return <DateRangeDialog {...dialog} {...more} value={value} />
  }

function WorkingDays() {
  return <DatePickerDialog {...dialog} value="" min={TODAY} isDayDisabled={isWeekend} />
}

export const dateSheets = {
  'date-none': single(''),
  'date-chosen': single('1992-04-09'),
  'date-min-max': single('2026-11-20', { min: '2026-11-10', max: '2026-11-24' }),
  'date-working-days': WorkingDays,
  'range-none': range({}),
  'range-start': range({ from: '2026-11-10' }),
  'range-custom': range({ from: '2026-11-03', to: '2026-11-12' }),
  'range-relative': range({ from: addDays(TODAY, -6), to: TODAY }),
  'range-min-max': range({ from: '2026-11-16', to: '2026-11-22' }, { min: '2026-11-10', max: '2026-11-24' }),
}
