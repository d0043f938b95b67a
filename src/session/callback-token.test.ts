import { describe, expect, it } from 'vitest'
import { readCallbackToken } from './callback-token'
import { learnServerTime } from '@/lib/server-clock'
import { brandOfBearer } from '@/lib/token-payload'

const now = Date.now()
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jws = (payload: unknown) => `${base64url({ alg: 'HS256' })}.${base64url(payload)}.c2ln`
const home = { action: 'home', token: 'bearer', brand_ref: 'demo', exp: now / 1000 + 60 }

describe('a callback token', () => {
  it.each([
    ['a JWS in compact form', jws(home)],
    ['base64url JSON', base64url(home)],
  ])('is read as %s', (_form, token) => {
    expect(readCallbackToken(token, 'demo')).toEqual({
      action: 'home',
      token: 'bearer',
      lineRef: undefined,
      isWithdrawn: undefined,
      isConsented: true,
      isWelcome: false,
    })
  })

  it('is refused when it has expired or not begun, by the server’s clock alone', () => {
    const ended = jws({ ...home, exp: now / 1000 - 60 })
    const early = jws({ ...home, exp: undefined, nbf: now / 1000 + 3600 })
    expect([ended, early].map((token) => readCallbackToken(token, 'demo')?.action)).toEqual(['home', 'home'])
    learnServerTime(new Date(now).toUTCString(), now, now)
    expect([ended, early].map((token) => readCallbackToken(token, 'demo'))).toEqual([undefined, undefined])
  })

  it('carries Thai text, flags as texts, and the campaign', () => {
    const payload = {
      ...home,
      line_ref: 'ไลน์',
      is_withdraw_pdpa: 'TRUE',
      is_consent_pdpa: 'False',
      campaign: 'welcome',
    }
    expect(readCallbackToken(jws(payload), 'demo')).toMatchObject({
      lineRef: 'ไลน์',
      isWithdrawn: true,
      isConsented: false,
      isWelcome: true,
    })
  })

  it.each([
    ['it cannot be decoded', 'not-a-token!'],
    ['it has two parts', 'a.b'],
    ['it was tampered with', jws(home).replace(/\.[^.]{8}/, '.########')],
    ['its payload is no object', jws('home')],
    ['its action is unknown', jws({ ...home, action: 'admin' })],
    ['its bearer is none', jws({ ...home, token: 'null' })],
    ['its expiry is no number', jws({ ...home, exp: 'never' })],
    ["it is another brand's", jws({ ...home, brand_ref: 'other' })],
    [
      "its bearer is another brand's",
      jws({ ...home, brand_ref: undefined, token: jws({ brand_ref: 'other' }) }),
    ],
    ['it lacks the bearer that its action needs', jws({ ...home, token: undefined })],
    ['it is empty', ''],
  ])('is refused when %s', (_why, token) => {
    expect(readCallbackToken(token, 'demo')).toBeUndefined()
  })

  it('may have its expiry as text, and its references as numbers', () => {
    const payload = { ...home, exp: String(now / 1000 + 60), line_ref: 1650000000, brand_ref: 7 }
    expect(readCallbackToken(jws(payload), '7')).toMatchObject({
      lineRef: '1650000000',
      token: 'bearer',
    })
    learnServerTime(new Date(now).toUTCString(), now, now)
    expect(readCallbackToken(jws({ ...payload, exp: String(now / 1000 - 1) }), '7')).toBeUndefined()
    expect(readCallbackToken(jws(payload), 'demo')).toBeUndefined()
  })

  it.each([1, 'Y', '1', 'true'])('has a withdrawn consent where the flag is %o', (flag) => {
    expect(readCallbackToken(jws({ ...home, is_withdraw_pdpa: flag }), 'demo')?.isWithdrawn).toBe(true)
  })

  it('may register without a bearer', () => {
    expect(readCallbackToken(jws({ action: 'register-customer', line_ref: 'U1' }), 'demo')).toMatchObject({
      action: 'register-customer',
      lineRef: 'U1',
    })
  })
})

describe("a member's bearer", () => {
  it('names its brand where it is a JWT', () =>
    expect(brandOfBearer(jws({ brand_ref: 'demo' }))).toBe('demo'))
  it('names none where it is opaque', () => expect(brandOfBearer('a1b2c3')).toBeUndefined())
})
