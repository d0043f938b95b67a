import { describe, expect, it } from 'vitest'
import type { PointHistoryRow } from '@/api/point-rows'
import { serverTime } from '@/lib/server-clock'
import type { OwnPoints } from '../points-seen'
import { hasNoNews, pointsNews, seenPoints } from './use-points-news'

const NOW = Date.parse('2026-11-25T12:00:00+07:00')
type Status = PointHistoryRow['status']
const row = (id: string, point: number, date: string, status: Status = 'received'): PointHistoryRow => ({
  transaction_id: id,
  point,
  date: date.includes('T') ? date : `${date}T10:00:00+07:00`,
  status,
})
const ownPoints = (points: number, at: string): OwnPoints => ({
  requestId: at,
  points,
  at: serverTime(Date.parse(at)),
})
const old = [row('B', 20, '2026-11-20'), row('A', 10, '2026-11-10')]
const seen = seenPoints(old, true, NOW)
const newsOf = (rows: PointHistoryRow[], own: OwnPoints[] = [], before = seen) =>
  pointsNews(rows, before, own, serverTime(NOW)).map(({ transaction_id }) => transaction_id)

describe('news of the points', () => {
  it('are the rows that were not there at the last visit', () => {
    expect(newsOf([row('D', -500, '2026-11-24', 'used'), row('C', 120, '2026-11-21'), ...old])).toEqual([
      'D',
      'C',
    ])
  })

  it('are a purchase that was booked late, where all rows were known', () => {
    expect(newsOf([row('C', 5, '2026-11-01'), ...old])).toEqual(['C'])
  })

  it('are no row that may have stood on a further page', () => {
    expect(newsOf([...old, row('C', 5, '2026-11-01')], [], seenPoints(old, false, NOW))).toEqual([])
    // The rows' times have different UTC offsets.
    const page = seenPoints([row('B', 20, '2026-11-20T23:00:00+07:00')], false, NOW)
    expect(newsOf([row('C', 5, '2026-11-20T17:00:00Z')], [], page)).toEqual(['C'])
    expect(newsOf([row('C', 5, '2026-11-20T15:00:00Z')], [], page)).toEqual([])
  })

  it('are no row that more than a page of rows was seen after', () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(`R${index}`, 1, '2026-11-20'))
    const late = row('L', 5, '2026-11-19')
    expect(newsOf([...rows, late], [], seenPoints(rows, true, NOW))).toEqual([])
  })

  it('are points that have expired since, on their last day', () => {
    const expired = { ...row('A', -10, '2026-11-10', 'expired'), expire_date: '2026-11-23' }
    const rows = [row('C', 5, '2026-11-22'), row('B', 20, '2026-11-20'), expired]
    expect(newsOf(rows)).toEqual(['A', 'C'])
    expect(newsOf(rows, [], seenPoints(rows, true, NOW))).toEqual([])
  })

  it('are points that have expired since, on the day of their row where the last day is not known', () => {
    const expired = row('A', -10, '2026-11-21', 'expired')
    expect(newsOf([row('C', 5, '2026-11-20'), expired])).toEqual(['A', 'C'])
  })

  it('are by their days where the rows have days alone', () => {
    const onDay = (id: string, point: number, date: string) => ({ ...row(id, point, date), date })
    const before = seenPoints([onDay('B', 20, '2026-11-20')], false, NOW)
    const rows = [onDay('D', 50, '2026-11-24'), onDay('C', 5, '2026-11-21'), onDay('A', 10, '2026-11-20')]
    expect(newsOf(rows, [], before)).toEqual(['D', 'C'])
    for (const at of ['2026-11-24T00:05:00+07:00', '2026-11-24T23:50:00+07:00'])
      expect(newsOf(rows, [ownPoints(50, at)], before)).toEqual(['C'])
  })

  it('are a change of what was seen, however long ago it was received, and without its last day', () => {
    const rows = [row('B', 20, '2025-11-20'), row('A', 10, '2025-11-10')]
    const before = seenPoints(rows, true, NOW)
    const after = [
      { ...rows[0], status: 'canceled' } as PointHistoryRow,
      { ...rows[1], status: 'expired' } as PointHistoryRow,
    ]
    expect(newsOf(after, [], before)).toEqual(['B', 'A'])
  })

  it('are no row of a page that was seen, in whatever order the page is', () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(`R${index}`, 1, '2026-11-20'))
    expect(newsOf(rows, [], seenPoints(rows, true, NOW))).toEqual([])
    const oldestFirst = rows.map((one, index) => ({
      ...one,
      date: new Date(NOW - 8e9 + index * 1e8).toISOString(),
    }))
    expect(newsOf(oldestFirst, [], seenPoints(oldestFirst, true, NOW))).toEqual([])
  })

  it('are nothing else that is said otherwise of a row than before', () => {
    expect(
      newsOf([row('B', 20, '2026-11-20', 'used'), { ...row('A', 10, '2026-11-10'), status: undefined }]),
    ).toEqual([])
  })

  it('are nothing older than 90 days', () => {
    expect(newsOf([row('C', 5, '2026-08-28'), row('D', 5, '2026-08-20')])).toEqual(['C'])
  })

  it('are nothing that was canceled, or that has no points or no date', () => {
    const rows = [
      row('C', 5, '2026-11-24', 'canceled'),
      row('D', 0, '2026-11-24'),
      { transaction_id: 'E', point: 5 },
    ]
    expect(newsOf(rows)).toEqual([])
  })

  it('are nothing of a history of which nothing could be dated', () => {
    expect(
      newsOf([row('C', 5, '2026-11-24')], [], seenPoints([{ transaction_id: 'E', point: 5 }], false, NOW)),
    ).toEqual([])
  })
})

