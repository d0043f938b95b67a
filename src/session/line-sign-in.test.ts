import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginLifetime } from '@/lib/lifetime'
import type { LineConnection } from './line/line-connection'
import { readStored, writeText } from '@/storage/storage'
import { beginLineLogin, isFreshIdToken, mergeWithLine } from './line-sign-in'

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
  isReturn: false,
  connect: () => Promise.resolve({ status: 'failed', code, client }),
  connectQuietly: () => undefined,
  person: () => Promise.resolve(undefined),
  retry: () => undefined,
  logout: () => Promise.resolve(),
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  renew.mockClear()
})

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
    writeText('lineRenewal', String(Date.now() + 3 * 3_600_000))
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
    ['a visitor’s', undefined, expect.any(String)],
    ['not a member’s, whose session it must not end', 'bearer', undefined],
  ])('outside LINE is a LINE login that has begun, if it is %s', async (_whose, token, begun) => {
    writeText('token', token)
    const line = failing('invalidIdToken')
    const connect: LineConnection['connect'] = async () => {
      const outcome = await line.connect()
      return { ...outcome, client: { ...client, isInClient: () => false } }
    }
    await mergeWithLine({ ...line, connect }, 'doisai', '/home', beginLifetime())(vi.fn())
    expect(readStored('lineLogin')).toEqual(begun)
  })

  it('after a log-out, a tap has the page that comes go on by itself', async () => {
    writeText('isLoggedOut', 'true')
    await mergeWithLine(failing('invalidIdToken'), 'doisai', '/home', beginLifetime())(vi.fn())
    expect(readStored('isLoggedOut')).toBeUndefined()
  })
})

it('a login by LIFF, which comes back with an ID token, lets no address name a LINE', () => {
  beginLineLogin()
  expect(readStored('lineLoginAt')).toBeUndefined()
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
