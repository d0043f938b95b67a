import { describe, expect, it } from 'vitest'
import { readDay, readMoment } from './wire-date'

describe('a time with an offset of hours only', () => {
  it.each([
    ['2026-11-02 17:00:00+00', '2026-11-02T17:00:00+00:00'],
    ['2026-11-02 17:00:00.123456-05', '2026-11-02T17:00:00.123-05:00'],
    ['2026-11-02T17:00+07', '2026-11-02T17:00:00+07:00'],
  ])('is a moment: %s', (text, moment) => expect(readMoment(text)).toBe(moment))

  it("is a day of Bangkok's calendar", () => {
    expect(readDay('1990-04-12 17:00:00+00')).toBe('1990-04-13')
  })
})

describe('the last moment that a server knows', () => {
  it.each([
    '9999-12-31T23:59:59.9999999Z',
    '9999-12-31T23:59:59.9999999',
    '9999-12-31T17:00:00Z',
    '9999-12-31 23:59:59+00',
    '9999-12-31T23:59:59-05:00',
  ])('stays in its year in Bangkok: %s', (text) => expect(readDay(text)).toBe('9999-12-31'))
})

it.each(['2026-11-02', ' 2026-11-02 '])('a day alone is that day, for nobody knows its time: %j', (text) => {
  expect([readMoment(text), readDay(text)]).toEqual(['2026-11-02', '2026-11-02'])
})

describe('a time with words after it', () => {
  it.each(['2026-11-02 05:00:00 PM', '2026-11-02 17:00:00 UTC', '2026-11-02 5 PM'])(
    'is no moment, for those may change it: %s',
    (text) => expect(readMoment(text)).toBeUndefined(),
  )

  it('is a calendar date all the same', () => {
    expect(readDay('2026-11-02 05:00:00 PM')).toBe('2026-11-02')
  })

  it('is a moment where an offset stands between', () => {
    expect(readMoment('2026-11-02T17:00:00+07:00[Asia/Bangkok]')).toBe('2026-11-02T17:00:00+07:00')
  })
})
