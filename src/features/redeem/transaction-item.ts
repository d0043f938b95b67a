import type { HistoryStatus } from '@/ui/words'
import { validityOf, type ItemValidity } from '@/lib/item-validity'
import { withUnits } from '@/ui/phrases'

/** The fields that are used of an API's history row. */
export interface TransactionFacts {
  transaction_id: string
  privilege_id?: string
  package_id?: string
  name_th: string
  name_en?: string
  desc_th?: string
  desc_en?: string
  main_image_url?: string
  point_ref?: number
  amount?: number
  status?: HistoryStatus
  date?: string
  used_at?: string
  valid_through?: string
  expiry_date?: string
  is_forever?: boolean
}

export interface TransactionItem {
  transactionId: string
  /** Independent of language. */
  itemId: string
  title: string
  description?: string
  image?: string
  /** Undefined if not in the contract. */
  status: HistoryStatus | undefined
  /** With the staff: a privilege has the status `available` then, a package `received`. */
  isUsable: boolean
  /** ISO 8601, or a date `yyyy-MM-dd`. */
  issuedAt?: string
  usedAt?: string
  validity: ItemValidity
  /** Total in points; privileges only. */
  cost?: number
  amount: number
}

/** A redeemed privilege or package as shown (spec 3, History statuses), in a language. */
export function toTransactionItem(facts: TransactionFacts, locale: 'th' | 'en'): TransactionItem {
  const isEnglish = locale === 'en'
  const { status } = facts
  const amount = facts.amount !== undefined && facts.amount > 0 ? facts.amount : 1
  return {
    transactionId: facts.transaction_id,
    itemId: facts.privilege_id ?? facts.package_id ?? facts.name_th,
    title: withUnits((isEnglish && facts.name_en) || facts.name_th),
    description: (isEnglish && facts.desc_en) || facts.desc_th,
    image: facts.main_image_url,
    status,
    isUsable: status === 'available' || status === 'received',
    issuedAt: facts.date,
    usedAt: facts.used_at,
    validity: validityOf(facts.is_forever === true, facts.valid_through ?? facts.expiry_date),
    cost: facts.point_ref && facts.point_ref * amount,
    amount,
  }
}
