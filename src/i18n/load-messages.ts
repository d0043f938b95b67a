import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale'

/** Texts as the catalogues bring them: plain, or parsed where they have placeholders (the build has parsed them). */
export type Catalogue = Record<string, string | MessageFormatElement[]>

/** Texts as react-intl takes them without a parser: each one a syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>

const loaders = { th: () => import('./messages/th'), en: () => import('./messages/en') }

const known: Partial<Record<Locale, Messages>> = {}

/** Loads the texts of one language; only the language on screen is ever loaded. Rejects when the network fails. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return (known[locale] ??= parsed((await loaders[locale]()).default))
}

/** The texts of a language that has been loaded: of the one on screen, which is switched to no sooner. */
export function knownMessages(locale: Locale): Messages {
  return known[locale] ?? {}
}

const LITERAL = 0

/** A plain text given as it is would be parsed at every use, and in the built app that throws: there is no parser. */
function parsed(catalogue: Catalogue): Messages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [
      id,
      typeof text === 'string' ? [{ type: LITERAL, value: text }] : text,
    ]),
  )
}
