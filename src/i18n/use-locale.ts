import { useIntl } from 'react-intl'
import type { Locale } from './locale'

/** The language of the texts on screen (spec 4, Language). */
export function useLocale(): Locale {
  return useIntl().locale === 'th' ? 'th' : 'en'
}
