const THAI_ZERO = '๐'.charCodeAt(0)

const JOINING = String.raw`\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}`

/** Where a character that nobody sees means something: */
const MEANT = [
  // in emoji of several signs,
  String.raw`\p{ExtPict}[\ufe0f\p{EMod}]*(?:\u200d\p{ExtPict}[\ufe0f\p{EMod}]*)+`,
  // in flags such as Scotland's,
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+`,
  // and in Arabic and Indian scripts, which join their letters.
  String.raw`[${JOINING}]\p{Join_C}`,
]
const MEANT_OR_INVISIBLE = new RegExp(`(${MEANT.join('|')})|\\p{Cf}`, 'gu')

/** A text without surrounding blanks, zero-width characters and direction marks. */
const withoutInvisibles = (text: string) => text.replace(MEANT_OR_INVISIBLE, '$1').trim()

/** A text as every field takes it: without invisible characters, each letter composed, แ and ำ as one character too. */
export const cleanText = (text: string) =>
  withoutInvisibles(text)
    .normalize('NFC')
    .replace(/เเ/g, 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')

/** A typed code, number or name to be read: cleaned, with Thai digits as 0–9. */
export const typedText = (text: string) =>
  cleanText(text).replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
