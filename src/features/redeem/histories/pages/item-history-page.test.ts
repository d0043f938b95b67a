import { expect, it } from 'vitest'
import { toHistoryItem } from './item-history-page'

const row = { transaction_id: 'T1', name_th: 'ลาเต้ร้อน' }

it('says until when it can be used, but not once it is used or canceled', () => {
  const until = (changes: object) => toHistoryItem({ ...row, ...changes }, 'th').validUntil
  expect(until({ status: 'available', valid_through: '2026-12-31' })).toBe('2026-12-31')
  expect(until({ status: 'received', expiry_date: '2026-12-31' })).toBe('2026-12-31')
  expect(until({ status: 'expired', valid_through: '2026-10-31' })).toBe('2026-10-31')
  expect(until({ status: 'used', valid_through: '2026-12-31' })).toBeUndefined()
  expect(until({ status: 'canceled', expiry_date: '2026-12-31' })).toBeUndefined()
})

it('never ends where the server says so, as long as it can be used', () => {
  expect(toHistoryItem({ ...row, status: 'available', is_forever: true }, 'th').isForever).toBe(true)
  expect(toHistoryItem({ ...row, status: 'available' }, 'th').isForever).toBe(false)
  expect(toHistoryItem({ ...row, status: 'used', is_forever: true }, 'th').isForever).toBe(false)
})

it('never ends where the server says so, whatever the date, nor in the last year of all', () => {
  const forever = { isForever: true }
  const open = { ...row, status: 'available' as const }
  const dated = toHistoryItem({ ...open, valid_through: '2026-10-31', is_forever: true }, 'th')
  expect(dated).toMatchObject(forever)
  expect(dated.validUntil).toBeUndefined()
  const last = toHistoryItem({ ...open, valid_through: '9999-12-31' }, 'th')
  expect(last).toMatchObject(forever)
  expect(last.validUntil).toBeUndefined()
  // What is over by its status was not good "until" the year 9999 either.
  const over = toHistoryItem({ ...row, status: 'expired', expiry_date: '9999-12-31' }, 'th')
  expect([over.validUntil, over.isForever]).toEqual([undefined, false])
})

it('has no last day, and is not for ever, without a date', () => {
  const item = toHistoryItem({ ...row, status: 'available', valid_through: undefined }, 'th')
  expect([item.validUntil, item.isForever]).toEqual([undefined, false])
})

it('costs what all of its pieces cost together, as its detail says', () => {
  expect(toHistoryItem({ ...row, point_ref: 80, amount: 2 }, 'th')).toMatchObject({ cost: 160, amount: 2 })
})
