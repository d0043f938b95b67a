import { BUDDHIST_ERA, parseIsoDate } from '@/lib/calendar-date'
import { typedText } from '@/lib/typed-text'

/** Typed years from here on are Buddhist. */
const FIRST_BUDDHIST_YEAR = 2400
/** No member is older: an earlier year is a slip. */
export const FIRST_DAY = '1900-01-01'

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
  const iso = [String(common).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return parseIsoDate(iso) && iso
}
