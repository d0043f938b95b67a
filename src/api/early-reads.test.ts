import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyRead, type EarlyRead } from './early-reads'

const key = 'getProfile(undefined)'
const asked = (authorization = 'Bearer a', language = 'th') =>
  new Headers({ Authorization: authorization, 'Accept-Language': language })
const begun = (): EarlyRead => ({
  requestId: '1',
  language: 'th',
  authorization: 'Bearer a',
  sentAt: Date.now(),
  answer: Promise.resolve(new Response('{}')),
  abort: vi.fn<() => void>(),
})

beforeEach(() => {
  window.__head = { reads: { [key]: begun() } }
})
afterEach(() => {
  delete window.__head
  vi.restoreAllMocks()
})

it('gives a pending read, once', () => {
  expect(takeEarlyRead(key, asked())).toMatchObject({ requestId: '1' })
  expect(takeEarlyRead(key, asked())).toBeUndefined()
})

it.each([
  ['another member', asked('Bearer b')],
  ['nobody', new Headers({ 'Accept-Language': 'th' })],
  ['a member in another language', asked('Bearer a', 'en-US')],
])('gives no read to a request of %s', (_who, headers) => {
  const { abort } = window.__head?.reads?.[key] ?? {}
  expect(takeEarlyRead(key, headers)).toBeUndefined()
  expect(abort).toHaveBeenCalledOnce()
})

it('gives no read to another request, and none where no read was started', () => {
  expect(takeEarlyRead('getTier(undefined)', asked())).toBeUndefined()
  delete window.__head
  expect(takeEarlyRead(key, asked())).toBeUndefined()
})

it.each([
  ['is pending for 29 s', 29_000, undefined, true],
  ['is pending for half a minute', 30_000, undefined, false],
  ['took long, and was answered 9 s ago', 25_000, 9000, true],
  ['was answered ten seconds ago', 11_000, 10_000, false],
  ['was answered before the phone slept', 3_600_000, 3_599_000, false],
  ['lies in the future, since the clock was set back', -1000, undefined, false],
])('whether a read that %s is given', (_what, sentAgo, answeredAgo, isGiven) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answered = answeredAgo === undefined ? {} : { answeredAt: Date.now() - answeredAgo }
  window.__head = { reads: { [key]: { ...begun(), sentAt: Date.now() - sentAgo, ...answered } } }
  expect(takeEarlyRead(key, asked()) !== undefined).toBe(isGiven)
  vi.useRealTimers()
})
