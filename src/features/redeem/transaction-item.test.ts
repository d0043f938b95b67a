import { expect, it } from 'vitest'
import { toTransactionItem, type TransactionFacts } from './transaction-item'

const latte: TransactionFacts = { transaction_id: 'T1', name_th: 'ลาเต้ร้อน', status: 'available' }

it.each([
  ['until its last day', { valid_through: '2026-12-31' }, { kind: 'date', date: '2026-12-31' }],
  ['for ever, whatever the date', { valid_through: '2026-10-31', is_forever: true }, { kind: 'forever' }],
  ['for ever in the last year of all', { expiry_date: '9999-12-31' }, { kind: 'forever' }],
  ['unknown without a date', {}, { kind: 'unknown' }],
])('what was redeemed is valid: %s', (_, change, validity) =>
  expect(toTransactionItem({ ...latte, ...change }, 'th').validity).toEqual(validity),
)
