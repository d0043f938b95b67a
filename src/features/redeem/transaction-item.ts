import type { api } from '@/api/api'
import { validityOf } from '@/lib/item-validity'
import type { HistoryStatus } from '@/ui/page-words'
import { withUnits } from '@/ui/phrases'

type RowOf<Name extends 'getPrivilegeHistory' | 'getPackageHistory'> = Omit<
  (typeof api.endpoints)[Name]['Types']['ResultType'],
  'status'
>

/** The API's row of a redeemed privilege or package. */
export type TransactionFacts = RowOf<'getPrivilegeHistory'> &
  RowOf<'getPackageHistory'> & { status?: HistoryStatus }

export type TransactionItem = ReturnType<typeof toTransactionItem>

/** A redeemed privilege or package as shown (spec 3, History statuses), in a language. */
export function toTransactionItem(facts: TransactionFacts, locale: 'th' | 'en') {
  const isEnglish = locale === 'en'
  const { status } = facts
  const amount = facts.amount !== undefined && facts.amount > 0 ? facts.amount : 1
  return {
    transactionId: facts.transaction_id,
    /** Independent of language. */
    itemId: facts.privilege_id ?? facts.package_id ?? facts.name_th,
    title: withUnits((isEnglish && facts.name_en) || facts.name_th),
    description: (isEnglish && facts.desc_en) || facts.desc_th,
    image: facts.main_image_url,
    /** Undefined if not in the contract. */
    status,
    /** With the staff: a privilege has the status `available` then, a package `received`. */
    isUsable: status === 'available' || status === 'received',
    issuedAt: facts.date,
    usedAt: facts.used_at,
    validity: validityOf(facts.is_forever === true, facts.valid_through ?? facts.expiry_date),
    /** Total in points; privileges only. */
    cost: facts.point_ref && facts.point_ref * amount,
    amount,
  }
}
