import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeEarlyRead, type EarlyRead } from './early-reads'

const url = '/api/v1.0/Customer/Profile'
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
  window.__head = { reads: { [url]: begun() } }
})
afterEach(() => {
  delete window.__head
  vi.restoreAllMocks()
})

it('gives a pending read, once', () => {
  expect(takeEarlyRead(url, asked())).toMatchObject({ requestId: '1' })
  expect(takeEarlyRead(url, asked())).toBeUndefined()
})

it.each([
  ['another member', asked('Bearer b')],
  ['nobody', new Headers({ 'Accept-Language': 'th' })],
  ['a member in another language', asked('Bearer a', 'en-US')],
])('gives no read to a request of %s', (_who, headers) => {
  expect(takeEarlyRead(url, headers)).toBeUndefined()
})

it('gives the first page of a list to the request for that page alone', () => {
  window.__head = { reads: { [url]: { ...begun(), body: '{"Page":1}' } } }
  expect(takeEarlyRead(url, asked(), '{"Page":1}')).toMatchObject({ requestId: '1' })
  window.__head = { reads: { [url]: { ...begun(), body: '{"Page":1}' } } }
  expect(takeEarlyRead(url, asked(), '{"Page":2}')).toBeUndefined()
  expect(takeEarlyRead(url, asked(), '{"Page":1}')).toMatchObject({ requestId: '1' })
})

it('gives no read for another address, and none where no read was started', () => {
  expect(takeEarlyRead(`${url}?brandRef=x`, asked())).toBeUndefined()
  delete window.__head
  expect(takeEarlyRead(url, asked())).toBeUndefined()
})

it('gives no read that started more than ten seconds ago', () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
  expect(takeEarlyRead(url, asked())).toBeUndefined()
})
