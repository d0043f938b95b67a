const THAI_ZERO = '๐'.charCodeAt(0)

/** A text without surrounding blanks, zero-width characters and direction marks. */
export const withoutInvisibles = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** A typed text normalised: without invisible characters, Thai digits as 0–9, แ and ำ as one character each. */
export function typedText(text: string): string {
  return withoutInvisibles(text)
    .normalize('NFC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/เเ/g, 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
}
