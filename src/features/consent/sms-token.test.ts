import { describe, expect, it } from 'vitest'
import { readSmsToken } from './sms-token'
import { brandOfSmsToken } from '@/lib/token-payload'

const now = Date.UTC(2026, 10, 20)
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jws = (payload: unknown) => `${base64url({ alg: 'HS256' })}.${base64url(payload)}.c2ln`
const claims = { brand_ref: 'demo', customer_s_ref: 'CS-ไทย', pdpa_id: 'A1', pdpa_ref: 'R1', token: 'inner' }

describe('the token of an SMS', () => {
  it.each([
    ['a JWS in compact form', jws(claims)],
    ['base64url JSON', base64url(claims)],
  ])('is read as %s', (_form, token) => {
    expect(readSmsToken(token, 'demo', now)).toEqual({
      brandRef: 'demo',
      customerRef: 'CS-ไทย',
      pdpaId: 'A1',
      pdpaRef: 'R1',
      innerToken: 'inner',
    })
  })

  it('may lack an inner token, and an expiry', () => {
    const { token: _token, ...plain } = claims
    expect(readSmsToken(jws(plain), 'demo', now)?.innerToken).toBeUndefined()
    expect(readSmsToken(jws({ ...plain, token: '' }), 'demo', now)?.innerToken).toBeUndefined()
    expect(readSmsToken(jws({ ...plain, token: null, exp: null }), 'demo', now)?.pdpaId).toBe('A1')
  })

  it('may hold a reference as a number', () => {
    expect(readSmsToken(jws({ ...claims, pdpa_id: 7 }), 'demo', now)?.pdpaId).toBe('7')
  })

  it('is good until its expiry, in seconds', () => {
    expect(readSmsToken(jws({ ...claims, exp: now / 1000 + 1 }), 'demo', now)).toBeDefined()
  })

  it('is good from its beginning, as far as clocks agree', () => {
    expect(readSmsToken(jws({ ...claims, nbf: now / 1000 + 59 }), 'demo', now)).toBeDefined()
    expect(readSmsToken(jws({ ...claims, nbf: String(now / 1000) }), 'demo', now)).toBeDefined()
  })

  it('is read before there is a brand', () => {
    expect(readSmsToken(jws(claims), undefined, now)?.brandRef).toBe('demo')
  })

  it.each([
    ['it cannot be decoded', 'not-a-token!'],
    ['it has two parts', 'a.b'],
    ['it is empty', ''],
    ['its payload is no object', jws(['demo'])],
    ['it has expired', jws({ ...claims, exp: now / 1000 })],
    ['its expiry is no number', jws({ ...claims, exp: 'soon' })],
    ["it is another brand's", jws({ ...claims, brand_ref: 'other' })],
    ['it names no brand', jws({ ...claims, brand_ref: undefined })],
    ['it names nobody', jws({ ...claims, customer_s_ref: '' })],
    ['it names no article', jws({ ...claims, pdpa_id: null })],
    ['it is of dots', '..'],
    ['its inner token is a dot, which a path loses', jws({ ...claims, token: '.' })],
    ['its inner token is of dots, which lead a path elsewhere', jws({ ...claims, token: '..' })],
    ['it is not valid yet', jws({ ...claims, nbf: now / 1000 + 61 })],
    ['its beginning is no number', jws({ ...claims, nbf: 'soon' })],
    ['a reference is no text', jws({ ...claims, pdpa_ref: { $ne: 1 } })],
  ])('is refused when %s', (_why, token) => {
    expect(readSmsToken(token, 'demo', now)).toBeUndefined()
  })

  it('names its brand, where it can be decoded', () => {
    expect(brandOfSmsToken(jws(claims))).toBe('demo')
    // A slow phone calls it early.
    expect(brandOfSmsToken(jws({ ...claims, nbf: now / 1000 + 3600 }), now)).toBe('demo')
    expect(brandOfSmsToken('garbage')).toBeUndefined()
  })
})
