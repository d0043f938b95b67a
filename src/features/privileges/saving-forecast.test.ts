import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-date'
import { savingForecast, type SavingFacts, type SavingRow } from './saving-forecast'

const today = '2026-11-25'
const row = (day: string, point: number, more: Partial<SavingRow> = {}): SavingRow => ({
  day,
  point,
  status: point > 0 ? 'received' : 'used',
  ...more,
})
/** August to October are wholly known; July is not. */
const rows = [
  row('2026-11-20', 500),
  row('2026-10-12', 60),
  row('2026-10-12', -200),
  row('2026-09-03', 60),
  row('2026-08-30', 60),
  row('2026-07-31', 900),
]
const monthOf = (more: Partial<SavingFacts> = {}, of: readonly SavingRow[] = rows) =>
  savingForecast(of, { cost: 450, balance: 330, today, ...more })

describe('when a goal is reached', () => {
  it('follows from what came in the finished months that are known, whatever was used', () => {
    expect(monthOf()).toBe('2027-01')
    expect(monthOf({ cost: 331 })).toBe('2026-11')
    expect(monthOf({ cost: 341 }), 'on the sixth day').toBe('2026-12')
    expect(monthOf({ cost: 1050 })).toBe('2027-11')
  })

  it('follows from the last six finished months, and of two habits from the lower one', () => {
    const collecting = (...points: number[]) =>
      points.map((point, index) => row(`2026-${String(10 - index).padStart(2, '0')}-15`, point))
    expect(monthOf({ cost: 870 }, collecting(60, 60, 60, 60, 60, 24, 1, 1))).toBe('2027-09')
    expect(monthOf({}, collecting(900, 900, 60, 60, 1))).toBe('2027-01')
  })

  it('is not known of two months', () => {
    expect(monthOf({}, [...rows.slice(0, 4), row('2026-08-30', 60)])).toBeUndefined()
  })

  it('is not known of months before those of a page in another order', () => {
    expect(monthOf({}, [...rows].reverse())).toBeUndefined()
  })

  it('is not known where nothing comes, or as much expires', () => {
    const expired = ['2026-10-11', '2026-09-02', '2026-08-29'].map((day) =>
      row(day, -60, { status: 'expired' }),
    )
    const both = [...rows, ...expired].sort((a, b) => (a.day < b.day ? 1 : -1))
    expect(monthOf({}, both)).toBeUndefined()
    expect(monthOf({}, [row('2026-11-20', -5), row('2026-05-01', 900)])).toBeUndefined()
  })

  it('is not hastened by one large purchase, nor by a month that was canceled', () => {
    const large = rows.map((one) => (one.day === '2026-09-03' ? { ...one, point: 5000 } : one))
    expect(monthOf({}, large)).toBe('2027-01')
    const canceled = rows.map((one) => (one.day === '2026-09-03' ? { ...one, status: 'canceled' } : one))
    expect(monthOf({}, canceled)).toBe('2027-02')
  })

  it('is no date where the points expire before there are enough', () => {
    const lasting = (days: number) => rows.map((one) => ({ ...one, lastDay: addDays(one.day, days) }))
    expect(monthOf({}, lasting(365))).toBe('2027-01')
    expect(monthOf({}, lasting(180))).toBeUndefined()
  })

  it('is no date where a part of the newest does not last until then, in whatever order the rows of a day are', () => {
    const older = rows.slice(1).map((one) => ({ ...one, lastDay: addDays(one.day, 400) }))
    const parts = ['2028-11-20', '2026-12-20'].map((lastDay) => row('2026-11-20', 5, { lastDay }))
    for (const day of [parts, parts.toReversed()]) expect(monthOf({}, [...day, ...older])).toBeUndefined()
  })

  it('is later where some of the balance expires before', () => {
    expect(monthOf({ expiring: { points: 60, date: '2026-12-31' } })).toBe('2027-02')
    expect(monthOf({ expiring: { points: 60, date: '2027-06-30' } })).toBe('2027-01')
  })

  it('is no date where nobody says how much of the balance expires before', () => {
    expect(monthOf({ expiring: { date: '2026-12-31' } })).toBeUndefined()
    expect(monthOf({ expiring: { date: '2027-06-30' } })).toBe('2027-01')
  })

  it('is no date after the day on which all points of a year expire', () => {
    const untilNewYear = rows.map((one) => ({ ...one, lastDay: '2026-12-31' }))
    const expiring = { points: 0, date: '2026-12-31' }
    expect(monthOf({ cost: 230, balance: 170, expiring }, untilNewYear)).toBe('2026-12')
    expect(monthOf({ cost: 230, balance: 110, expiring }, untilNewYear)).toBeUndefined()
  })

  it('is later by what the rows say expires after what is next', () => {
    const [newest = row(today, 0), ...older] = rows.map((one) => ({ ...one, lastDay: addDays(one.day, 400) }))
    const withBonus = (lastDay: string) => [newest, row('2026-11-02', 60, { lastDay }), ...older]
    const expiring = { points: 60, date: '2026-12-31' }
    expect(monthOf({ expiring }, withBonus('2027-01-15'))).toBe('2027-03')
    expect(monthOf({ expiring }, withBonus('2027-02-10'))).toBe('2027-03')
    expect(monthOf({ expiring }, withBonus('2027-03-01'))).toBe('2027-02')
    expect(monthOf({ expiring }, withBonus('2026-12-31'))).toBe('2027-02')
    expect(monthOf({}, withBonus('2026-12-05'))).toBe('2027-02')
    expect(monthOf({}, withBonus('2026-11-24'))).toBe('2027-01')
  })

  it('is no date where more would expire than is there', () => {
    const lasting = rows.map((one) => ({ ...one, lastDay: addDays(one.day, 400) }))
    const ending = { balance: 330, expiring: { points: 300, date: '2026-12-31' } }
    expect(monthOf(ending, lasting)).toBe('2027-06')
    expect(monthOf({ ...ending, expiring: { points: 331, date: '2026-12-31' } }, lasting)).toBeUndefined()
  })

  it('is not known where a row says no day, unless it was canceled', () => {
    const withRow = (status: string) => [...rows.slice(0, 3), row('', -60, { status }), ...rows.slice(3)]
    expect(monthOf({}, withRow('expired'))).toBeUndefined()
    expect(monthOf({}, [...rows, row('', -60)])).toBeUndefined()
    expect(monthOf({}, withRow('canceled'))).toBe('2027-01')
  })

  it('is no date after two years, nor after the end of the privilege', () => {
    expect(monthOf({ cost: 1760 })).toBe('2028-11')
    expect(monthOf({ cost: 1800 })).toBeUndefined()
    expect(monthOf({ lastDay: '2027-01-20' })).toBeUndefined()
    expect(monthOf({ lastDay: '2027-01-31' })).toBe('2027-01')
  })

  it('is none where there is enough', () => {
    expect(monthOf({ balance: 450 })).toBeUndefined()
  })
})
