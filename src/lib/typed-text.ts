const THAI_ZERO = '๐'.charCodeAt(0)

/** A text without what nobody sees: blanks around it, zero-width and direction marks. */
export const visible = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** A text that was typed, in the one form that looks so: without what nobody sees, Thai digits as 0–9, แ and ำ as one sign each. */
export function typedText(text: string): string {
  return visible(text)
    .normalize('NFC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/เเ/g, 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
}
