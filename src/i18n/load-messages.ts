import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale'

/** Texts as the catalogues store them: plain, or, with placeholders, as the syntax tree that the build parsed. */
export type Catalogue = Record<string, string | MessageFormatElement[]>

/** Texts as react-intl needs them without a parser: each text is a syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>

const loaders = { th: () => import('./messages/th'), en: () => import('./messages/en') }

const known: Partial<Record<Locale, Messages>> = {}

/** Loads the texts of one language; only the language on screen is ever loaded. Rejects when the network fails. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (known[locale] ??= parsed((await loaders[locale]()).default))
}

/** The texts of a loaded language; the app switches to a language only once its texts have loaded. */
export function knownMessages(locale: Locale): Messages {
  return known[locale] ?? {}
}

const LITERAL_TYPE = 0

/** Wraps plain texts: react-intl would parse a string at every use, which throws in the built app without the parser. */
function parsed(catalogue: Catalogue): Messages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [
      id,
      typeof text === 'string' ? [{ type: LITERAL_TYPE, value: text }] : text,
    ]),
  )
}
