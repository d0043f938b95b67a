import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyRead, type EarlyRead } from './early-reads'

const key = 'getProfile(undefined)'
const asked = (authorization = 'Bearer a', language = 'th') =>
  new Headers({ Authorization: authorization, 'Accept-Language': language })
const begun = (): EarlyRead => ({
  endpoint: 'getProfile',
  requestId: '1',
  language: 'th',
  authorization: 'Bearer a',
  at: performance.now(),
  answer: Promise.resolve(new Response('{}')),
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
  expect(takeEarlyRead(key, headers)).toBeUndefined()
})

it('gives no read to another request, and none where no read was started', () => {
  expect(takeEarlyRead('getTier(undefined)', asked())).toBeUndefined()
  delete window.__head
  expect(takeEarlyRead(key, asked())).toBeUndefined()
})

it('gives no read that started more than ten seconds ago', () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
  expect(takeEarlyRead(key, asked())).toBeUndefined()
})
