import { sitePath } from '@/addresses/base-path'
import { addDays } from '@/domain/calendar-date'
import { msOf, serverNow } from '@/lib/server-clock'

/** A day for the member's calendar, which others may see: without a code, and without the member's id. */
export interface CalendarEntry {
  kind: 'points' | 'privilege' | 'package'
  /** Which one of its kind on that day, where there may be several. */
  item?: string
  /** `yyyy-MM-dd`. */
  day: string
  title: string
  /** What its link leads to, in words. */
  about: string
  /** Where its link leads: a path of this app. */
  path: string
}

/** Long enough for a browser to have begun to read the file. */
const READ_MS = 60_000

/** Saves an entry as a file that calendars open. A file of its own, because few members ever tap on its button. */
export function saveCalendarFile(entry: CalendarEntry, brandRef: string): void {
  const { kind, item, day, title, about, path } = entry
  const url = new URL(sitePath(path), location.origin)
  url.searchParams.set('brandRef', brandRef)
  const id = [kind, day, brandRef, ...(item === undefined ? [] : [encodeURIComponent(item)])].join('-')
  const text = calendarFile({
    uid: `${id}@${location.hostname}`,
    day,
    title,
    description: `${about}: ${url.href}`,
    url: url.href,
    madeAt: msOf(serverNow()),
  })
  saveFile(`${kind}-${day}.ics`, 'text/calendar;charset=utf-8', text)
}

/** Has the browser save a text as a file, as a tap on a download would. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}

export interface CalendarEvent {
  /** The same for the same event, so that a calendar replaces what it has instead of adding it again. */
  uid: string
  /** `yyyy-MM-dd`. */
  day: string
  title: string
  description: string
  /** Where the member can act on it. */
  url: string
  /** When this text was made (ms). */
  madeAt: number
}

/** Nine in the morning of the day before: an all-day event begins at midnight, when nobody wants to be reminded. */
const REMINDER = '-PT15H'
const MAX_LINE_OCTETS = 75

/** An iCalendar file (RFC 5545) with one all-day event, and a reminder on the day before. */
export function calendarFile({ uid, day, title, description, url, madeAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member mini-app//Points//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDay(day)}`,
    // The end of an event is the first day after it.
    `DTEND;VALUE=DATE:${basicDay(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // Without it the member would be shown as busy all day.
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

/** Text as RFC 5545 (3.3.11) has it; other control characters are not allowed at all. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/[^\P{Cc}\t]/gu, '')
}

/** Continues a long line on the next ones after a space (3.1), never inside a character: Thai letters have three octets. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
