import { describe, expect, test } from 'vitest'
import {
  nextRange,
  RELATIVE_OPTIONS,
  relativeOptionOf,
  relativeRange,
  type RelativeOption,
} from './date-range'

const anyDay = { min: '1927-01-01', max: '2099-12-31' }
const [day9, day10, day11] = ['2026-11-09', '2026-11-10', '2026-11-11']

describe('a click on a day of a range', () => {
  test.each([
    ['sets the start of an empty range', {}, day10, { from: day10 }],
    ['later than the start sets the end', { from: day10 }, day11, { from: day10, to: day11 }],
    ['earlier than the start makes the start the end', { from: day10 }, day9, { from: day9, to: day10 }],
    ['on the start makes that day the range', { from: day10 }, day10, { from: day10, to: day10 }],
    ['on the day of a range of one day clears the range', { from: day10, to: day10 }, day10, {}],
    ['beside a range of one day begins a new range', { from: day10, to: day10 }, day11, { from: day11 }],
    ['after a complete range begins a new range', { from: day9, to: day10 }, day11, { from: day11 }],
    ['inside a complete range begins a new range', { from: day9, to: day11 }, day10, { from: day10 }],
    ['on the start of a complete range begins a new range', { from: day9, to: day11 }, day9, { from: day9 }],
    ['begins a new range where only an end is known', { to: day10 }, day9, { from: day9 }],
  ])('%s', (_what, range, clicked, next) => expect(nextRange(range, clicked)).toEqual(next))
})

describe('a relative option', () => {
  test.each<[RelativeOption, string, string, string]>([
    ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['last7Days', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['last30Days', '2026-11-22', '2026-10-24', '2026-11-22'],
    ['last90Days', '2026-11-22', '2026-08-25', '2026-11-22'],
    ['thisMonth', '2026-11-22', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-11-22', '2026-10-01', '2026-10-31'],
    ['last7Days', '2027-01-03', '2026-12-28', '2027-01-03'],
    ['lastMonth', '2027-01-03', '2026-12-01', '2026-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ])('%s on %s is %s to %s', (option, today, from, to) => {
    expect(relativeRange(option, today, anyDay)).toEqual({ from, to })
  })

  test('has only the days within the bounds', () => {
    const bounds = { min: '2026-11-20', max: '2026-11-22' }
    expect(relativeRange('thisMonth', '2026-11-22', bounds)).toEqual({ from: '2026-11-20', to: '2026-11-22' })
    expect(relativeRange('today', '2026-11-20', bounds)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    expect(relativeRange('lastMonth', '2026-11-22', bounds)).toEqual({})
  })
})

describe('the option of a range', () => {
  test.each(RELATIVE_OPTIONS)('is %s for that option’s days', (option) => {
    expect(relativeOptionOf(relativeRange(option, '2026-11-22', anyDay), '2026-11-22', anyDay)).toBe(option)
  })

  test('is found by the days within the bounds', () => {
    const bounds = { min: '2026-01-01', max: '2026-11-22' }
    const range = { from: '2026-11-01', to: '2026-11-22' }
    expect(relativeOptionOf(range, '2026-11-22', bounds)).toBe('thisMonth')
    expect(relativeOptionOf(range, '2026-11-22', anyDay)).toBe('custom')
  })

  test.each([
    ['an empty range', {}],
    ['a range without an end', { from: '2026-11-22' }],
    ['a range without a start', { to: '2026-11-22' }],
    ['days that ended yesterday', { from: '2026-11-15', to: '2026-11-21' }],
  ])('is custom for %s', (_what, range) => {
    expect(relativeOptionOf(range, '2026-11-22', { min: '2026-11-25', max: '2026-11-30' })).toBe('custom')
    expect(relativeOptionOf(range, '2026-11-22', anyDay)).toBe('custom')
  })
})
