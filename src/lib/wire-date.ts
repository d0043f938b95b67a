/** The date, its time with seconds and fraction, and after the time an offset, hours and minutes, or else any words. */
const DATE_PATTERN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?\s*)?(?:(Z|[+-]\d{2}):?(\d{2})?|(.+))?/i
const BANGKOK_OFFSET = '+07'
export const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000
/** The moment (ms) from which on a date is written with more than four digits of a year. */
export const YEAR_10000 = Date.UTC(10_000, 0)

/** Whether a date or a moment of the wire is how servers write "none": of the first year that a date can have, in Bangkok. */
export const isNoDate = (value: unknown): boolean => /^000[01]-/.test(String(value))

/**
 * A calendar date as `yyyy-MM-dd`: the first ten characters, whatever follows; but a time with `Z` or an offset is a moment,
 * and means its day in Bangkok.
 */
export function readDay(value: unknown): string | undefined {
  const [, day = '', time, , offset] = partsOf(value)
  if (time === undefined || offset === undefined) return isDay(day) ? day : undefined
  const moment = Date.parse(readMoment(value) ?? '')
  return Number.isNaN(moment) ? undefined : dayInBangkok(moment)
}

/**
 * The calendar date in Bangkok at a moment (ms), as `yyyy-MM-dd`. The last moment that servers know, which means "no end", stays
 * in its year: in Bangkok it is in the year 10000, whose five digits come before every other date.
 */
export function dayInBangkok(moment: number): string {
  return new Date(Math.min(moment + BANGKOK_OFFSET_MS, YEAR_10000 - 1)).toISOString().slice(0, 10)
}

/**
 * A moment as ISO 8601 with an offset, in a form that every browser reads, or a day alone as `yyyy-MM-dd`, for nobody knows its time.
 * A time without an offset is Bangkok's, and none with words in the offset's place (`PM`, `UTC`): those would change it.
 */
export function readMoment(value: unknown): string | undefined {
  const [, day = '', time, fraction = '', offset = BANGKOK_OFFSET, minutes = '00', words] = partsOf(value)
  if (words || !isDay(day)) return undefined
  if (!time) return day
  const seconds = time.length === 5 ? `${time}:00` : time
  const zone = offset.length === 1 ? 'Z' : `${offset}:${minutes}`
  const moment = `${day}T${seconds}${fraction.slice(0, 4)}${zone}`
  return Number.isNaN(Date.parse(moment)) ? undefined : moment
}

function partsOf(value: unknown): (string | undefined)[] {
  return (typeof value === 'string' && DATE_PATTERN.exec(value.trim())) || []
}

/** Whether a text in the form `yyyy-MM-dd` is a day of the calendar. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}
