import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const messages = join(import.meta.dirname, '../../src/i18n/messages')
const CATALOGUES = {
  th: ['th/*.json', 'features/*.th.json'],
  en: ['en.json', 'features/*.en.json'],
}

/** The catalogues of a language, by their paths. */
export const cataloguesOf = (locale: keyof typeof CATALOGUES): string[] =>
  globSync(CATALOGUES[locale], { cwd: messages })
    .toSorted()
    .map((file) => join(messages, file))

/** The app's texts of a language, by id. */
export function textsOf(locale: keyof typeof CATALOGUES): Record<string, string> {
  const contents = cataloguesOf(locale).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)
  return Object.assign({}, ...contents) as Record<string, string> // as react-intl reads them
}
