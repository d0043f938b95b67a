/** Thai tone marks, the vowel shortener, the silencer and the small circle: what members leave out or mistype. */
const TONE_MARKS = /[\u0e47-\u0e4e]/g

/** A text as it is searched: lower case, without Thai tone marks, with single blanks. */
export function searchable(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('en').replace(TONE_MARKS, '').replace(/\s+/g, ' ').trim()
}

/** Whether one of the texts contains what was searched for, in either language and whatever its tone marks. */
export function matchesSearch(texts: readonly (string | undefined)[], search: string): boolean {
  const wanted = searchable(search)
  return texts.some((text) => text !== undefined && searchable(text).includes(wanted))
}
