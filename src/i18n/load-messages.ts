import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale'

/** Texts as the catalogues bring them: plain, or parsed where they have placeholders (the build has parsed them). */
export type Catalogue = Record<string, string | MessageFormatElement[]>

/** Texts as react-intl takes them without a parser: each one a syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>

/** The texts that home's first paint shows, and all others. */
export type MessagePart = 'first' | 'late'

const parts = {
  th: { first: () => import('./messages/th-first'), late: () => import('./messages/th-late') },
  en: { first: () => import('./messages/en-first'), late: () => import('./messages/en-late') },
}

/** All that has come of a language. Late texts join the first ones in place: nothing on screen waits for them, so nothing is drawn anew. */
const known: Record<Locale, Messages> = { th: {}, en: {} }

/**
 * Loads one part of one language's texts and gives all that is known of the language; only the language on screen is ever
 * loaded. Rejects when the network fails.
 */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Messages> {
  const module = await parts[locale][part]()
  return Object.assign(known[locale], parsed(module.default))
}

/** The texts of a language that have come: those of the language on screen, which is switched to no sooner. */
export function knownMessages(locale: Locale): Messages {
  return known[locale]
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
