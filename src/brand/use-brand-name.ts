import { useLocale } from '@/i18n/use-locale'
import { useBoot } from '@/session/boot-context'
import { useBrand } from './use-brand'

/** The brand's name in the member's language, as the configuration has it; else its reference. */
export function useBrandName(): string {
  const { brandRef } = useBrand()
  const { brands } = useBoot().config
  const locale = useLocale()
  const brand = brands.find(({ ref }) => ref === brandRef)
  return (locale === 'th' ? brand?.name_th : brand?.name_en) ?? brandRef
}
