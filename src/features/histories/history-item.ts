import { toTransactionItem, type TransactionFacts } from '@/redemption/transaction-item'

export type HistoryItem = ReturnType<typeof toHistoryItem>

/** What a history's row shows of a privilege or package that the member has taken, in the member's language. */
export function toHistoryItem(row: TransactionFacts, locale: 'th' | 'en') {
  const item = toTransactionItem(row, locale)
  const { state, validity } = item
  // Of what was used or canceled the last day no longer matters.
  const isGone = state === 'used' || state === 'canceled'
  return {
    ...item,
    status: row.status,
    validUntil: validity.kind === 'date' && !isGone ? validity.date : undefined,
    isForever: state === 'usable' && validity.kind === 'forever',
  }
}
