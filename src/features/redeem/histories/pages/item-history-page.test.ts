import { expect, it } from 'vitest'
import { toHistoryItem } from './item-history-page'

const row = { transaction_id: 'T1', name_th: 'ลาเต้ร้อน' }

it('says until when it can be used, but not once it is used or canceled', () => {
  const until = (changes: object) => toHistoryItem({ ...row, ...changes }, 'th').validUntil
  expect(until({ status: 'available', valid_through: '2026-12-31' })).toBe('2026-12-31')
  expect(until({ status: 'received', expiry_date: '2026-12-31' })).toBe('2026-12-31')
  expect(until({ status: 'expired', valid_through: '2026-10-31' })).toBe('2026-10-31')
  expect(until({ status: 'used', valid_through: '2026-12-31' })).toBeUndefined()
  expect(until({ status: 'expired', expiry_date: '9999-12-31' })).toBeUndefined()
  expect(until({ status: 'canceled', expiry_date: '2026-12-31' })).toBeUndefined()
})

it('never ends where the server says so, as long as it can be used', () => {
  expect(toHistoryItem({ ...row, status: 'available', is_forever: true }, 'th').isForever).toBe(true)
  expect(toHistoryItem({ ...row, status: 'available' }, 'th').isForever).toBe(false)
  expect(toHistoryItem({ ...row, status: 'used', is_forever: true }, 'th').isForever).toBe(false)
})

it('costs what all of its pieces cost together, as its detail says', () => {
  expect(toHistoryItem({ ...row, point_ref: 80, amount: 2 }, 'th')).toMatchObject({ cost: 160, amount: 2 })
  expect(toHistoryItem({ ...row, point_ref: 80, amount: 0 }, 'th')).toMatchObject({ cost: 80, amount: 1 })
  expect(toHistoryItem({ ...row, amount: -1 }, 'th')).toMatchObject({ cost: undefined, amount: 1 })
})
