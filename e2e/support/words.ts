import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const messages = join(import.meta.dirname, '../../src/i18n/messages')

function read(locale: 'th' | 'en'): Record<string, string> {
  const folder = join(messages, locale)
  const catalogues = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
  )
  return Object.assign({}, ...catalogues) as Record<string, string> // catalogues are texts by id
}

const texts = { th: read('th'), en: read('en') }

/** The app's own words for a text, where no test should depend on how it is put; `values` fill its placeholders. */
export function say(id: string, values: Record<string, string> = {}, locale: 'th' | 'en' = 'th'): string {
  const text = texts[locale][id]
  if (text === undefined) throw new Error(`No text ${id} in ${locale}`)
  return Object.entries(values).reduce((words, [name, value]) => words.replace(`{${name}}`, value), text)
}
