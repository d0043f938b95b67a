/** For browsers without `Intl.Segmenter`: a sign with its marks, flags, and emoji that are joined. */
const LETTER = /\p{RI}{2}|\P{M}[\p{M}\p{EMod}\u0e33\u0eb3]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gsu

/** In UTF-16 units, so that of a long text no more is split than is needed. */
const LONGEST_LETTER = 64

/** A text's letters as readers see them: a consonant with its vowels and tone mark, an emoji with its parts. */
export function lettersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(LETTER) ?? []
  const segments = new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)
  return Array.from(segments, ({ segment }) => segment)
}

/** A text of at most `max` UTF-16 units: a longer one ends in `…`, after a whole letter. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const letter of lettersOf(text.slice(0, max + LONGEST_LETTER))) {
    if (cut.length + letter.length >= max) break
    cut += letter
  }
  return `${cut.trimEnd()}…`
}

/** A name's first letter; empty without one. */
export const firstLetter = (name: string) => lettersOf(name.trim().slice(0, LONGEST_LETTER))[0] ?? ''
