import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locale'

/** Plain texts, or parsed ones where a text has placeholders: the build has parsed them, so no parser ships. */
export type Messages = Record<string, string | MessageFormatElement[]>

/** Loads one language's texts; only the language on screen is ever loaded. Rejects when the network fails. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const module = locale === 'th' ? await import('./messages/th') : await import('./messages/en')
  return module.default
}
