import { typedText } from './typed-text'
import { isDay } from './wire-date'

const BUDDHIST_ERA = 543
/** Typed years from here on are Buddhist. */
const FIRST_BUDDHIST_YEAR = 2400
/** No member is older: an earlier year is a slip. */
export const FIRST_DAY = '1900-01-01'
const MS_OF_DAY = 24 * 60 * 60 * 1000

/** A Common Era day without a time zone; months count from 1. */
interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Reads `yyyy-MM-dd`; undefined if there is no such day. */
export function parseIsoDate(iso: string): CalendarDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || !isDay(iso)) return undefined
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return year > 0 ? { year, month, day } : undefined
}

function toIsoDate({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

const DAY_FIRST = /^(\d{1,2})\s*[/\-. ]\s*(\d{1,2})\s*[/\-. ]\s*(\d{4})$/
/** ISO; with the slash that a date field has added to the first four digits. */
const YEAR_FIRST = /^(\d{2}\/?\d{2})\s*[/\-. ]\s*(\d{1,2})\s*[/\-. ]\s*(\d{1,2})$/

/**
 * A typed `DD/MM/YYYY` or `YYYY-MM-DD` as `yyyy-MM-dd`: with `/`, `-`, `.` or spaces, or as eight digits, also Thai ones; years
 * from 2400 are Buddhist. Undefined if it is no day.
 */
export function parseTypedDate(text: string): string | undefined {
  const typed = typedText(text)
  const [, days, months, years] = DAY_FIRST.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? []
  const dayFirst = dayOf(years, months, days)
  const isOfDigits = !/\D/.test(typed)
  // Digits alone that would be a day of long ago have the year first.
  if (dayFirst && !(isOfDigits && dayFirst < FIRST_DAY)) return dayFirst
  const [, year, month, day] = YEAR_FIRST.exec(typed) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? []
  return dayOf(year?.replace('/', ''), month, day) ?? dayFirst
}

/** The day of typed digits; undefined if there is none. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  const typedYear = Number(year)
  const common = typedYear >= FIRST_BUDDHIST_YEAR ? typedYear - BUDDHIST_ERA : typedYear
  const iso = toIsoDate({ year: common, month: Number(month), day: Number(day) })
  return parseIsoDate(iso) && iso
}

/** `yyyy-MM-dd` as `DD/MM/YYYY`, Buddhist in Thai; empty if it is no date. */
export function formatTypedDate(iso: string, locale: 'th' | 'en'): string {
  const found = parseIsoDate(iso)
  if (!found) return ''
  const { year, month, day } = found
  return `${twoDigits(day)}/${twoDigits(month)}/${displayYear(year, locale)}`
}

/** Adds days to a `yyyy-MM-dd`. */
export function addDays(iso: string, days: number): string {
  const { year, month, day } = parseIsoDate(iso) ?? { year: 1, month: 1, day: 1 }
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** The days from one `yyyy-MM-dd` to another; NaN if either is no day. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_OF_DAY
}

/** A Common Era year as displayed: 543 more in Thai. */
export function displayYear(year: number, locale: 'th' | 'en'): number {
  return locale === 'th' ? year + BUDDHIST_ERA : year
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
