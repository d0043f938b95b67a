import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../src/i18n/messages')

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string> // a catalogue

const catalogues = {
  th: Object.assign({}, ...readdirSync(join(folder, 'th')).map((file) => read(`th/${file}`))) as Record<
    string,
    string
  >,
  en: read('en.json'),
}

/** The app's own words for a text, where no test should depend on how it is put; `values` fill its placeholders. */
export function say(id: string, values: Record<string, string> = {}, locale: 'th' | 'en' = 'th'): string {
  const text = catalogues[locale][id]
  if (text === undefined) throw new Error(`No text ${id} in ${locale}`)
  return Object.entries(values).reduce((words, [name, value]) => words.replace(`{${name}}`, value), text)
}
