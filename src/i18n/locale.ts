/** The languages of the app; Thai is the default and the fallback (spec 9). */
export type Locale = 'th' | 'en'

/** The tag of a language, as the browser's formats and `lang` want it. */
export const localeTags: Record<Locale, string> = { th: 'th', en: 'en-US' }
