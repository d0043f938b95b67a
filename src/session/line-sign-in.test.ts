import { given, storedOf } from '#tests/support/stored.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginLifetime } from '@/lib/lifetime'
import { makeStore } from '@/store/store'
import type { LineConnection } from './line/line-connection'
import {
  beginLineLogin,
  isFreshIdToken,
  joinNumber,
  mergeWithLine,
  signInAutomatically,
  signInWithLine,
} from './line-sign-in'
import { beginAttempt } from './lifetime'
import { brandChosen } from './session'

const renew = vi.fn<(path: string) => void>()
const client = {
  isInClient: () => true,
  isLoggedIn: () => true,
  idToken: () => undefined,
  login: () => undefined,
  logout: () => undefined,
  renew,
}

type Failure = Extract<Awaited<ReturnType<LineConnection['connect']>>, { status: 'failed' }>

/** A connection to LINE whose init always fails with this code. */
const failing = (code: Failure['code']): LineConnection => ({
  liffId: '1-a',
  browser: 'liff',
  isInAddress: true,
  isAutomatic: () => true,
  hasReturned: () => false,
  takeReturn: () => false,
  onAnotherUser: () => undefined,
  connect: () => Promise.resolve({ status: 'failed', code, client }),
  connectQuietly: () => undefined,
  person: () => Promise.resolve(undefined),
  retry: () => undefined,
  logout: () => Promise.resolve(),
})

beforeEach(() => renew.mockClear())

describe('an ID token that LINE’s SDK cannot use', () => {
  it.each(['invalidIdToken', 'revoked'] as const)(
    'is renewed once; a second time it is told as %s',
    async (code) => {
      const merge = () => mergeWithLine(failing(code), 'doisai', '/home', beginLifetime())(vi.fn())
      expect(await merge()).toEqual({ status: 'leaving' })
      expect(await merge()).toEqual({ status: 'failed', reason: code })
      expect(renew.mock.calls).toEqual([['/home']])
    },
  )

  it('is renewed where the last renewal is to come, because the clock was set back since', async () => {
    given({ lineRenewed: Date.now() + 3 * 3_600_000 })
    const merge = () => mergeWithLine(failing('invalidIdToken'), 'doisai', '/home', beginLifetime())(vi.fn())
    expect(await merge()).toEqual({ status: 'leaving' })
    expect(await merge()).toEqual({ status: 'failed', reason: 'invalidIdToken' })
  })

  it('is told as a failure where storage has no room for LINE to leave with', async () => {
    renew.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const merge = mergeWithLine(failing('invalidIdToken'), 'doisai', '/home', beginLifetime())(vi.fn())
    expect(await merge).toEqual({ status: 'failed', reason: 'failed' })
  })

  it.each([
    ['a visitor’s', undefined, expect.any(Number)],
    ['not a member’s, whose session it must not end', 'bearer', undefined],
  ])('outside LINE is a LINE login that has begun, if it is %s', async (_whose, token, begun) => {
    given({ bearer: token })
    const line = failing('invalidIdToken')
    const connect: LineConnection['connect'] = async () => {
      const outcome = await line.connect()
      return { ...outcome, client: { ...client, isInClient: () => false } }
    }
    await mergeWithLine({ ...line, connect }, 'doisai', '/home', beginLifetime())(vi.fn())
    expect(storedOf().lineLoginBegan).toEqual(begun)
  })

  it('after a log-out, a tap has the page that comes go on by itself', async () => {
    given({ isLoggedOut: true })
    await mergeWithLine(failing('invalidIdToken'), 'doisai', '/home', beginLifetime())(vi.fn())
    expect(storedOf().isLoggedOut).toBeUndefined()
  })
})

