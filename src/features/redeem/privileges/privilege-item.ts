import { useCallback } from 'react'
import type { api } from '@/api/api'
import { hasEnded, validityOf } from '@/lib/item-validity'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { useProfileData } from '@/session/use-member'
import { withUnits } from '@/ui/phrases'

export type PrivilegeFacts =
  (typeof api.endpoints)['listPrivileges']['Types']['ResultType']['payload'][number]

/** By precedence: over for everybody, none left, too few points, refused by the server. */
export type PrivilegeState = 'expired' | 'fullyRedeemed' | 'missing' | 'notIssuable' | 'available'

export type PrivilegeItem = ReturnType<typeof toPrivilegeItem>

const MAX_ALMOST_GONE = 10

/**
 * A privilege as shown (spec 3, Privilege item; spec 4, Privilege card display), and whether the member can redeem it, in a
 * language and on a day in Bangkok (`yyyy-MM-dd`). Missing points that the server does not send follow from the balance.
 */
export function toPrivilegeItem(
  facts: PrivilegeFacts,
  locale: 'th' | 'en',
  { balance, today }: { balance: number | undefined; today: string },
) {
  const isEnglish = locale === 'en'
  const need = facts.point_need ?? (balance === undefined ? 0 : facts.point_ref - balance)
  const missingPoints = Math.max(0, need)
  // Absent or negative if unlimited.
  const limit = facts.remaining_limit ?? -1
  const remaining = limit < 0 ? null : limit
  const validity = validityOf(facts.is_forever, facts.valid_through)
  return {
    privilegeId: facts.privilege_id,
    image: facts.main_image_url,
    title: withUnits((isEnglish && facts.name_en) || facts.name_th),
    description: (isEnglish && facts.desc_en) || facts.desc_th,
    /** In points. */
    cost: facts.point_ref,
    validity,
    state: hasEnded(validity, today) ? 'expired' : stateOf(facts.is_issuable, missingPoints, remaining),
    /** Points the member lacks; 0 if there are enough. */
    missingPoints,
    /** Null if unlimited. */
    remaining,
  }
}

/** Whether so few are left that the member should know. */
export function isAlmostGone({ remaining }: Pick<PrivilegeItem, 'remaining'>): boolean {
  return remaining !== null && remaining > 0 && remaining <= MAX_ALMOST_GONE
}

function stateOf(isIssuable: boolean, missingPoints: number, remaining: number | null): PrivilegeState {
  if (remaining === 0) return 'fullyRedeemed'
  if (missingPoints > 0) return 'missing'
  return isIssuable ? 'available' : 'notIssuable'
}

/** Makes a PrivilegeItem in the current language, with the member's balance and the shop's date. */
export function usePrivilegeItem(): (facts: PrivilegeFacts) => PrivilegeItem {
  const locale = useLocale()
  const today = useToday()
  const balance = useProfileData()?.point
  return useCallback((facts) => toPrivilegeItem(facts, locale, { balance, today }), [locale, balance, today])
}
