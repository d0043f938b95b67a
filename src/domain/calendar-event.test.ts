import { expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-event'

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
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

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
  expect(linesOf(fileOf({ description: text }))).toContain(`DESCRIPTION:${escaped}`)
})

it.each(['ก', 'é', '🎁', 'x', ', '])('folds a long text of %j at 75 octets, and loses nothing', (letter) => {
  const title = letter.repeat(130)
  const file = fileOf({ title })
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(Math.max(...octets)).toBeGreaterThan(70)
  expect(linesOf(file)).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`)
  expect(file).not.toContain('\uFFFD')
})
