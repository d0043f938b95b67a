import type { Locale } from '@/i18n/locale'

/** A consent text in the contract's format: HTML written by the brand. */
export interface PolicyContent {
  content_th: string
  content_en?: string
}

/** A text in one language, unsanitised. */
export interface PolicyText {
  html: string
  locale: Locale
}

/** The text in the member's language; falls back to Thai if there is no English. */
export function policyIn(locale: Locale, content: PolicyContent): PolicyText {
  return locale === 'en' && content.content_en
    ? { html: content.content_en, locale }
    : { html: content.content_th, locale: 'th' }
}
