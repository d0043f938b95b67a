/** A date, optionally with time, seconds and fraction, then an offset or any other words. */
const DATE_PATTERN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?\s*)?(?:(Z|[+-]\d{2}):?(\d{2})?|(.+))?/i
const BANGKOK_OFFSET = '+07'
export const BANGKOK_OFFSET_MS = 7 * 60 * 60 * 1000
/** The first moment (ms) whose year has more than four digits. */
export const YEAR_10000 = Date.UTC(10_000, 0)

/** Whether a date or time of the wire means "none": the first possible year, in Bangkok. */
export const isNoDate = (value: unknown): boolean => /^000[01]-/.test(String(value))

/** A date as `yyyy-MM-dd`: the first ten characters; but a time with `Z` or an offset means its day in Bangkok. */
export function readDay(value: unknown): string | undefined {
  const [, day = '', time, , offset] = partsOf(value)
  if (time === undefined || offset === undefined) return isDay(day) ? day : undefined
  const moment = Date.parse(readMoment(value) ?? '')
  return Number.isNaN(moment) ? undefined : dayInBangkok(moment)
}

/**
 * The date in Bangkok (`yyyy-MM-dd`) of a time (ms). The last possible time, meaning "no end", stays in its year: in Bangkok it
 * would be in the year 10000, which sorts before all others.
 */
export function dayInBangkok(moment: number): string {
  return new Date(Math.min(moment + BANGKOK_OFFSET_MS, YEAR_10000 - 1)).toISOString().slice(0, 10)
}

/**
 * A time as ISO 8601 with an offset, readable by every browser, or a date as `yyyy-MM-dd`. Without an offset it is Bangkok's;
 * undefined with other words after it (`PM`, `UTC`), which would change it.
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
