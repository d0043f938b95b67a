import { useCallback } from 'react'
import { toPackageItem, type PackageFacts, type PackageItem } from '@/domain/package-item'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'

/** Makes what a card shows of a package, in the language on screen and by today's date at the shop. */
export function usePackageItem(): (facts: PackageFacts) => PackageItem {
  const locale = useLocale()
  const today = useToday()
  return useCallback((facts) => toPackageItem(facts, locale, today), [locale, today])
}
