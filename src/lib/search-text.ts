import { typedText } from './typed-text'

/** Thai tone marks, the vowel shortener, the silencer and the small circle: what members leave out or mistype. */
const TONE_MARKS = /[\u0e47-\u0e4e]/g

const searchable = (text: string) => typedText(text).toLocaleLowerCase('en').replace(TONE_MARKS, '')

/** Whether the texts contain every word that was searched for, in either language and whatever its tone marks. */
export function matchesSearch(texts: readonly (string | undefined)[], search: string): boolean {
  const text = searchable(texts.join(' '))
  return searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
