import type { MessageFormatElement } from 'react-intl'
import { wholeChunk } from '@/lib/chunks'
import type { Catalogue, Locale } from './locale'

/** Texts parsed for react-intl, which has no parser here. */
export type Messages = Record<string, MessageFormatElement[]>

/** A feature whose texts are a file of their own in `messages/features/`. */
export type TextsOfFeature =
  | 'account'
  | 'membership'
  | 'connect-line'
  | 'consent'
  | 'custom-fields'
  | 'histories'
  | 'redeem'
  | 'packages'
  | 'phone'
  | 'point-member'
  | 'privileges'
  | 'profile'
  | 'sharing'

type Area = 'shell' | TextsOfFeature

const shell = { th: () => import('./messages/th'), en: () => import('./messages/en.json') }
const features = import.meta.glob<{ default: Catalogue }>('./messages/features/*.json')

/** The areas of the pages opened so far, to be loaded in another language on a switch. */
const wanted = new Set<Area>(['shell'])
const loading = new Map<string, Promise<void>>()
/** As the catalogues have them, */
const loaded: Record<Locale, Messages> = { th: {}, en: {} }
/** and as they are shown. */
const known: Record<Locale, Messages> = { th: {}, en: {} }
let inOwnWords = (texts: Messages, _locale: Locale): Messages => texts
const listeners = new Set<() => void>()

/** Loads a language's texts for the shell and all features opened so far. Rejects without network; the next call tries again. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  await Promise.all([...wanted].map((area) => load(area, locale)))
  // Includes areas that are added while this loop awaits.
  for (const area of wanted) await load(area, locale)
  return known[locale]
}

/** Loads a feature's texts in the current language, along with its page. Rejects without network. */
export async function loadFeatureMessages(feature: TextsOfFeature): Promise<void> {
  wanted.add(feature)
  await load(feature, document.documentElement.lang === 'th' ? 'th' : 'en')
}

/** A language's texts loaded so far; a new object when there are more. */
export function knownMessages(locale: Locale): Messages {
  return known[locale]
}

/** Calls back when texts have loaded, until the returned function is called. */
export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load(area: Area, locale: Locale): Promise<void> {
  const key = `${area}.${locale}`
  const running = loading.get(key) ?? add(area, locale)
  loading.set(key, running)
  running.catch(() => loading.delete(key))
  return running
}

async function add(area: Area, locale: Locale): Promise<void> {
  const file = area === 'shell' ? shell[locale] : features[`./messages/features/${area}.${locale}.json`]
  const texts = file && (await wholeChunk(file()))
  loaded[locale] = { ...loaded[locale], ...parsed(texts?.default ?? {}) }
  show(locale)
}

function show(locale: Locale): void {
  known[locale] = inOwnWords(loaded[locale], locale)
  for (const listener of listeners) listener()
}

/** Has all texts, those that load later too, be shown in a brand's own words (own-words.ts). */
export function setOwnWords(say: typeof inOwnWords): void {
  inOwnWords = say
  show('th')
  show('en')
}

const LITERAL_TYPE = 0

/** Wraps plain texts, because react-intl would parse strings, which throws without the parser. */
function parsed(catalogue: Catalogue): Messages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [
      id,
      typeof text === 'string' ? [{ type: LITERAL_TYPE, value: text }] : text,
    ]),
  )
}
