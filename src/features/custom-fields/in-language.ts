import type { Locale } from '@/i18n/locale'
import type { BrandText } from './defined-field'

/** A brand's text in the member's language; falls back to Thai if there is no English. */
export function inLanguage({ th, en }: BrandText, locale: Locale): string {
  return (locale === 'en' && en) || th
}
