import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveCalendarFile, calendarFile, type CalendarEntry, type CalendarEvent } from './save-calendar-file'

const entry: CalendarEntry = {
  kind: 'privilege',
  item: 'ลาเต้เย็น 1 แก้ว',
  day: '2026-12-31',
  title: 'ใช้ได้ถึงวันนี้: ลาเต้เย็น 1 แก้ว · กาแฟดอยใส',
  about: 'เปิดดูในแอป',
  path: '/profile/privilege-history?sort=asc',
}

const saved: { name: string; blob: Blob }[] = []

beforeEach(() => {
  let made: Blob | undefined
  URL.createObjectURL = (blob) => {
    made = blob as Blob
    return 'blob:made'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.push({ name: this.download, blob: made })
  })
})
afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

/** The file's lines, whole. */
async function linesOf(changes: Partial<CalendarEntry> = {}): Promise<string[]> {
  saveCalendarFile({ ...entry, ...changes }, 'doisai')
  const text = (await saved.at(-1)?.blob.text()) ?? ''
  return text.replaceAll('\r\n ', '').split('\r\n')
}

it('is named for its kind and day, and leads to the page at this brand', async () => {
  const lines = await linesOf()
  const url = `${location.origin}/profile/privilege-history?sort=asc&brandRef=doisai`
  expect(saved.map(({ name }) => name)).toEqual(['privilege-2026-12-31.ics'])
  expect(lines).toContain(`URL:${url}`)
  expect(lines).toContain(`DESCRIPTION:เปิดดูในแอป: ${url}`)
  expect(lines).toContain('SUMMARY:ใช้ได้ถึงวันนี้: ลาเต้เย็น 1 แก้ว · กาแฟดอยใส')
})

it('is the same entry when it is saved again in other words, and another for another item or day', async () => {
  const uidOf = async (changes: Partial<CalendarEntry>) =>
    (await linesOf(changes)).find((line) => line.startsWith('UID:'))
  const uid = await uidOf({})
  expect(uid).toMatch(/^UID:privilege-2026-12-31-doisai-/)
  expect(await uidOf({ title: 'Last day: Iced latte · Doi Sai Coffee' })).toBe(uid)
  expect(await uidOf({ item: 'Americano' })).not.toBe(uid)
  expect(await uidOf({ day: '2027-01-01' })).not.toBe(uid)
})

const event: CalendarEvent = {
  uid: 'points-2026-12-31@doisai.example',
  day: '2026-12-31',
  title: '120 points expire today',
  description: 'Use them',
  url: 'https://doisai.example/privilege?affordable=1',
  madeAt: Date.UTC(2026, 10, 22, 3, 4, 5, 678),
}
const fileOf = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changes })
/** What a calendar reads: the folded lines put together again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('is an event of one whole day, which ends where the next day begins', () => {
  expect(fileOf().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Member mini-app//Points//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:points-2026-12-31@doisai.example',
    'DTSTAMP:20261122T030405Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:120 points expire today',
    'DESCRIPTION:Use them',
    'URL:https://doisai.example/privilege?affordable=1',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:120 points expire today',
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it.each([
  [String.raw`a\b`, String.raw`a\\b`],
  ['1,240; all', String.raw`1\,240\; all`],
  ['one\r\ntwo\nthree', String.raw`one\ntwo\nthree`],
  ['a\u0000b\u0007c', 'abc'],
])('escapes %j', (text, escaped) => {
  expect(unfolded(fileOf({ description: text }))).toContain(`DESCRIPTION:${escaped}`)
})

it.each(['ก', 'é', '🎁', 'x', ', '])('folds a long text of %j at 75 octets, and loses nothing', (letter) => {
  const title = letter.repeat(130)
  const file = fileOf({ title })
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(Math.max(...octets)).toBeGreaterThan(70)
  expect(unfolded(file)).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`)
  expect(file).not.toContain('\uFFFD')
})
