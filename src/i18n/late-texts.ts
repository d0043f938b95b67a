import type { Locale } from './locale'
import { loadMessages, type Messages } from './load-messages'

let wanted: Locale = 'th'
const loads = new Map<Locale, Promise<Messages>>()

/**
 * The texts that the first paint does without: they come right after it. Asked for again after a failure. With a language
 * they are that one's from now on; without, of the one asked for last.
 */
export function lateTexts(locale: Locale = wanted): Promise<Messages> {
  wanted = locale
  const known = loads.get(locale)
  if (known) return known
  const load = loadMessages(locale, 'late')
  loads.set(locale, load)
  load.catch(() => loads.delete(locale))
  return load
}

/** A loader for React.lazy and its like: a part of the app that comes late comes with its texts. */
export function withLateTexts<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), lateTexts()])
    return module
  }
}
