import { sitePath } from '@/addresses/base-path'
import { calendarFile } from '@/domain/calendar-event'
import { msOf, serverNow } from '@/lib/server-clock'

/** A day of the member's for a calendar. Whoever sees the calendar reads it: it has no code and no id of the member's. */
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
