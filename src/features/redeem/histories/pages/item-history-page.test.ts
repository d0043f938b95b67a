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

it.each([
  [undefined, 1, 80],
  [0, 1, 80],
  [-2, 1, 80],
  [3, 3, 240],
])('is one piece at least: with the amount %s', (sent, amount, cost) => {
  expect(toHistoryItem({ ...row, point_ref: 80, amount: sent }, 'th')).toMatchObject({ amount, cost })
})

it('costs nothing that is not told, and 0 where it was free', () => {
  expect(toHistoryItem(row, 'th').cost).toBeUndefined()
  expect(toHistoryItem({ ...row, point_ref: 0, amount: 2 }, 'th').cost).toBe(0)
})

it('has its texts in the language of the member, else in Thai, and one id in both', () => {
  const both = { ...row, name_en: 'Hot latte', desc_th: 'ฟรี', desc_en: 'Free' }
  expect(toHistoryItem(both, 'en')).toMatchObject({
    title: 'Hot latte',
    description: 'Free',
    itemId: row.name_th,
  })
  expect(toHistoryItem(both, 'th')).toMatchObject({ title: 'ลาเต้ร้อน', description: 'ฟรี' })
  const thai = toHistoryItem({ ...row, name_en: '', desc_th: 'ฟรี', package_id: 'K1' }, 'en')
  expect(thai).toMatchObject({ title: 'ลาเต้ร้อน', description: 'ฟรี', itemId: 'K1' })
  expect(toHistoryItem({ ...row, privilege_id: 'P1' }, 'en').itemId).toBe('P1')
})

it.each([
  ['available', true],
  ['received', true],
  ['used', false],
  ['expired', false],
  ['canceled', false],
  [undefined, false],
] as const)('can be used with the staff where its status is %s: %s', (status, isUsable) => {
  expect(toHistoryItem({ ...row, status }, 'th').isUsable).toBe(isUsable)
})
