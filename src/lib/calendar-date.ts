import { isDay } from './wire-date'

export const BUDDHIST_ERA = 543
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
