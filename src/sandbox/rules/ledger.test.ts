import { describe, expect, it } from 'vitest'
import { settleLedger, type LedgerRow } from './ledger.ts'

const row = (id: string, points: number, day: string, more: Partial<LedgerRow> = {}): LedgerRow => ({
  id,
  titleTh: id,
  titleEn: id,
  points,
  status: points > 0 ? 'received' : 'used',
  at: `${day}T10:00:00+07:00`,
  ...more,
})

describe('settle', () => {
  it('counts no cancelled row', () => {
    expect(settleLedger([row('a', 100, '2026-01-01', { status: 'canceled' })], '2026-02-01').balance).toBe(0)
  })

  it('keeps points through their last day and drops them the day after', () => {
    const rows = [row('a', 100, '2026-01-01', { expireDate: '2026-03-01' })]
    expect(settleLedger(rows, '2026-03-01').balance).toBe(100)
    expect(settleLedger(rows, '2026-03-02').balance).toBe(0)
  })

  it('spends the points first that expire first', () => {
    const rows = [
      row('late', 100, '2026-01-01', { expireDate: '2026-12-31' }),
      row('soon', 40, '2026-01-02', { expireDate: '2026-03-01' }),
      row('spent', -30, '2026-01-03'),
    ]
    expect(settleLedger(rows, '2026-02-01').approaching).toEqual({ date: '2026-03-01', points: 10 })
    expect(settleLedger(rows, '2026-04-01').balance).toBe(100)
  })

  it('marks a row as expired, with the points that were lost', () => {
    const rows = [
      row('soon', 40, '2026-01-02', { expireDate: '2026-03-01' }),
      row('spent', -30, '2026-01-03'),
    ]
    expect(settleLedger(rows, '2026-04-01').rows[0]).toMatchObject({ status: 'expired', points: -10 })
  })

  it('receives points before it spends points within one second', () => {
    const rows = [row('spent', -30, '2026-01-03'), row('got', 100, '2026-01-03')]
    expect(settleLedger(rows, '2026-02-01').balance).toBe(70)
  })
})
