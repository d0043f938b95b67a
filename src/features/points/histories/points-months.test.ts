import { describe, expect, it } from 'vitest'
import { pointsMonths } from './points-months'

interface MonthRow {
  month: string
  point: number
  status: string
}

const monthOf = ({ month }: MonthRow) => month

const row = (month: string, point: number, status = point > 0 ? 'received' : 'used'): MonthRow => ({
  month,
  point,
  status,
})
const rows = [
  row('2026-11', 120),
  row('2026-11', -80),
  row('2026-10', 50, 'canceled'),
  row('2026-09', 300),
  row('2026-09', -20, 'expired'),
]
const of = (isComplete: boolean) => pointsMonths(rows, { monthOf, current: '2026-11', count: 4, isComplete })

describe('the months of a points history', () => {
  it('have what came and went, and none of what was canceled', () => {
    expect(of(true)).toEqual([
      { month: '2026-08', earned: 0, used: 0, expired: 0 },
      { month: '2026-09', earned: 300, used: 0, expired: 20 },
      { month: '2026-10', earned: 0, used: 0, expired: 0 },
      { month: '2026-11', earned: 120, used: 80, expired: 0 },
    ])
  })

  it('are those alone that are wholly known', () => {
    expect(of(false).map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
    const options = { monthOf, current: '2026-11', count: 3 }
    expect(pointsMonths([row('2026-11', 1)], { ...options, isComplete: false })).toEqual([])
    expect(pointsMonths([], { ...options, isComplete: false })).toEqual([])
    expect(pointsMonths([], { ...options, isComplete: true })).toHaveLength(3)
  })

  it('are known as far as the last row goes: one that stands in the wrong place, or has no date, says nothing', () => {
    const known = pointsMonths(
      [row('2026-11', 1), row('2001-01', 1), row('2026-11', 1), row('2026-10', 1), row('', 1)],
      { monthOf, current: '2026-11', count: 12, isComplete: false },
    )
    expect(known).toEqual([{ month: '2026-11', earned: 2, used: 0, expired: 0 }])
  })

  it('are none where the rows did not come newest first, and more of each month may come', () => {
    const oldestFirst = [row('2026-08', 1), row('2026-09', 1), row('2026-10', 1)]
    const options = { monthOf, current: '2026-11', count: 12 }
    expect(pointsMonths(oldestFirst, { ...options, isComplete: false })).toEqual([])
    expect(pointsMonths(oldestFirst, { ...options, isComplete: true })).toHaveLength(12)
  })

  it('go over the turn of a year', () => {
    const months = pointsMonths([], { monthOf, current: '2026-02', count: 4, isComplete: true })
    expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})
