import { typedText } from './typed-text'

/** Thai tone marks and signs above letters, which members omit or mistype. */
const TONE_MARKS = /[\u0e47-\u0e4e]/g

/** A text as it is compared with a search: in small letters, without tone marks. */
export const searchable = (text: string) => typedText(text).toLocaleLowerCase('en').replace(TONE_MARKS, '')

/** Whether the texts contain every searched word, ignoring tone marks. */
export function matchesSearch(texts: readonly (string | undefined)[], search: string): boolean {
  const text = searchable(texts.join(' '))
  return searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
