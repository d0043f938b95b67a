import { displayYear, type CalendarDay } from '@/domain/calendar-date'
import { localeTags, type Locale } from '@/i18n/locale'

// Made once: a calendar names forty-two days at every render, and a formatter takes longer to make than to use.
const formatsOf = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  th: new Intl.DateTimeFormat(localeTags.th, options),
  en: new Intl.DateTimeFormat(localeTags.en, options),
})
const monthFormats = formatsOf({ month: 'long' })
const weekdayFormats = formatsOf({ weekday: 'long' })

/** Noon of a day in the phone's time zone, as a Date for the calendar and the browser's formatters. */
export function noonOf({ year, month, day }: CalendarDay): Date {
  return new Date(year, month - 1, day, 12)
}

/** The day of a Date, in the phone's time zone. */
export function calendarDayOf(moment: Date): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() }
}

/** `พฤศจิกายน`, `November`. */
export function monthName(moment: Date, locale: Locale): string {
  return monthFormats[locale].format(moment)
}

/** `2569`, `2026`. */
export function yearName(moment: Date, locale: Locale): string {
  return String(displayYear(moment.getFullYear(), locale))
}

// The browsers' own short Thai names differ, and some are too long for a column of the calendar.
const shortWeekdays: Record<Locale, string[]> = {
  th: 'อา. จ. อ. พ. พฤ. ศ. ส.'.split(' '),
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
}

/** `ศ.`, `Fri`. */
export function shortWeekday(moment: Date, locale: Locale): string {
  return shortWeekdays[locale][moment.getDay()] ?? ''
}

/** `วันศุกร์`, `Friday`. */
export function weekdayName(moment: Date, locale: Locale): string {
  return weekdayFormats[locale].format(moment)
}

/** A full date, as screen readers read it: `วันศุกร์ที่ 20 พฤศจิกายน 2569`, `Friday 20 November 2026`. */
export function fullDate(moment: Date, locale: Locale): string {
  const weekday = weekdayName(moment, locale)
  const rest = `${moment.getDate()} ${monthName(moment, locale)} ${yearName(moment, locale)}`
  return locale === 'th' ? `${weekday}ที่ ${rest}` : `${weekday} ${rest}`
}
