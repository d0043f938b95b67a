import type { Locale } from '@/i18n/locale'
import type { BrandText } from './defined-field'

/** A brand's words in the member's language; Thai where there is no English. */
export function inLanguage({ th, en }: BrandText, locale: Locale): string {
  return (locale === 'en' && en) || th
}
