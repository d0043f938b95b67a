import type { Locale } from '@/i18n/locale'
import { isRecord } from '@/lib/is-record'

/** A consent text as the member read it: plain, in one language. */
export interface Wording {
  locale: Locale
  text: string
}

/** The type guard of a stored wording. */
export const isWording = (value: unknown): value is Wording =>
  isRecord(value) && (value.locale === 'th' || value.locale === 'en') && typeof value.text === 'string'
