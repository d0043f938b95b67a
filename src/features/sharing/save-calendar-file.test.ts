import { afterEach, expect, it, vi } from 'vitest'
import { calendarFile, saveCalendarFile, type CalendarEntry } from './save-calendar-file'

const entry: CalendarEntry = {
  kind: 'privilege',
  item: 'A 1',
  day: '2026-12-31',
  title: 'Last day',
  about: 'See it',
  path: '/profile/privilege-history?sort=asc',
}
const URL_OF_ENTRY = `${location.origin}/profile/privilege-history?sort=asc&brandRef=doisai`
const fileOf = (changes: Partial<CalendarEntry> = {}) => calendarFile({ ...entry, ...changes }, 'doisai')
/** The lines as a calendar reads them, unfolded. */
const linesOf = (changes?: Partial<CalendarEntry>) => fileOf(changes).replaceAll('\r\n ', '').split('\r\n')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is saved under a name of its kind and day', async () => {
  // A file says when it was made: both are made at one moment.
  vi.useFakeTimers({ toFake: ['Date'] })
  let made: Blob | undefined
  let name = ''
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  saveCalendarFile(entry, 'doisai')
  expect(name).toBe('privilege-2026-12-31.ics')
  expect(await made?.text()).toBe(fileOf())
})

it('is an event of one whole day, which ends where the next day begins, and leads to the page at this brand', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 3, 4, 5, 678) })
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member mini-app//Points//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:privilege-2026-12-31-doisai-A%201@${location.hostname}`,
    'DTSTAMP:20261122T030405Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Last day',
    `DESCRIPTION:See it: ${URL_OF_ENTRY}`,
    `URL:${URL_OF_ENTRY}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Last day',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('is the same entry when it is saved again in other words, and another for another item or day', () => {
  const uidOf = (changes: Partial<CalendarEntry>) => linesOf(changes).find((line) => line.startsWith('UID:'))
  expect(uidOf({ title: 'Until today' })).toBe(uidOf({}))
  expect(uidOf({ item: 'B' })).not.toBe(uidOf({}))
  expect(uidOf({ day: '2027-01-01' })).not.toBe(uidOf({}))
})

it.each([
  [String.raw`a\b`, String.raw`a\\b`],
  ['1,240; all', String.raw`1\,240\; all`],
  ['one\r\ntwo\nthree', String.raw`one\ntwo\nthree`],
  ['a\u0000b\u0007c', 'abc'],
])('escapes %j', (title, escaped) => {
  expect(linesOf({ title })).toContain(`SUMMARY:${escaped}`)
})

it.each(['ก', 'é', '🎁', 'x', ', '])('folds a long text of %j at 75 octets, and loses nothing', (letter) => {
  const title = letter.repeat(130)
  const file = fileOf({ title })
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(Math.max(...octets)).toBeGreaterThan(70)
  expect(linesOf({ title })).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`)
  expect(file).not.toContain('\uFFFD')
})
