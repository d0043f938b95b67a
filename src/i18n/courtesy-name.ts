import type { Locale } from './locale'

/** Titles before a name: abbreviations with a full stop (ดร., น.ส., พล.อ.), and these words. */
const TITLE_PATTERNS = [
  '[ก-ฮ]{1,4}[.]',
  'ดร ',
  // Followed by a vowel or tone mark, the letters are part of a name: คุณากร, นายิกา.
  '(?:คุณ|นาย|นาง|พระ|หลวง|หม่อม|แม่ชี|สามเณร|เด็กชาย|เด็กหญิง|ว่าที่|พล(?:เอก|โท|ตรี)|พัน(?:เอก|โท|ตรี)|ร้อย(?:เอก|โท|ตรี))(?![\u0e30-\u0e3a\u0e45-\u0e4e])',
  '(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\b',
]
const HAS_TITLE = new RegExp(`^(?:${TITLE_PATTERNS.join('|')})`, 'i')

/** A name for a greeting: Thai puts คุณ before a name without a title; `คุณสมชาย`, `คุณ John`, `ดร.สมชาย`. */
export function courtesyName(name: string, locale: Locale): string {
  if (locale !== 'th' || HAS_TITLE.test(name)) return name
  // A no-break space keeps คุณ with the name.
  return /^\p{Script=Thai}/u.test(name) ? `คุณ${name}` : `คุณ\u00a0${name}`
}
