import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale'

/** Plain texts, or parsed ones where a text has placeholders: the build has parsed them, so no parser ships. */
export type Messages = Record<string, string | MessageFormatElement[]>

/** The texts that home's first paint shows, and all others. */
export type MessagePart = 'first' | 'late'

const parts = {
  th: { first: () => import('./messages/th-first'), late: () => import('./messages/th-late') },
  en: { first: () => import('./messages/en-first'), late: () => import('./messages/en-late') },
}

/** Loads one part of one language's texts; only the language on screen is ever loaded. Rejects when the network fails. */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Messages> {
  const module = await parts[locale][part]()
  return module.default
}