it.each([
  ['leaves for LINE', { status: 'leaving' }, undefined],
  [
    'is refused',
    { status: 'refused', error: { kind: 'conflict' } },
    { status: 'refused', error: { kind: 'conflict' } },
  ],
  ['fails', { status: 'failed', reason: 'timeout' }, { error: { kind: 'unavailable' } }],
  [
    'makes no member of them',
    { status: 'merged', payload: { action: 'register-customer', token: 'T' } },
    { error: { kind: 'malformed' } },
  ],
  [
    'makes a new member',
    { status: 'merged', payload: { action: 'customer-info', token: 'T' } },
    { isNew: true },
  ],
  ['finds a member', { status: 'merged', payload: { action: 'home', token: 'T' } }, { isNew: false }],
])('joining a number to a LINE user that %s says so', async (_how, merge, outcome) => {
  const number = { mobileNo: '0810000005', otpToken: 'O', requestId: 'R' }
  const join = joinNumber(failing('failed'), 'doisai', '/verify', beginLifetime(), number)
  expect(await join(vi.fn().mockResolvedValueOnce(merge))).toEqual(outcome)
})

it('joining a number to a LINE that nobody is logged in to leads to its login, and back to the number', async () => {
  const number = { mobileNo: '0810000005', otpToken: 'O', requestId: 'R' }
  const login = vi.fn<(path: string) => void>()
  const join = joinNumber(failing('failed'), 'doisai', '/verify', beginLifetime(), number)
  const merge = { status: 'loginNeeded', client: { ...client, login } }
  expect(await join(vi.fn().mockResolvedValueOnce(merge))).toBeUndefined()
  expect(login.mock.calls).toEqual([['/verify']])
})

it('the way back from LINE’s login signs in by itself once, and the login is over', async () => {
  given({ lineLoginBegan: 1 })
  let isReturn = true
  const takeReturn = () => (isReturn = false)
  const line = { ...failing('denied'), takeReturn, isAutomatic: () => isReturn }
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const signIn = await store.dispatch(signInAutomatically(line, 'doisai', '/'))
  expect(signIn).toEqual({ status: 'failed', reason: 'denied' })
  expect([line.isAutomatic(), storedOf().lineLoginBegan]).toEqual([false, undefined])
})

it('a login by LIFF, which comes back with an ID token, lets no address name a LINE', () => {
  beginLineLogin()
  expect(storedOf().leftForLine).toBeUndefined()
})

const now = Date.UTC(2026, 10, 20)
const token = { raw: 't', audience: '123', expiresAt: now + 61_000 }

describe('an ID token', () => {
  it('is fresh for its channel with more than a minute to go', () => {
    expect(isFreshIdToken(token, '123-abc', now)).toBe(true)
  })
  it.each([
    ['there is none', undefined, '123-abc'],
    ['it is about to expire', { ...token, expiresAt: now + 60_000 }, '123-abc'],
    ['it was made for another channel', token, '124-abc'],
  ])('is not fresh when %s', (_why, candidate, liffId) => {
    expect(isFreshIdToken(candidate, liffId, now)).toBe(false)
  })
})

it.each([
  ['inside LINE is at once known to be this LINE user’s', 'liff', ['123-a', 'Ugold']],
  ['in another browser is nobody’s of LINE', 'other', undefined],
] as const)('a session that LINE begins %s', async (_where, browser, user) => {
  const idToken = { raw: 't', sub: 'Ugold', audience: '123', expiresAt: Date.now() + 3_600_000 }
  const connect = () =>
    Promise.resolve({ status: 'ready', client: { ...client, idToken: () => idToken } } as const)
  // What the page asks afterwards comes too late where it is closed.
  const line = { ...failing('failed'), liffId: '123-a', browser, connect } as LineConnection
  const payload = { action: 'home', token: 'bearer', brand_ref: 'doisai', exp: Date.now() / 1000 + 600 }
  const callback_token = `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('Merge') ? Response.json({ callback_token }) : new Promise(() => {}),
  )
  const store = makeStore({ customerApiUrl: 'https://api.example', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  void store.dispatch(signInWithLine(line, 'doisai', '/', store.dispatch(beginAttempt())))
  await vi.waitFor(() => expect(storedOf().bearer).toBe('bearer'))
  expect(storedOf().lineUser).toEqual(user)
  vi.unstubAllGlobals()
})
