import type { MessageFormatElement } from 'react-intl'
import { wholeChunk } from '@/lib/chunks'
import type { Catalogue, Locale } from './locale'

/** Texts as react-intl needs them without a parser: each text is a syntax tree. */
export type Messages = Record<string, MessageFormatElement[]>

/** A folder whose texts are a file of their own, in `messages/features/`. */
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

const shell = { th: () => import('./messages/th'), en: () => import('./messages/en') }
const features = import.meta.glob<{ default: Catalogue }>('./messages/features/*.json')

/** What the pages opened so far need; a switch of language loads the same in the other one. */
const wanted = new Set<Area>(['shell'])
const loading = new Map<string, Promise<void>>()
const known: Record<Locale, Messages> = { th: {}, en: {} }
const listeners = new Set<() => void>()

/**
 * Loads the texts of one language: the shell's, and those of every feature opened so far. Only the language on screen is ever
 * loaded. Rejects when the network fails; the next call tries again.
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  await Promise.all([...wanted].map((area) => load(area, locale)))
  // A page may have been opened meanwhile, and a Set's iteration sees what is added to it.
  for (const area of wanted) await load(area, locale)
  return known[locale]
}

/** Loads a feature's texts in the language on screen, along with the feature's page. Rejects when the network fails. */
export async function loadFeatureMessages(feature: TextsOfFeature): Promise<void> {
  wanted.add(feature)
  await load(feature, document.documentElement.lang === 'th' ? 'th' : 'en')
}

/** The texts of a language loaded so far; another object once there are more. */
export function knownMessages(locale: Locale): Messages {
  return known[locale]
}

/** Calls back whenever texts have loaded, until the function it returns is called. */
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
  known[locale] = { ...known[locale], ...parsed(texts?.default ?? {}) }
  for (const listener of listeners) listener()
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
