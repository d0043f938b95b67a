import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { textFacts } from '../../src/lib/own-text.ts'

const messages = join(import.meta.dirname, '../../src/i18n/messages')

type Texts = Record<string, string>

/** The app's texts of a language, by id. */
function textsOf(locale: 'th' | 'en'): Texts {
  const features = readdirSync(join(messages, 'features')).filter((file) => file.endsWith(`.${locale}.json`))
  const shell =
    locale === 'en' ? ['en.json'] : readdirSync(join(messages, 'th')).map((file) => join('th', file))
  const files = [...shell, ...features.map((file) => join('features', file))]
  return Object.assign(
    {},
    ...files.map((file): Texts => JSON.parse(readFileSync(join(messages, file), 'utf8'))),
  )
}

/** What the brand's own texts are held against, by id: the length in Thai and in English, and the placeholders. */
export function factsOfTexts(): Record<string, (string | number)[]> {
  const [thai, english] = [textsOf('th'), textsOf('en')]
  const factsOf = (text = '') => textFacts(parse(text))
  return Object.fromEntries(
    Object.keys(english)
      .toSorted()
      .map((id) => {
        const [th, en] = [factsOf(thai[id]), factsOf(english[id])]
        const names = [en.needs.join(' '), en.may.join(' ')]
        if (names.join('|') !== `${th.needs.join(' ')}|${th.may.join(' ')}`)
          throw new Error(`${id} has other placeholders in one language.`)
        return [id, [th.length, en.length, ...(names.some(Boolean) ? names : [])]]
      }),
  )
}
