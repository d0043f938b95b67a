import { useMemo } from 'react'
import { useBrand } from '@/brand/use-brand'
import { useLocale } from '@/i18n/use-locale'
import { useKnownPrivileges } from './use-known-privileges'

export interface Category {
  id: string
  name: string
}

/**
 * The categories of the privileges known so far, where the brand has switched them on (spec 3, Privilege_Page). The contract has
 * no list of categories, so they are collected from the rows.
 */
export function useCategories(isForYou: boolean): Category[] {
  const locale = useLocale()
  const isActive = useBrand().privilegePage.isCategoryActive
  const known = useKnownPrivileges(isForYou, isActive)
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const card of isActive ? known : []) {
      const name = (locale === 'en' && card.category_name_en) || card.category_name_th
      if (card.category_id && name) names.set(card.category_id, name)
    }
    return [...names].map(([id, name]) => ({ id, name }))
  }, [known, locale, isActive])
}
