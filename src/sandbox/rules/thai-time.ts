const BANGKOK_OFFSET_MS = 7 * 3_600_000

/** The calendar day in Thailand, yyyy-MM-dd. */
export function toThaiDate(time: Date): string {
  return new Date(time.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 10)
}

/** An ISO 8601 date-time with Thailand's offset. */
export function toThaiDateTime(time: Date): string {
  return `${new Date(time.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 19)}+07:00`
}

/** The date that stands for none in answers: year 544 of the Buddhist era. */
export const PLACEHOLDER_DATE = '0001-01-01'

/** Whether a last day is over; a placeholder and no day at all never are. */
export function hasPassed(lastDay: string | undefined, today: string): boolean {
  return lastDay !== undefined && lastDay !== PLACEHOLDER_DATE && lastDay < today
}

/** Adds days to a calendar day. */
export function addThaiDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
