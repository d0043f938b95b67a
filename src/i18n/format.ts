import type { PointsName } from '@/lib/own-text'
import { phoneNow } from '@/lib/server-clock'
import { BANGKOK_OFFSET_MS, YEAR_10000 } from '@/lib/wire-date'
import type { Locale } from './locale'

const DASH = '-'
const MINUS = '−'
const BUDDHIST_ERA_OFFSET_YEARS = 543

const months: Record<Locale, string[]> = {
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' '),
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
}

// Thai and English group digits alike.
const plain = new Intl.NumberFormat('en-US')
const satang = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** As it is written, to three decimals: sign, unit and price follow from this, so that none stands at a written 0. */
export const rounded = (value: number, digits = 3) => Number(value.toFixed(digits)) + 0 // not −0

/** `1,240`, in both languages. */
export function formatNumber(value: number): string {
  return plain.format(rounded(value)).replace('-', MINUS)
}

/** One point, and several. */
const POINTS: Record<Locale, PointsName> = { th: ['แต้ม', 'แต้ม'], en: ['Point', 'Points'] }
let ownPoints: Partial<Record<Locale, PointsName | undefined>> = {}

/** Has the unit be what a brand calls it. */
export function namePoints(names: typeof ownPoints): void {
  ownPoints = names
}

/** The unit: แต้ม, or Points above 0 and Point otherwise (spec 9); the brand's own words, where it has any. */
export function pointLabel(points: number, locale: Locale): string {
  const [one, many] = ownPoints[locale] ?? POINTS[locale]
  return rounded(points) > 0 ? many : one
}

/** `1,240 แต้ม`, `1,240 Points`. */
export function formatPoints(points: number, locale: Locale): string {
  return `${formatNumber(points)} ${pointLabel(points, locale)}`
}

/** The same inside a sentence, where English has no capital: `1,240 points`, `1 point`; a brand's own word as it writes it. */
export function pointsInText(points: number, locale: Locale): string {
  if (locale === 'th' || ownPoints.en) return formatPoints(points, locale)
  return `${formatNumber(points)} ${rounded(points) === 1 ? 'point' : 'points'}`
}

const free: Record<Locale, string> = { th: 'ฟรี', en: 'Free' }

/** A price: `1,240 แต้ม`, `1,240 Points`; zero is `ฟรี`, `Free`. */
export function formatCost(points: number, locale: Locale): string {
  return rounded(points) === 0 ? free[locale] : formatPoints(points, locale)
}

/** `฿1,240`, with satang only if there are any. */
export function formatMoney(baht: number): string {
  const amount = rounded(baht, 2)
  const sign = amount < 0 ? MINUS : ''
  return `${sign}฿${(Number.isInteger(amount) ? plain : satang).format(Math.abs(amount))}`
}

/**
 * `31 ธ.ค. 2569`, `31 Dec 2026`. A date without time is the same day everywhere; a timestamp is its day in Thailand, as on the
 * receipt. The server's placeholder (year 1) and invalid dates become a dash.
 */
export function formatDate(iso: string | undefined, locale: Locale): string {
  const [year = 0, month = 0, day = 0] = dayOf(iso ?? '')
    .split('-')
    .map(Number)
  const monthName = months[locale][month - 1]
  if (!monthName || !(day >= 1) || !(year > 1)) return DASH
  return `${day} ${monthName} ${yearIn(locale, year)}`
}

const yearIn = (locale: Locale, year: number) => (locale === 'th' ? year + BUDDHIST_ERA_OFFSET_YEARS : year)

/** `31 ธ.ค.`, `31 Dec`: the same for recent months, without the year. */
export function formatRecentDay(iso: string | undefined, locale: Locale): string {
  return formatDate(iso, locale).replace(/ \d+$/, '')
}

/** `14:02 น.`, `14:02`: a server's timestamp (text) in Thai time, the phone's (ms) in the phone's time zone. */
export function formatTime(moment: string | number, locale: Locale): string {
  const time = (typeof moment === 'number' ? onPhone(moment) : inThailand(moment)).slice(11, 16)
  if (!time) return DASH
  return locale === 'th' ? `${time} น.` : time
}

/** `31 ธ.ค. 2569 เวลา 14:02 น.`, `31 Dec 2026 14:02`: a server's timestamp (text); a date without time as the date. */
export function formatDateTime(iso: string, locale: Locale): string {
  const date = formatDate(iso, locale)
  return iso.includes('T') ? withTime(date, formatTime(iso, locale), locale) : date
}

/** In Thai a year and a time would run together. */
const withTime = (date: string, time: string, locale: Locale) =>
  locale === 'th' ? `${date} ${unbroken(`เวลา ${time}`)}` : `${date} ${time}`

/** `14:02 น.`, `14:02`: a time (ms) in the phone's time zone; with the date if not today. */
export function formatMoment(moment: number, locale: Locale): string {
  const time = formatTime(moment, locale)
  const day = onPhone(moment).slice(0, 10)
  const isToday = day === onPhone(phoneNow()).slice(0, 10)
  return isToday ? time : withTime(formatDate(day, locale), time, locale)
}

const longMonths: Record<Locale, string[]> = {
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** `พฤศจิกายน 2569`, `November 2026`, from `yyyy-MM`; anything else becomes a dash. */
export function formatMonth(yearMonth: string, locale: Locale): string {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number)
  const name = longMonths[locale][month - 1]
  return name && year > 1 ? `${name} ${yearIn(locale, year)}` : DASH
}

/** `9 เมษายน`, `9 April`, from `yyyy-MM-dd`; anything else becomes a dash. */
export function formatDayOfYear(date: string, locale: Locale): string {
  const [month = 0, day = 0] = date.split('-').slice(1).map(Number)
  const name = longMonths[locale][month - 1]
  return name && day >= 1 ? `${day} ${name}` : DASH
}

/** Keeps a date, a time or a number on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

export const isThai = (letter = '') => /\p{Script=Thai}/u.test(letter)

/**
 * A name (of a tier, of a member) after a Thai word, which a space separates only from other scripts: `ระดับ` + `โกลด์`, `ระดับ` + ` Gold`; the
 * same before a word if `isFollowed`.
 */
export function tierInText(name: string, locale: Locale, isFollowed = false): string {
  if (locale !== 'th' || name === '') return name
  return `${isThai(name[0]) ? '' : '\u00a0'}${name}${isFollowed && !isThai(name.at(-1)) ? ' ' : ''}`
}

/** The `yyyy-MM-dd` of a date, or of a timestamp in Thailand. */
export function dayOf(iso: string): string {
  return (iso.includes('T') ? inThailand(iso) : iso).slice(0, 10)
}

/** The `yyyy-MM-dd` in the phone's time zone. */
export const localDay = (moment: Date) => onPhone(moment.getTime()).slice(0, 10)

/** A server's timestamp as ISO 8601 in Thailand, which has no daylight saving time; empty if invalid. */
const inThailand = (iso: string) => shifted(Date.parse(iso), BANGKOK_OFFSET_MS)

/** A time (ms) as ISO 8601 in the phone's time zone; empty if invalid. */
const onPhone = (moment: number) => shifted(moment, -new Date(moment).getTimezoneOffset() * 60_000)

function shifted(moment: number, offsetMs: number): string {
  const at = moment + offsetMs
  return at < YEAR_10000 ? new Date(at).toISOString() : ''
}
