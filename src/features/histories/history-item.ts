import { validityOf } from '@/domain/item-validity'
import type { HistoryStatus } from './history-kinds'

/** What a row of the privileges' or the packages' history has on the wire. */
export interface HistoryTransaction {
  transaction_id: string
  name_th: string
  name_en?: string
  main_image_url?: string
  amount?: number
  point_ref?: number
  status?: HistoryStatus
  date?: string
  used_at?: string
  valid_through?: string
  expiry_date?: string
  is_forever?: boolean
}

/** A privilege or package that the member has taken, as its row shows it. */
export interface HistoryItem {
  id: string
  name: string
  image?: string
  status?: HistoryStatus
  /** What it cost; absent where it cost nothing. */
  points?: number
  /** More than one. */
  amount?: number
  /** When it was taken. */
  date?: string
  usedAt?: string
  /** The last day on which it can be used, where that still matters. */
  validUntil?: string
  isForever: boolean
}

/** The wire's row in the member's language. */
export function toHistoryItem(row: HistoryTransaction, locale: 'th' | 'en'): HistoryItem {
  const { main_image_url, status, point_ref = 0, amount = 1, date, used_at } = row
  const validity = validityOf(row.is_forever === true, row.valid_through ?? row.expiry_date)
  const isOpen = status === 'available' || status === 'received'
  // Of what was used or canceled the last day no longer matters.
  const isGone = status === 'used' || status === 'canceled'
  return {
    id: row.transaction_id,
    name: (locale === 'en' && row.name_en) || row.name_th,
    ...(main_image_url && { image: main_image_url }),
    ...(status && { status }),
    ...(point_ref > 0 && { points: point_ref }),
    ...(amount > 1 && { amount }),
    ...(date && { date }),
    ...(used_at && { usedAt: used_at }),
    ...(validity.kind === 'date' && !isGone && { validUntil: validity.date }),
    isForever: isOpen && validity.kind === 'forever',
  }
}
