import type { Locale } from './locale'
import { loadMessages, type Messages } from './load-messages'

let spoken: Locale = 'th'
const loads = new Map<Locale, Promise<Messages>>()

/** The texts that the first paint does without: they come right after it. Asked for again after a failure. */
export function lateTexts(locale: Locale): Promise<Messages> {
  const known = loads.get(locale)
  if (known) return known
  const load = loadMessages(locale, 'late')
  loads.set(locale, load)
  load.catch(() => loads.delete(locale))
  return load
}

/** Names the language on screen: parts of the app that come late wait for its texts. */
export function speak(locale: Locale): void {
  spoken = locale
}

/** A loader for React.lazy and its like: a part of the app that comes late comes with its texts. */
export function withLateTexts<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), lateTexts(spoken)])
    return module
  }
}