describe('what this phone did', () => {
  const twice = [row('D', -80, '2026-11-24', 'used'), row('C', -80, '2026-11-24', 'used'), ...old]

  it('is no news, each deed being one row', () => {
    const one = ownPoints(-80, '2026-11-24T10:02:00+07:00')
    expect(newsOf(twice, [one])).toEqual(['C'])
    expect(newsOf(twice, [one, one])).toEqual([])
  })

  it('is the row nearest in time, even one that was seen', () => {
    const rows = [row('C', 20, '2026-11-21T09:00:00+07:00'), ...old]
    expect(newsOf(rows, [ownPoints(20, '2026-11-21T09:01:00+07:00')])).toEqual([])
    expect(newsOf(rows, [ownPoints(20, '2026-11-20T10:01:00+07:00')])).toEqual(['C'])
  })

  it('is the row that was not seen, where a day is all that rows have', () => {
    const rows = ['C', 'B'].map((id) => ({ transaction_id: id, point: 20, date: '2026-11-21' }))
    expect(
      newsOf(rows, [ownPoints(20, '2026-11-21T09:00:00+07:00')], {
        statuses: { B: 'received' },
        from: 0,
        readAt: NOW,
      }),
    ).toEqual([])
  })

  it('is a row whose day and clock are both inexact', () => {
    const rows = [{ transaction_id: 'C', point: -500, date: '2026-11-23' }]
    expect(newsOf(rows, [ownPoints(-500, '2026-11-24T08:00:00+07:00')])).toEqual([])
  })

  it('is no row of as many points days from it', () => {
    expect(
      newsOf([row('C', -80, '2026-11-24', 'used')], [ownPoints(-80, '2026-11-21T10:00:00+07:00')]),
    ).toEqual(['C'])
  })
})

describe('A history is not read, for the balance says that nothing has happened,', () => {
  const DAY_MS = 86_400_000
  it.each([
    ['where the balance is the same', 500, 500, DAY_MS - 1, true],
    ['but where it is another', 500, 499, DAY_MS - 1, false],
    ['but a day later, as what came and went may be the same', 500, 500, DAY_MS, false],
    ['but after the clock was set back', 500, 500, -1, false],
    ['but where the version before has stored none', undefined, 500, 1, false],
    ['but where it is not known', undefined, undefined, 1, false],
  ])('%s', (_when, before, balance, age, isQuiet) => {
    expect(hasNoNews({ ...seen, balance: before }, balance, NOW + age)).toBe(isQuiet)
  })
})
