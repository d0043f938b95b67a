import { expect, it } from 'vitest'
import { readDay, readMoment } from './wire-date'

it.each([
  ['2026-11-02', '2026-11-02', '2026-11-02'],
  [' 2026-11-02 ', '2026-11-02', '2026-11-02'],
  ['2026-11-02T10:15:00+07:00', '2026-11-02T10:15:00+07:00', '2026-11-02'],
  ['2026-11-02T10:15:00+0700', '2026-11-02T10:15:00+07:00', '2026-11-02'],
  ['2026-11-02T17:00+07', '2026-11-02T17:00:00+07:00', '2026-11-02'],
  ['2026-11-02T17:00:00+07:00[Asia/Bangkok]', '2026-11-02T17:00:00+07:00', '2026-11-02'],
  // A time without an offset is Bangkok's.
  ['2026-11-02 10:15', '2026-11-02T10:15:00+07:00', '2026-11-02'],
  ['2026-11-02T23:59:59.9999999', '2026-11-02T23:59:59.999+07:00', '2026-11-02'],
  ['2026-11-02T16:59:59.999Z', '2026-11-02T16:59:59.999Z', '2026-11-02'],
  ['2026-11-02T17:00:00.1234567Z', '2026-11-02T17:00:00.123Z', '2026-11-03'],
  ['2026-11-02 17:00:00+00', '2026-11-02T17:00:00+00:00', '2026-11-03'],
  ['2026-11-02 17:00:00.123456-05', '2026-11-02T17:00:00.123-05:00', '2026-11-03'],
  ['2026-11-02T20:00:00-0500', '2026-11-02T20:00:00-05:00', '2026-11-03'],
  // Words after a time may change its meaning, so that only the day is read.
  ['2026-11-02 05:00:00 PM', undefined, '2026-11-02'],
  ['2026-11-02 17:00:00 UTC', undefined, '2026-11-02'],
  ['2026-11-02 5 PM', undefined, '2026-11-02'],
  ['2026-11-02T99:00:00Z', undefined, undefined],
  ['2026-11-31T10:00:00Z', undefined, undefined],
  ['2027-02-30', undefined, undefined],
  ['2027-13-01', undefined, undefined],
  ['26/02/2027', undefined, undefined],
  ['tomorrow', undefined, undefined],
  [20270226, undefined, undefined],
  [{}, undefined, undefined],
])('%o is the moment %s, and a day of Bangkok’s calendar, %s', (text, moment, day) => {
  expect([readMoment(text), readDay(text)]).toEqual([moment, day])
})

it.each([
  '9999-12-31T23:59:59.9999999Z',
  '9999-12-31T17:00:00Z',
  '9999-12-31 23:59:59+00',
  '9999-12-31T23:59:59-05:00',
])('the last moment that a server knows stays in its year in Bangkok: %s', (text) => {
  expect(readDay(text)).toBe('9999-12-31')
})
