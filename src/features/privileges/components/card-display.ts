import type { ReactNode } from 'react'
import type { PrivilegeItem } from '@/domain/privilege-item'

/** Which facts a card shows (spec 3, Privilege card display config); an absent flag means shown. */
export type CardDisplay = Partial<
  Record<
    'privilege_name' | 'description' | 'points' | 'valid_date' | 'redeem_status' | 'overall_limit',
    boolean
  >
>

export interface PrivilegeCardProps {
  item: PrivilegeItem
  display?: CardDisplay
  /** The card is in a for-you list; the redemption request must send that (spec 7, Issue's Type). */
  isForYou?: boolean
  /** A button over the picture. */
  action?: ReactNode
}
