import type { HistoryStatus } from '@/ui/words'
import { validityOf, type ItemValidity } from '@/lib/item-validity'

/** The fields of the API's row of a privilege or package history that its screens need. */
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
  /** Of what was redeemed or taken, in no language. */
  itemId: string
  title: string
  description?: string
  image?: string
  /** Undefined: the contract does not have it. */
  status: HistoryStatus | undefined
  /** With the staff: `available` is the status of such a privilege, `received` of a package. */
  isUsable: boolean
  /** Moments as ISO 8601, or days alone as `yyyy-MM-dd`. */
  issuedAt?: string
  usedAt?: string
  validity: ItemValidity
  /** In points, of all pieces together; of a privilege. */
  cost?: number
  amount: number
}

/** What the screen of a redeemed privilege or package shows (spec 3, History statuses), in the member's language. */
export function toTransactionItem(facts: TransactionFacts, locale: 'th' | 'en'): TransactionItem {
  const isEnglish = locale === 'en'
  const { status } = facts
  const amount = facts.amount !== undefined && facts.amount > 0 ? facts.amount : 1
  return {
    transactionId: facts.transaction_id,
    itemId: facts.privilege_id ?? facts.package_id ?? facts.name_th,
    title: (isEnglish && facts.name_en) || facts.name_th,
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
