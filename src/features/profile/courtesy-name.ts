import type { Locale } from '@/i18n/locale'

/** The titles a name may begin with: abbreviations with a full stop (ดร., น.ส., พล.อ.), and these words. */
const TITLE_PATTERNS = [
  '[ก-ฮ]{1,4}[.]',
  'ดร ',
  // If a vowel or a tone mark follows, the letters are part of a name: คุณากร, นายิกา.
  '(?:คุณ|นาย|นาง|พระ|หลวง|หม่อม|แม่ชี|สามเณร|เด็กชาย|เด็กหญิง|ว่าที่|พล(?:เอก|โท|ตรี)|พัน(?:เอก|โท|ตรี)|ร้อย(?:เอก|โท|ตรี))(?![\u0e30-\u0e3a\u0e45-\u0e4e])',
  '(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\b',
]
const HAS_TITLE = new RegExp(`^(?:${TITLE_PATTERNS.join('|')})`, 'i')

/** A name for a greeting: in Thai with คุณ before the name, unless the name has a title; `คุณสมชาย`, `คุณ John`, `ดร.สมชาย`. */
export function courtesyName(name: string, locale: Locale): string {
  if (locale !== 'th' || HAS_TITLE.test(name)) return name
  // The no-break space keeps คุณ and the name on one line.
  return /^\p{Script=Thai}/u.test(name) ? `คุณ${name}` : `คุณ\u00a0${name}`
}
