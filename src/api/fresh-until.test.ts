import { beforeEach, expect, it, vi } from 'vitest'
import { freshUntil } from './fresh-until'
import { sharedAnswers } from './shared-answers'

const now = new Date('2026-11-25T12:00:00Z').getTime()
const SECOND = 1000
const HOUR = 3600 * SECOND

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  sharedAnswers.clear()
})

it.each([
  ['an hour where the API says nothing', {}, HOUR],
  ['as long as max-age says', { 'Cache-Control': 'public, max-age=600' }, 600 * SECOND],
  [
    'as long as max-age says, whatever Expires says',
    { 'Cache-Control': 'max-age="600"', Expires: '0' },
    600 * SECOND,
  ],
  ['an hour where only caches between are told', { 'Cache-Control': 's-maxage=60' }, HOUR],
  ['until the moment of Expires', { Expires: 'Wed, 25 Nov 2026 12:05:00 GMT' }, 300 * SECOND],
  ['a day at most', { 'Cache-Control': 'max-age=31536000' }, 24 * HOUR],
])('what is the same for all is not asked for again for %s', (_, headers, lasts) => {
  sharedAnswers.set('getTheme("doisai")', new Headers(headers))
  expect(freshUntil('getTheme("doisai")')).toBe(now + lasts)
  expect(freshUntil('getTheme("doisai")', now - SECOND)).toBeLessThanOrEqual(now + lasts)
})

it.each([
  ['no-cache', { 'Cache-Control': 'no-cache' }],
  ['no-store, whatever else it says', { 'Cache-Control': 'max-age=600, no-store' }],
  ['max-age=0', { 'Cache-Control': 'max-age=0' }],
  ['an Expires that is no date', { Expires: '0' }],
])('it is asked for at once after %s', (_, headers) => {
  sharedAnswers.set('getTheme("doisai")', new Headers(headers))
  expect(freshUntil('getTheme("doisai")')).toBeLessThanOrEqual(now)
})

it('nothing is known of what this visit has not read', () => {
  expect(freshUntil('getTheme("sabaimart")')).toBeUndefined()
})
