import { sitePath } from '@/addresses/base-path'
import { addDays } from '@/lib/calendar-date'
import { msOf, serverNow } from '@/lib/server-clock'

/** A calendar entry. Others may see it, so it has no code and no member id. */
export interface CalendarEntry {
  kind: 'points' | 'privilege' | 'package'
  /** Distinguishes entries of one kind and day. */
  item?: string
  /** `yyyy-MM-dd`. */
  day: string
  title: string
  about: string
  path: string
}

/** By then the browser reads the file. */
const READ_MS = 60_000

/** Saves an entry as a calendar file, like a tap on a download. */
export function saveCalendarFile(entry: CalendarEntry, brandRef: string): void {
  const text = calendarFile(entry, brandRef)
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${entry.kind}-${entry.day}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}

/** At nine on the day before, because an all-day event begins at midnight. */
const REMINDER = '-PT15H'
const MAX_LINE_OCTETS = 75

/** An iCalendar file (RFC 5545) with one all-day event and a reminder on the day before. */
export function calendarFile(
  { kind, item = '', day, title, about, path }: CalendarEntry,
  brandRef: string,
): string {
  const url = new URL(sitePath(path), location.origin)
  url.searchParams.set('brandRef', brandRef)
  // Identifies the event, so that a calendar replaces it instead of adding it again.
  const id = [kind, day, brandRef, encodeURIComponent(item)].join('-')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member mini-app//Points//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${location.hostname}`,
    `DTSTAMP:${new Date(msOf(serverNow())).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDay(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basicDay(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${about}: ${url.href}`)}`,
    `URL:${url.href}`,
    // Otherwise the member would be shown as busy all day.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${REMINDER}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const basicDay = (day: string) => day.replaceAll('-', '')

/** Text by RFC 5545 (3.3.11), without other control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** Folds a long line (3.1), never inside a character: Thai letters have three octets. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
