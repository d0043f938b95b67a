import type { Locale } from './locale'

/** What already opens a name: an abbreviation with its full stop (ดร., น.ส., พล.อ.), or one of these, in full. */
const TITLES = [
  '[ก-ฮ]{1,4}[.]',
  'ดร ',
  // Followed by a vowel or a tone mark, the letters belong to a name: คุณากร, นายิกา.
  '(?:คุณ|นาย|นาง|พระ|หลวง|หม่อม|แม่ชี|สามเณร|เด็กชาย|เด็กหญิง|ว่าที่|พล(?:เอก|โท|ตรี)|พัน(?:เอก|โท|ตรี)|ร้อย(?:เอก|โท|ตรี))(?![\u0e30-\u0e3a\u0e45-\u0e4e])',
  '(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\b',
]
const HAS_TITLE = new RegExp(`^(?:${TITLES.join('|')})`, 'i')

/** A name as one is greeted by it: in Thai after คุณ, unless it brings a title of its own; `คุณสมชาย`, `คุณ John`, `ดร.สมชาย`. */
export function courtesyName(name: string, locale: Locale): string {
  if (locale !== 'th' || HAS_TITLE.test(name)) return name
  // The space keeps the two on one line.
  return /^\p{Script=Thai}/u.test(name) ? `คุณ${name}` : `คุณ\u00a0${name}`
}
