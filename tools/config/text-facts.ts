import { parse } from '@formatjs/icu-messageformat-parser'
import { textFacts } from '../../src/lib/own-text.ts'
import { textsOf } from '../i18n/texts-of.ts'

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
