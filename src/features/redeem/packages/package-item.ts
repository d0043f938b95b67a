import { useCallback } from 'react'
import type { api } from '@/api/api'
import { hasEnded, validityOf, type ItemValidity } from '@/lib/item-validity'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'

/** A package as the API has it. */
export type PackageFacts = (typeof api.endpoints)['listPackages']['Types']['ResultType']['payload'][number]

/** By precedence: over for everybody, then nothing left. */
export type PackageState = 'expired' | 'fullyRedeemed' | 'available'

export interface PackageItem {
  packageId: string
  image?: string
  title: string
  description?: string
  /** How many coupons the package has; undefined where the server does not say. */
  couponCount?: number
  /** How many of them can still be taken; undefined where the server does not say: then they can be taken. */
  remaining?: number
  validity: ItemValidity
  state: PackageState
}

/** What a package's card shows (spec 3, Package), in the member's language, on a day in Bangkok (`yyyy-MM-dd`). */
export function toPackageItem(facts: PackageFacts, locale: 'th' | 'en', today: string): PackageItem {
  const isEnglish = locale === 'en'
  const remaining = atLeastZero(facts.remaining_coupons)
  const validity = validityOf(facts.is_forever === true, facts.expiry_date)
  return {
    packageId: facts.package_id,
    image: facts.main_image_url,
    title: (isEnglish && facts.name_en) || facts.name_th,
    description: (isEnglish && facts.desc_en) || facts.desc_th,
    couponCount: atLeastZero(facts.coupon_count),
    remaining,
    validity,
    state: stateOf(validity, remaining, today),
  }
}

const atLeastZero = (count: number | undefined) => (count === undefined ? undefined : Math.max(0, count))

/** A package can be taken on its last day too. */
function stateOf(validity: ItemValidity, remaining: number | undefined, today: string): PackageState {
  if (hasEnded(validity, today)) return 'expired'
  return remaining === 0 ? 'fullyRedeemed' : 'available'
}

/** Makes what is shown of a package: in the language on screen, by today's date at the shop. */
export function usePackageItem(): (facts: PackageFacts) => PackageItem {
  const locale = useLocale()
  const today = useToday()
  return useCallback((facts) => toPackageItem(facts, locale, today), [locale, today])
}
