import { describe, expect, it } from 'vitest'
import { toAppError } from './app-error'
import { errorFromAnswer } from './error-from-answer'

const requestId = 'id'
const read = (status: number, body: unknown, hasMemberBearer = true, retryAfter?: string) =>
  errorFromAnswer(status, body, { requestId, hasMemberBearer, retryAfter })
const contractBody = (status: number) => ({
  error: {
    http_status: status,
    locale: { 'th-th': { title: 'ก', message: 'ข' }, 'en-us': { title: 'A', message: 'B' } },
  },
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
  ])('%i is %s, with the words of the server in both languages', (status, kind) => {
    expect(read(status, contractBody(status))).toMatchObject({
      kind,
      requestId,
      texts: { th: { title: 'ก', message: 'ข' }, en: { title: 'A', message: 'B' } },
    })
  })

  it("is a session expiry only where the member's bearer was sent", () => {
    expect(read(401, undefined).kind).toBe('sessionExpired')
    expect(read(401, undefined, false).kind).toBe('unauthenticated')
  })

  it('believes the body that says 401, whatever the status', () => {
    expect(read(200, contractBody(401)).kind).toBe('sessionExpired')
  })

  it('gives the machine-readable text in lower case, from the top or from inside', () => {
    expect(read(422, { ...contractBody(422), message: 'Point campaign is expired ' }).message).toBe(
      'point campaign is expired',
    )
    expect(read(422, { error: { http_status: 422, message: 'Invalid Customer' } }).message).toBe(
      'invalid customer',
    )
  })

  it('gives the fields of a 422 and drops what is not in both languages', () => {
    const fields = { Email: { th: 'ก', en: 'A' }, Other: 'x' }
    expect(read(422, { fields })).toMatchObject({ fields: { Email: { th: 'ก', en: 'A' } } })
  })

  it('gives the wait of a 429 from the body, else from the header', () => {
    expect(read(429, { retry_after: 30 }, true, '5')).toMatchObject({ retryAfterSeconds: 30 })
    expect(read(429, undefined, true, '5')).toMatchObject({ retryAfterSeconds: 5 })
    expect(read(429, undefined)).not.toHaveProperty('retryAfterSeconds', 0)
  })

  it.each([['<html>502</html>'], [undefined], [null], [[]], [{ error: 'text' }]])(
    'survives the body %o',
    (body) => {
      expect(read(500, body)).toMatchObject({ kind: 'server', texts: undefined })
    },
  )
})

describe('whatever a call failed with', () => {
  it('is passed on when it is an AppError', () => {
    expect(toAppError({ kind: 'offline' })).toEqual({ kind: 'offline' })
  })
  it.each([
    [{ name: 'AbortError' }, 'aborted'],
    [{ name: 'TypeError' }, 'unexpected'],
    [undefined, 'unexpected'],
  ])('%o is %s', (value, kind) => {
    expect(toAppError(value).kind).toBe(kind)
  })
})
