import { describe, expect, it } from 'vitest'
import { parseBody, promisedIn } from './answer-body'

it('keeps the digits of numbers that are too long for JavaScript, where the browser can tell them', () => {
  const { body } = parseBody(
    '{"customer_info": 9200001234567890123, "point": 12, "price": 0.1234567890123456}',
  ) as {
    body: unknown
  } // the JSON above
  expect(body).toEqual({ customer_info: '9200001234567890123', point: 12, price: 0.1234567890123456 })
})

it('tells an empty body from one that is no JSON', () => {
  expect(parseBody(' \n')).toEqual({ body: undefined })
  expect(parseBody('null')).toEqual({ body: null })
  expect(parseBody('<html>')).toBe('unreadable')
})

describe('the part of a body that is read', () => {
  const rows = [{ privilege_id: '1' }]
  const counts = { total: 57, page: 1, limit: 20 }

  it.each([
    ['alone', { data: rows, ...counts }],
    ['under its name', { data: { payload: rows }, ...counts }],
    ['beside an empty payload', { data: rows, payload: null, ...counts }],
  ])('is the list inside, %s, with the counts that stand outside', (_how, body) => {
    expect(promisedIn(body, 'PrivilegeList')).toMatchObject({ payload: rows, ...counts })
  })

  it('is the list outside, where only counts stand inside', () => {
    expect(promisedIn({ payload: rows, data: counts }, 'PrivilegeList')).toMatchObject({
      payload: rows,
      ...counts,
    })
  })

  it('is the inner one where both say as much, for the outer one is an envelope', () => {
    const pin = { is_valid: false }
    expect(promisedIn({ is_valid: true, data: pin }, 'PinStatus')).toBe(pin)
  })

  it('is what holds the needed field, however many optional ones the other has', () => {
    const otp = { otp_ref: 'AB12' }
    const times = { expires_in: 120, resend_in: 30 }
    expect(promisedIn({ data: otp, ...times }, 'Otp')).toBe(otp)
    expect(promisedIn({ ...otp, data: times }, 'Otp')).toHaveProperty('otp_ref', 'AB12')
  })
})
