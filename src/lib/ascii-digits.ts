const THAI_ZERO = '๐'.charCodeAt(0)

/** A text with its Thai digits (๐–๙) written as 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
}
