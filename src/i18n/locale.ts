import type { MessageFormatElement } from 'react-intl'

/** The languages of the app; Thai is the default and the fallback (spec 9). */
export type Locale = 'th' | 'en'

/** The language tag, for the browser's formatters and the `lang` attribute. */
export const localeTags: Record<Locale, string> = { th: 'th', en: 'en-US' }

/** The language that is stored: without one, Thai. */
export const storedLocale = (stored: string | undefined): Locale => (stored === 'en' ? 'en' : 'th')

/** Texts as the catalogues store them: plain, or, with placeholders, as the syntax tree that the build parsed. */
export type Catalogue = Record<string, string | MessageFormatElement[]>
