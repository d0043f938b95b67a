import { describe, expect, it } from 'vitest'
import type { PointHistoryRow } from '@/api/point-rows'
import { pointsMonths } from './points-over-time'

const row = (
  month: string,
  point: number,
  status: PointHistoryRow['status'] = point > 0 ? 'received' : 'used',
): PointHistoryRow => ({ date: month && `${month}-15`, point, status })
const rows = [
  row('2026-11', 120),
  row('2026-11', -80),
  row('2026-10', 50, 'canceled'),
  row('2026-09', 300),
  row('2026-09', -20, 'expired'),
]

describe('the months of a points history', () => {
  it('have what came and went, and none of what was canceled', () => {
    expect(pointsMonths(rows, '2026-11', true).slice(-4)).toEqual([
      { month: '2026-08', earned: 0, used: 0, expired: 0 },
      { month: '2026-09', earned: 300, used: 0, expired: 20 },
      { month: '2026-10', earned: 0, used: 0, expired: 0 },
      { month: '2026-11', earned: 120, used: 80, expired: 0 },
    ])
  })

  it('are those of Bangkok, where a month begins seven hours earlier than by the server’s clock', () => {
    const night = (date: string) => ({ date, point: 5, status: 'received' }) as const
    const rowsOfNight = [night('2026-10-31T17:00:00Z'), night('2026-10-31T16:59:59Z')]
    expect(pointsMonths(rowsOfNight, '2026-11', true).slice(-2)).toMatchObject([
      { month: '2026-10', earned: 5 },
      { month: '2026-11', earned: 5 },
    ])
  })

  it('are those alone that are wholly known', () => {
    expect(pointsMonths(rows, '2026-11', false).map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
    expect(pointsMonths([row('2026-11', 1)], '2026-11', false)).toEqual([])
    expect(pointsMonths([], '2026-11', false)).toEqual([])
    expect(pointsMonths([], '2026-11', true)).toHaveLength(12)
  })

  it('are known as far as the last row goes: one that stands in the wrong place, or has no date, says nothing', () => {
    const misplaced = [row('2026-11', 1), row('2001-01', 1), row('2026-11', 1), row('2026-10', 1), row('', 1)]
    expect(pointsMonths(misplaced, '2026-11', false)).toEqual([
      { month: '2026-11', earned: 2, used: 0, expired: 0 },
    ])
  })

  it('are none where the rows did not come newest first, and more of each month may come', () => {
    const oldestFirst = [row('2026-08', 1), row('2026-09', 1), row('2026-10', 1)]
    expect(pointsMonths(oldestFirst, '2026-11', false)).toEqual([])
    expect(pointsMonths(oldestFirst, '2026-11', true)).toHaveLength(12)
  })

  it('go over the turn of a year', () => {
    const months = pointsMonths([], '2026-02', true).map(({ month }) => month)
    expect([months[0], months.at(-1)]).toEqual(['2025-03', '2026-02'])
  })
})
