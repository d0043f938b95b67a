import { expect, it } from 'vitest'
import { addDays, daysBetween, formatTypedDate, parseIsoDate } from './calendar-date'

it('a date is shown with the Buddhist year in Thai and the Common Era year in English', () => {
  expect(formatTypedDate('1990-12-31', 'th')).toBe('31/12/2533')
  expect(formatTypedDate('1990-12-31', 'en')).toBe('31/12/1990')
  for (const none of ['', '1990-02-30', '31/12/1990']) expect(formatTypedDate(none, 'th')).toBe('')
})

it('a day that the calendar does not have is no date', () => {
  expect(parseIsoDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
  for (const none of ['2023-02-29', '2023-13-01', '0000-01-01', '2023-1-1'])
    expect(parseIsoDate(none)).toBeUndefined()
})

it('counts days over the ends of months and years, forwards and back', () => {
  expect(addDays('2026-11-22', 0)).toBe('2026-11-22')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-22', '2026-12-22')).toBe(30)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(daysBetween('2026-11-22', '')).toBeNaN()
})
