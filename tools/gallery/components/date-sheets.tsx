import type { DateRange } from '@/domain/date-range'
import DatePickerDialog from '@/forms/date-picker-dialog'
import DateRangeDialog from '@/forms/date-range-dialog'
import { noop } from './sheet'

const TODAY = '2026-11-22'
const bounds = { min: '1927-01-01', max: '2026-12-31' }
const dialog = { isOpen: true, label: 'เลือกวันที่', onApply: noop, onCancel: noop, ...bounds }
const isWeekend = (iso: string) => [0, 6].includes(new Date(iso).getUTCDay())

const single = (value: string, more: Partial<typeof bounds> = {}) =>
  function SingleDate() {
    return <DatePickerDialog {...dialog} {...more} value={value} />
  }

const range = (value: DateRange, more: { canBeEmpty?: boolean; min?: string; max?: string } = {}) =>
  function DatesOfRange() {
    return <DateRangeDialog {...dialog} {...more} today={TODAY} value={value} />
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
  'range-any-time': range({}, { canBeEmpty: true }),
  'range-start': range({ from: '2026-11-10' }),
  'range-custom': range({ from: '2026-11-03', to: '2026-11-12' }),
  'range-relative': range({ from: '2026-11-16', to: TODAY }),
  'range-min-max': range({ from: '2026-11-16', to: TODAY }, { min: '2026-11-10', max: '2026-11-24' }),
}
