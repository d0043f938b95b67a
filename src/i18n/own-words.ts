import type { MessageFormatElement } from 'react-intl'
import { isRecord } from '@/lib/is-record'
import {
  LITERAL,
  ownTextError,
  parseOwnText,
  readPointsName,
  textFacts,
  type PointsName,
  type TextNode,
} from '@/lib/own-text'
import { isThai, namePoints } from './format'
import { setOwnWords } from './load-messages'
import type { Locale } from './locale'

/** A brand's row of config.json, then the file; unchecked. */
type Rows = readonly Partial<Record<'texts' | 'pointsName', unknown>>[]

/**
 * Has the app say a brand's own words: of each text the first that can be used, and its name of the points in all texts. What cannot
 * be used costs itself alone: the app's own text stays.
 */
export function sayOwnWords(rows: Rows): void {
  const names = { th: nameIn(rows, 'th'), en: nameIn(rows, 'en') }
  namePoints(names)
  setOwnWords((texts, locale) => {
    const words = Object.entries(texts).map(([id, nodes]) => {
      const said = ownText(rows, locale, id, nodes) ?? nodes
      return [id, names[locale] ? renamed(said, locale, names[locale]) : said]
    })
    return Object.fromEntries(words) as Record<string, MessageFormatElement[]> // trees of the same shape
  })
}

/** What each row says in a language, the brand's first. */
const saidIn = (rows: Rows, name: keyof Rows[number], locale: Locale): unknown[] =>
  rows.flatMap((row) => {
    const said = row[name]
    return isRecord(said) && said[locale] !== undefined ? [said[locale]] : []
  })

const nameIn = (rows: Rows, locale: Locale): PointsName | undefined =>
  saidIn(rows, 'pointsName', locale).map(readPointsName).find(Boolean)

function ownText(rows: Rows, locale: Locale, id: string, nodes: TextNode[]): TextNode[] | undefined {
  const said = saidIn(rows, 'texts', locale).flatMap((texts) => (isRecord(texts) ? [texts[id]] : []))
  const own = said.filter((text) => text !== undefined)
  if (own.length === 0) return undefined
  const facts = textFacts(nodes)
  const usable = own.find((text) => ownTextError(text, facts) === undefined)
  return typeof usable === 'string' ? parseOwnText(usable) : undefined
}

/** A text with the brand's name of the points, wherever a form of it has the app's. */
function renamed(nodes: readonly TextNode[], locale: Locale, name: PointsName): TextNode[] {
  const rename = (inner: readonly TextNode[]) => renamed(inner, locale, name)
  return nodes.map(({ value, options, children, ...node }) => ({
    ...node,
    ...(value !== undefined && { value: node.type === LITERAL ? inText[locale](value, name) : value }),
    ...(children && { children: rename(children) }),
    ...(options && {
      options: Object.fromEntries(
        Object.entries(options).map(([key, option]) => [key, { ...option, value: rename(option.value) }]),
      ),
    }),
  }))
}

const WORD = { th: /แต้ม/g, en: /\b(P|p)oint(s?)\b/g }

const inText: Record<Locale, (text: string, name: PointsName) => string> = {
  th: (text, [, name]) =>
    text.replaceAll(WORD.th, (word: string, at: number) => {
      // A space parts Thai from other scripts.
      const before = !isThai(name[0]) && isThai(text[at - 1]) ? ' ' : ''
      const after = !isThai(name.at(-1)) && isThai(text[at + word.length]) ? ' ' : ''
      return before + name + after
    }),
  // As the brand writes it, and with a capital where the app's word has one.
  en: (text, [one, many]) =>
    text.replaceAll(WORD.en, (_word: string, first: string, plural: string) => {
      const name = plural === '' ? one : many
      return first === 'P' ? name.charAt(0).toUpperCase() + name.slice(1) : name
    }),
}
