import type { MessageFormatElement } from 'react-intl'

/** The app's languages; Thai is the default and fallback (spec 9). */
export type Locale = 'th' | 'en'

/** For the browser's formatters and the `lang` attribute. */
export const localeTags: Record<Locale, string> = { th: 'th', en: 'en-US' }

/** The stored language, by default Thai. */
export const storedLocale = (stored: string | undefined): Locale => (stored === 'en' ? 'en' : 'th')

/** Texts as the catalogues store them: plain, or parsed by the build if they have placeholders. */
export type Catalogue = Record<string, string | MessageFormatElement[]>
