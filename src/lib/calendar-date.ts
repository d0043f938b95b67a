import { typedText } from './typed-text'
import { isDay } from './wire-date'

const BUDDHIST_ERA = 543
/** A typed year from this one up is Buddhist. */
const FIRST_BUDDHIST_YEAR = 2400
const MS_OF_DAY = 24 * 60 * 60 * 1000

/** A day of the calendar, Common Era; months count from 1. No time of day, and so no time zone. */
interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Reads `yyyy-MM-dd`; undefined where there is no such day. */
export function parseIsoDate(iso: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || !isDay(iso)) return undefined
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return year > 0 ? { year, month, day } : undefined
}

/** A day as `yyyy-MM-dd`, Common Era. */
function toIsoDate({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/**
 * The `yyyy-MM-dd` of a day that a member types as `DD/MM/YYYY`: with `/`, `-`, `.` or spaces, or as eight digits, Thai ones too; a year
 * from 2400 up is Buddhist. Undefined for what is no day.
 */
export function parseTypedDate(text: string): string | undefined {
  const typed = typedText(text)
  const parts =
    /^(\d{1,2})\s*[/\-. ]\s*(\d{1,2})\s*[/\-. ]\s*(\d{4})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (!parts) return undefined
  const [day = 0, month = 0, year = 0] = parts.slice(1).map(Number)
  const iso = toIsoDate({ year: year >= FIRST_BUDDHIST_YEAR ? year - BUDDHIST_ERA : year, month, day })
  return parseIsoDate(iso) && iso
}

/** `DD/MM/YYYY` of a `yyyy-MM-dd`, Buddhist in Thai; empty for what is no date. */
export function formatTypedDate(iso: string, locale: 'th' | 'en'): string {
  const found = parseIsoDate(iso)
  if (!found) return ''
  const { year, month, day } = found
  return `${twoDigits(day)}/${twoDigits(month)}/${displayYear(year, locale)}`
}

/** The day that is `days` after another (before it, where negative), both `yyyy-MM-dd`. */
export function addDays(iso: string, days: number): string {
  const { year, month, day } = parseIsoDate(iso) ?? { year: 1, month: 1, day: 1 }
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** How many days after `from` a day is, both `yyyy-MM-dd`; negative before it, NaN where either is no day. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_OF_DAY
}

/** A Common Era year as it is shown: 543 more in Thai. */
export function displayYear(year: number, locale: 'th' | 'en'): number {
  return locale === 'th' ? year + BUDDHIST_ERA : year
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
