import { useCallback } from 'react'
import type { api } from '@/api/api'
import { hasEnded, validityOf, type ItemValidity } from '@/lib/item-validity'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { withUnits } from '@/ui/phrases'

export type PackageFacts = (typeof api.endpoints)['listPackages']['Types']['ResultType']['payload'][number]

/** By precedence. */
export type PackageState = 'expired' | 'fullyRedeemed' | 'available'

export type PackageItem = ReturnType<typeof toPackageItem>

/** A package as shown (spec 3, Package), in a language and on a day in Bangkok (`yyyy-MM-dd`). */
export function toPackageItem(facts: PackageFacts, locale: 'th' | 'en', today: string) {
  const isEnglish = locale === 'en'
  const remaining = atLeastZero(facts.remaining_coupons)
  const validity = validityOf(facts.is_forever === true, facts.expiry_date)
  return {
    packageId: facts.package_id,
    image: facts.main_image_url,
    title: withUnits((isEnglish && facts.name_en) || facts.name_th),
    description: (isEnglish && facts.desc_en) || facts.desc_th,
    /** Undefined if the server does not tell. */
    couponCount: atLeastZero(facts.coupon_count),
    /** Coupons left; undefined if the server does not tell, which does not prevent taking one. */
    remaining,
    validity,
    state: stateOf(validity, remaining, today),
  }
}

const atLeastZero = (count: number | undefined) => (count === undefined ? undefined : Math.max(0, count))

/** The last day is still valid. */
function stateOf(validity: ItemValidity, remaining: number | undefined, today: string): PackageState {
  if (hasEnded(validity, today)) return 'expired'
  return remaining === 0 ? 'fullyRedeemed' : 'available'
}

/** Makes a PackageItem in the current language with the shop's date. */
export function usePackageItem(): (facts: PackageFacts) => PackageItem {
  const locale = useLocale()
  const today = useToday()
  return useCallback((facts) => toPackageItem(facts, locale, today), [locale, today])
}
