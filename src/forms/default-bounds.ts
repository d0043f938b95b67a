/** The first day of a calendar whose caller sets none (spec 5). */
export const DEFAULT_MIN_DATE = '1927-01-01'

/** The last day of a calendar whose caller sets none: of this year (spec 5). */
export function lastDayOfYear(): string {
  return `${new Date().getFullYear()}-12-31`
}
