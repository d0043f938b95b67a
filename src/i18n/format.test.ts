import { th } from '#tests/names.ts'
import { afterEach, describe, expect, it, vi, onTestFinished } from 'vitest'
import {
  formatCost,
  formatDate,
  formatDayOfYear,
  tierInText,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPoints,
  formatTime,
  namePoints,
  pointLabel,
  pointsInText,
} from './format'

const deviceZone = process.env.TZ

afterEach(() => {
  if (deviceZone === undefined) delete process.env.TZ
  else process.env.TZ = deviceZone
})

describe('dates', () => {
  it('have Buddhist years in Thai and Common Era in English', () => {
    expect(formatDate('2026-12-31', 'th')).toBe('31 ธ.ค. 2569')
    expect(formatDate('2026-12-31', 'en')).toBe('31 Dec 2026')
  })

  it.each(['Etc/GMT+12', 'UTC', 'Asia/Bangkok', 'Etc/GMT-14'])(
    'stay the same day on a phone in %s',
    (zone) => {
      process.env.TZ = zone
      for (let year = 1927; year <= 2100; year++) {
        expect(formatDate(`${year}-01-01`, 'th')).toBe(`1 ม.ค. ${year + 543}`)
        expect(formatDate(`${year}-12-31`, 'en')).toBe(`31 Dec ${year}`)
      }
      expect(formatDate('2028-02-29', 'th')).toBe('29 ก.พ. 2571')
      expect(formatDate('2026-12-31T17:30:00Z', 'th')).toBe('1 ม.ค. 2570')
      expect(formatDate('2026-12-31T23:59:59+07:00', 'en')).toBe('31 Dec 2026')
    },
  )

  it.each(['0001-01-01', '', undefined, 'soon', '2026-13-01', '9999-12-31T23:59:59.9999999Z'])(
    'are a dash where the date is missing or invalid: %s',
    (iso) => expect(formatDate(iso, 'th')).toBe('-'),
  )
})

describe('times', () => {
  it('are Thai time for a time of the server, wherever the phone is', () => {
    process.env.TZ = 'America/New_York'
    expect(formatTime('2026-12-31T07:02:00Z', 'en')).toBe('14:02')
    expect(formatTime('2026-12-31T00:05:00+07:00', 'th')).toBe('00:05 น.')
  })

  it('are the local time of the phone for a time of the phone’s clock', () => {
    expect(formatTime(new Date(2026, 0, 5, 14, 2).getTime(), 'en')).toBe('14:02')
  })

  it('of another day than today have its date, however short ago that was', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 0, 5) })
    expect(formatMoment(new Date(2026, 10, 23, 0, 1).getTime(), 'th')).toBe('00:01 น.')
    expect(formatMoment(new Date(2026, 10, 22, 23, 59).getTime(), 'th')).toBe(
      '22 พ.ย. 2569 เวลา\u00a023:59\u00a0น.',
    )
    expect(formatMoment(new Date(2026, 10, 22, 23, 59).getTime(), 'en')).toBe('22 Nov 2026 23:59')
    vi.useRealTimers()
  })

  it('are a dash where the time is invalid, or beyond the last year that a date can have', () => {
    expect(formatTime('soon', 'th')).toBe('-')
    expect(formatTime('9999-12-31T23:59:59.9999999Z', 'th')).toBe('-')
    expect(formatTime(NaN, 'en')).toBe('-')
  })
})

describe('numbers', () => {
  it('group by thousands, and have one kind of minus', () => {
    expect(formatNumber(1240)).toBe('1,240')
    expect(formatNumber(-50)).toBe('−50')
  })

  it('carry their unit as points, plural above 0', () => {
    expect(formatPoints(1240, 'th')).toBe('1,240 แต้ม')
    expect(formatPoints(1240, 'en')).toBe('1,240 Points')
    expect(formatPoints(1, 'en')).toBe('1 Points')
    expect(formatPoints(0, 'en')).toBe('0 Point')
    expect(formatPoints(-20, 'en')).toBe('−20 Point')
    expect(pointLabel(0, 'th')).toBe(th.points)
  })

  it('have no capital inside an English sentence, where one point is one', () => {
    const inText = [1240, 1, 0].map((points) => pointsInText(points, 'en'))
    expect(inText).toEqual(['1,240 points', '1 point', '0 points'])
    expect(pointsInText(1, 'th')).toBe('1 แต้ม')
    namePoints({ en: ['Bean', 'Beans'] })
    onTestFinished(() => namePoints({}))
    expect(pointsInText(2, 'en')).toBe('2 Beans')
  })

  it.each([
    [-0, '0', '0 Point', '฿0'],
    [-0.0004, '0', '0 Point', '฿0'],
    [0.0004, '0', '0 Point', '฿0'],
    [-0.004, '−0.004', '−0.004 Point', '฿0'],
    [1.999, '1.999', '1.999 Points', '฿2'],
    [
      -1e21,
      '−1,000,000,000,000,000,000,000',
      '−1,000,000,000,000,000,000,000 Point',
      '−฿1,000,000,000,000,000,000,000',
    ],
  ])('%d is rounded before it gets a sign, a unit or satang: %s', (value, number, points, money) => {
    expect([formatNumber(value), formatPoints(value, 'en'), formatMoney(value)]).toEqual([
      number,
      points,
      money,
    ])
  })

  it('are a price, which is free at nothing', () => {
    expect(formatCost(-0.0004, 'en')).toBe('Free')
    expect([formatCost(0, 'th'), formatCost(0, 'en')]).toEqual(['ฟรี', 'Free'])
    expect(formatCost(1, 'th')).toBe('1 แต้ม')
  })

  it('show satang only where the amount has them', () => {
    expect(formatMoney(1240)).toBe('฿1,240')
    expect(formatMoney(1240.5)).toBe('฿1,240.50')
    expect(formatMoney(-99)).toBe('−฿99')
  })
})

describe('days of every year', () => {
  it('have no year', () => {
    expect(formatDayOfYear('1992-04-09', 'th')).toBe('9 เมษายน')
    expect(formatDayOfYear('2000-02-29', 'en')).toBe('29 February')
    expect(formatDayOfYear('', 'en')).toBe('-')
  })
})

describe('a tier’s name in a sentence', () => {
  it('has a space beside a Thai word only in another script', () => {
    expect(`เลื่อนเป็นระดับ${tierInText('โกลด์', 'th', true)}แล้ว`).toBe('เลื่อนเป็นระดับโกลด์แล้ว')
    expect(`เลื่อนเป็นระดับ${tierInText('Gold', 'th', true)}แล้ว`).toBe('เลื่อนเป็นระดับ\u00a0Gold แล้ว')
    expect(`รักษาระดับ${tierInText('Gold', 'th')}`).toBe('รักษาระดับ\u00a0Gold')
    expect(`to keep ${tierInText('Gold', 'en')}`).toBe('to keep Gold')
  })
})
