import { dates } from '#tests/support/typed-inputs.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays, daysBetween, formatTypedDate, parseIsoDate, parseTypedDate } from './calendar-date'

const deviceZone = process.env.TZ

afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

describe('a typed date', () => {
  it.each(dates.filter(([, day]) => day !== 'early'))('%j is the day %j', (text, day) =>
    expect(parseTypedDate(text)).toBe(day),
  )

  it('has a Buddhist year from 2400 on', () => {
    expect(parseTypedDate('01/01/2400')).toBe('1857-01-01')
    expect(parseTypedDate('01/01/2399')).toBe('2399-01-01')
  })

  it.each([
    ['19901231', '1990-12-31'],
    ['20121205', '2012-12-05'],
    ['25331231', '1990-12-31'],
    ['18991231', '1899-12-31'],
    ['31131990', undefined],
    ['', undefined],
  ])('of digits alone, %j, is the day %j', (text, day) => expect(parseTypedDate(text)).toBe(day))
})

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

it.each(['Etc/GMT+12', 'Asia/Bangkok', 'Etc/GMT-14'])(
  'a shown date is parsed to the same date, on a phone in %s',
  (zone) => {
    process.env.TZ = zone
    for (const iso of ['1927-01-01', '1990-12-31', '2000-02-29', '2026-03-01'])
      for (const locale of ['th', 'en'] as const)
        expect(parseTypedDate(formatTypedDate(iso, locale))).toBe(iso)
  },
)

it('counts days over the ends of months and years, forwards and back', () => {
  expect(addDays('2026-11-22', 0)).toBe('2026-11-22')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-11-22', '2026-12-22')).toBe(30)
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1)
  expect(daysBetween('2026-11-22', '')).toBeNaN()
})
