import { dates } from '#tests/support/typed-inputs.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { formatTypedDate } from '@/lib/calendar-date'
import { parseTypedDate } from './typed-date'

const deviceZone = process.env.TZ

afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

describe('a typed date', () => {
  it.each(dates.filter(([, day]) => day !== 'early'))('%j is the day %j', (text, day) =>
    expect(parseTypedDate(text)).toBe(day),
  )

  it('is no day without a text', () => expect(parseTypedDate('')).toBeUndefined())

  it('has a Buddhist year from 2400 on', () => {
    expect(parseTypedDate('01/01/2400')).toBe('1857-01-01')
    expect(parseTypedDate('01/01/2399')).toBe('2399-01-01')
  })
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
