import { describe, expect, it } from 'vitest'
import { errorFromAnswer } from './error-from-answer'

const requestId = 'id'
const now = Date.UTC(2026, 10, 22)
const read = (status: number, body: unknown, hasMemberBearer = true, retryAfter?: string) =>
  errorFromAnswer({ status, body, requestId, hasMemberBearer, retryAfter, now })
const thai = { title: 'ก', message: 'ข' }
const english = { title: 'A', message: 'B' }
const contractBody = (status: number) => ({
  error: { http_status: status, locale: { 'th-th': thai, 'en-us': english } },
})

describe('an error answer', () => {
  it.each([
    [400, 'rejected'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'rejected'],
    [410, 'notFound'],
    [422, 'invalid'],
    [429, 'rateLimited'],
    [500, 'server'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [522, 'unavailable'],
    [501, 'server'],
  ])('with status %i is %s, with the texts of the server in both languages', (status, kind) => {
    expect(read(status, contractBody(status))).toMatchObject({
      kind,
      requestId,
      texts: { th: thai, en: english },
    })
  })

  it("is a session expiry only where the member's bearer was sent", () => {
    expect(read(401, undefined).kind).toBe('sessionExpired')
    expect(read(401, undefined, false).kind).toBe('unauthenticated')
  })

  it.each([401, '401'])('believes the body that says %o, whatever the status', (http_status) => {
    expect(read(400, { error: { http_status } }).kind).toBe('sessionExpired')
  })

  it.each([
    ['th', 'en'],
    ['th-TH', 'en-US'],
    ['th_TH', 'en_US'],
    ['TH', 'EN'],
  ])('has its texts under the keys %s and %s too', (th, en) => {
    const locale = { [th]: thai, [en]: english }
    expect(read(400, { error: { locale } }).texts).toEqual({ th: thai, en: english })
  })

  it('may have a title or a message alone, or a plain text', () => {
    const locale = { th: { message: 'ข' }, en: 'B' }
    expect(read(400, { error: { locale } }).texts).toEqual({
      th: { title: '', message: 'ข' },
      en: { title: '', message: 'B' },
    })
  })

  it('gives the machine-readable message in lower case, from the top of the body or from its error', () => {
    expect(read(422, { ...contractBody(422), message: 'Point campaign is expired ' }).message).toBe(
      'point campaign is expired',
    )
    expect(read(422, { error: { http_status: 422, message: 'Invalid Customer' } }).message).toBe(
      'invalid customer',
    )
  })

  it('gives the fields of a 422, from the top of the body or from its error, under any key of the language', () => {
    const fields = { Email: { th: 'ก', en: 'A' } }
    expect(read(422, { fields })).toMatchObject({ fields })
    const inside = { Email: { 'th-th': 'ก', en_US: 'A' }, Other: 7, Nothing: null }
    expect(read(422, { error: { fields: inside } })).toMatchObject({
      fields: { ...fields, Other: { th: '7', en: '7' } },
    })
  })

  it('gives a field that has one language the same text in both', () => {
    expect(read(422, { fields: { Email: { th: 'ก' } } })).toMatchObject({
      fields: { Email: { th: 'ก', en: 'ก' } },
    })
  })

  it.each([
    ['the body', { retry_after: 30 }, undefined, 30],
    ['the body, as text', { retry_after: '30' }, '5', 30],
    ['inside the error', { error: { retry_after: 30 } }, '5', 30],
    ['the header', undefined, '5', 5],
    ['the header, as a date of the server', undefined, new Date(now + 90_500).toUTCString(), 90],
    ['a header of the past', undefined, new Date(now - 1000).toUTCString(), 0],
  ])('gives the wait of a 429 from %s', (_where, body, header, retryAfterSeconds) => {
    expect(read(429, body, true, header)).toMatchObject({ retryAfterSeconds })
  })

  it('gives no wait where the answer has none, or an impossible one', () => {
    expect(read(429, undefined)).toMatchObject({ retryAfterSeconds: undefined })
    expect(read(429, { retry_after: -1 })).toMatchObject({ retryAfterSeconds: undefined })
    expect(read(429, undefined, true, 'soon')).toMatchObject({ retryAfterSeconds: undefined })
  })

  it.each([['<html>502</html>'], [undefined], [null], [[]], [{ error: 'text' }]])(
    'tolerates the body %o',
    (body) => {
      expect(read(500, body)).toMatchObject({ kind: 'server', texts: undefined })
    },
  )
})
