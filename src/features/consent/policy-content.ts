import type { Locale } from '@/i18n/locale'

/** A consent text as the contract has it: HTML written by the brand. */
export interface PolicyContent {
  content_th: string
  content_en?: string
}

/** A text in one language, unsanitised. */
export interface PolicyText {
  html: string
  locale: Locale
}

/** The text in the member's language; Thai stands in where there is no English. */
export function policyIn(locale: Locale, content: PolicyContent): PolicyText {
  return locale === 'en' && content.content_en
    ? { html: content.content_en, locale }
    : { html: content.content_th, locale: 'th' }
}
