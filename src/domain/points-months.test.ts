import { describe, expect, it } from 'vitest'
import { pointsMonths, type MonthRow } from './points-months'

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
const of = (isComplete: boolean, count = 4, balance?: number) =>
  pointsMonths(rows, { current: '2026-11', count, isComplete, balance })

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
    expect(pointsMonths([row('2026-11', 1)], { current: '2026-11', count: 3, isComplete: false })).toEqual([])
    expect(pointsMonths([], { current: '2026-11', count: 2, isComplete: true })).toHaveLength(2)
  })

  it('go over the turn of a year', () => {
    const months = pointsMonths([], { current: '2026-02', count: 4, isComplete: true })
    expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })

  it('have the balance of their end, where the rows add up to the balance of now', () => {
    expect(of(true, 4, 320).map(({ balance }) => balance)).toEqual([0, 280, 280, 320])
    expect(of(true, 4, 321).map(({ balance }) => balance)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(of(false, 2, 320).map(({ balance }) => balance)).toEqual([undefined, undefined])
  })

  it('add up to the rows, whatever these are', () => {
    let seed = 7
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
    const many = Array.from({ length: 10_000 }, (_, index) => {
      const at = 2026 * 12 + 10 - Math.floor(index / 700)
      const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
      const status = ['received', 'used', 'expired', 'canceled'][Math.floor(random() * 4)]
      const size = Math.floor(random() * 500)
      return { month, status, point: status === 'received' || status === 'canceled' ? size : -size }
    })
    const months = pointsMonths(many, { current: '2026-11', count: 12, isComplete: false })
    expect(months).toHaveLength(12)
    for (const { month, earned, used, expired } of months) {
      const sum = many
        .filter((one) => one.month === month && one.status !== 'canceled')
        .reduce((total, { point }) => total + point, 0)
      expect(earned - used - expired).toBe(sum)
    }
  })
})
