import type { PrivilegeItem } from '@/domain/privilege-item'

/** Which facts a card shows (spec 3, Privilege card display config); what is absent is shown. */
export type CardDisplay = Partial<
  Record<
    'privilege_name' | 'description' | 'points' | 'valid_date' | 'redeem_status' | 'overall_limit',
    boolean
  >
>

export interface PrivilegeCardProps {
  item: PrivilegeItem
  display?: CardDisplay
  /** It stands in a for-you list, which the redemption has to know (spec 7, Issue's Type). */
  isForYou?: boolean
}
