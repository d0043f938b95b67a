import { th } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DateRange } from './date-range'
import { DateRangeButton } from './date-range-button'

interface Options extends Partial<ComponentProps<typeof DateRangeButton>> {
  locale?: 'en'
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T05:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const november = { from: '2026-11-02', to: '2026-11-20' }

/** Renders a filter whose last day is Sunday 22 November 2026. */
function renderFilter({ value = {}, locale, ...props }: Options = {}) {
  const onChange = vi.fn((_range: DateRange) => undefined)
  function Filter() {
    const [range, setRange] = useState(value)
    const change = (next: DateRange) => {
      onChange(next)
      setRange(next)
    }
    return <DateRangeButton max="2026-11-22" {...props} value={range} onChange={change} />
  }
  renderForm(<Filter />, { locale })
  return onChange
}

const opener = () => screen.getByRole('button', { name: /^(ช่วงวันที่|Date range) / })

async function openCalendar(name = th.chooseDate) {
  await userEvent.click(opener())
  const calendar = within(await screen.findByRole('dialog', { name }))
  // Not by role, which is slow: that computes the names of some fifty buttons.
  const day = (number: number) => calendar.getByLabelText(new RegExp(`^วัน\\S+ที่ ${number} `))
  return {
    ...calendar,
    day,
    click: (number: number) => userEvent.click(day(number)),
    option: (label: string) => calendar.getByRole<HTMLInputElement>('radio', { name: label }),
    chosenDays: () =>
      calendar.queryAllByRole('gridcell', { selected: true }).map(({ textContent }) => Number(textContent)),
    apply: () => calendar.getByRole('button', { name: /^(ตกลง|Apply)$/ }),
    cancel: () => calendar.getByRole('button', { name: th.cancel }),
  }
}

describe('the button of a range', () => {
  test('says the range in words, with Buddhist years in Thai', async () => {
    renderFilter({ value: november })
    expect(opener()).toHaveAccessibleName('ช่วงวันที่ 2\u00a0พ.ย.\u00a02569 ถึง 20\u00a0พ.ย.\u00a02569')
    await userEvent.click(screen.getByText('switch'))
    expect(opener()).toHaveAccessibleName('Date range 2\u00a0Nov\u00a02026 to 20\u00a0Nov\u00a02026')
  })

  test.each([
    ['nothing', {}, 'ช่วงวันที่ ทุกช่วงเวลา'],
    ['one day', { from: '2026-11-20', to: '2026-11-20' }, 'ช่วงวันที่ 20\u00a0พ.ย.\u00a02569'],
    ['a start', { from: '2026-11-20' }, 'ช่วงวันที่ ตั้งแต่ 20\u00a0พ.ย.\u00a02569'],
    ['an end', { to: '2026-11-20' }, 'ช่วงวันที่ จนถึง 20\u00a0พ.ย.\u00a02569'],
  ])('says %s', (_what, value, name) => {
    renderFilter({ value })
    expect(opener()).toHaveAccessibleName(name)
  })

  test('clears the range, and takes the focus back', async () => {
    const onChange = renderFilter({ value: november })
    const clear = screen.getByRole('button', { name: 'ล้างช่วงวันที่' })
    await userEvent.click(clear)
    expect(onChange.mock.calls).toEqual([[{}]])
    expect(clear).not.toBeInTheDocument()
    expect(opener()).toHaveAccessibleName('ช่วงวันที่ ทุกช่วงเวลา')
    expect(opener()).toHaveFocus()
  })
})

describe('a range in the calendar', () => {
  test('is two days and the days between, set with Apply', async () => {
    const onChange = renderFilter()
    const calendar = await openCalendar()
    await calendar.click(2)
    expect(calendar.getByText('ตั้งแต่ 2 พ.ย. 2569 เลือกวันสิ้นสุด')).toBeInTheDocument()
    expect(calendar.apply()).toBeDisabled()
    await calendar.click(5)
    expect(calendar.chosenDays()).toEqual([2, 3, 4, 5])
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(calendar.apply())
    expect(onChange.mock.calls).toEqual([[{ from: '2026-11-02', to: '2026-11-05' }]])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(opener()).toHaveAccessibleName('ช่วงวันที่ 2\u00a0พ.ย.\u00a02569 ถึง 5\u00a0พ.ย.\u00a02569')
  })

  test('is no restriction once its only day is tapped', async () => {
    const onChange = renderFilter({ value: { from: '2026-11-20', to: '2026-11-20' } })
    const calendar = await openCalendar()
    await calendar.click(20)
    expect(calendar.chosenDays()).toEqual([])
    expect(calendar.getByText('ทุกช่วงเวลา')).toBeInTheDocument()
    await userEvent.click(calendar.apply())
    expect(onChange.mock.calls).toEqual([[{}]])
  })

  test('is kept as it was by Cancel', async () => {
    const onChange = renderFilter({ value: november })
    const calendar = await openCalendar()
    await calendar.click(10)
    await userEvent.click(calendar.getByRole('button', { name: th.previousMonth }))
    await userEvent.click(calendar.cancel())
    const again = await openCalendar()
    expect(again.getByRole('grid', { name: 'พฤศจิกายน 2569' })).toBeInTheDocument()
    expect(again.chosenDays()).toEqual(Array.from({ length: 19 }, (_, index) => index + 2))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('over two months opens at the last one, and so does an option', async () => {
    renderFilter({ value: { from: '2026-09-28', to: '2026-10-03' } })
    const calendar = await openCalendar()
    expect(calendar.getByRole('grid', { name: 'ตุลาคม 2569' })).toBeInTheDocument()
    await userEvent.click(calendar.option('90 วันล่าสุด'))
    expect(calendar.getByRole('grid', { name: 'พฤศจิกายน 2569' })).toBeInTheDocument()
  })

  test('has ends and inner days that a screen reader can tell apart', async () => {
    renderFilter({ value: november })
    const calendar = await openCalendar()
    expect(calendar.day(2)).toHaveAccessibleName('วันจันทร์ที่ 2 พฤศจิกายน 2569 วันเริ่มต้น')
    expect(calendar.day(10)).toHaveAccessibleName('วันอังคารที่ 10 พฤศจิกายน 2569 อยู่ในช่วงที่เลือก')
    expect(calendar.day(20)).toHaveAccessibleName('วันศุกร์ที่ 20 พฤศจิกายน 2569 วันสิ้นสุด')
    expect(calendar.day(21)).toHaveAccessibleName('วันเสาร์ที่ 21 พฤศจิกายน 2569')
    expect(calendar.day(22)).toHaveAccessibleName('วันอาทิตย์ที่ 22 พฤศจิกายน 2569 วันนี้')
  })

  test('has no day outside its bounds, and none that is refused', async () => {
    renderFilter({ min: '2026-11-03', isDayDisabled: (iso) => iso === '2026-11-10' })
    const calendar = await openCalendar()
    const isOff = (number: number) => calendar.day(number).hasAttribute('disabled')
    expect([2, 3, 10, 22, 23].map(isOff)).toEqual([true, false, true, false, true])
  })
})

describe('a relative option', () => {
  test('shows its days in the calendar, is set with Apply, and gives way to a day that is tapped', async () => {
    renderFilter()
    const calendar = await openCalendar()
    expect(calendar.option('กำหนดเอง')).toBeChecked()
    await userEvent.click(calendar.option('เดือนที่แล้ว'))
    expect(calendar.getByRole('grid', { name: 'ตุลาคม 2569' })).toBeInTheDocument()
    expect(calendar.chosenDays()).toHaveLength(31)
    await userEvent.click(calendar.apply())
    expect(opener()).toHaveAccessibleName('ช่วงวันที่ 1\u00a0ต.ค.\u00a02569 ถึง 31\u00a0ต.ค.\u00a02569')
    const again = await openCalendar()
    expect(again.option('เดือนที่แล้ว')).toBeChecked()
    await again.click(5)
    expect(again.option('กำหนดเอง')).toBeChecked()
  })

  test('stays chosen where another one means the same days', async () => {
    renderFilter({ min: '2026-11-18' })
    const calendar = await openCalendar()
    await userEvent.click(calendar.option('30 วันล่าสุด'))
    expect(calendar.option('30 วันล่าสุด')).toBeChecked()
    expect(calendar.chosenDays()).toEqual([18, 19, 20, 21, 22])
  })

  test('that means no day, or begins or ends with a refused one, is disabled', async () => {
    renderFilter({ min: '2026-11-05', isDayDisabled: (iso) => iso === '2026-11-16' })
    const calendar = await openCalendar()
    expect(calendar.option('เดือนที่แล้ว')).toBeDisabled()
    expect(calendar.option('7 วันล่าสุด')).toBeDisabled()
    expect(calendar.option('30 วันล่าสุด')).toBeEnabled()
  })
})
