import { textsOf } from '../../tools/i18n/texts-of.ts'

const texts = { th: textsOf('th'), en: textsOf('en') }

/** The app's text of an id, so that no test depends on the wording; `values` fill the text's placeholders. */
export function say(id: string, values: Record<string, string> = {}, locale: 'th' | 'en' = 'th'): string {
  const text = texts[locale][id]
  if (text === undefined) throw new Error(`No text ${id} in ${locale}`)
  return Object.entries(values).reduce(
    (words, [name, value]) => chosen(words, name, value).replace(`{${name}}`, value),
    text,
  )
}

/** A text with the part of a choice that a value names, else its last part, which is for all others. */
function chosen(text: string, name: string, value: string): string {
  const begin = text.indexOf(`{${name}, select,`)
  if (begin < 0) return text
  const parts: Record<string, string> = {}
  let at = text.indexOf('select,', begin) + 'select,'.length
  while (text[at] !== '}') {
    const open = text.indexOf('{', at)
    let end = open
    for (let depth = 1; depth > 0; ) {
      end += 1
      depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
    }
    parts[text.slice(at, open).trim()] = text.slice(open + 1, end)
    at = end + 1
  }
  return text.slice(0, begin) + (parts[value] ?? parts.other ?? '') + text.slice(at + 1)
}

/** The app's texts without placeholders, and the phrases that centred texts are wrapped into, as the page has them. */
export function wordsOf(locale: 'th' | 'en'): string[] {
  const other = new Set(Object.values(texts[locale === 'th' ? 'en' : 'th']))
  const own = Object.values(texts[locale]).filter((text) => !other.has(text) && !text.includes('{'))
  return own.flatMap((text) => [text, ...text.split(/[ \n]+/)]).filter((text) => text.length > 4)
}
