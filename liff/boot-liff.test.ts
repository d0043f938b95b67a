import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bootLiff } from './boot-liff.ts'
import type { LiffClient, LiffSdk } from './liff-client.ts'

const client: LiffClient = {
  isInClient: () => true,
  isLoggedIn: () => true,
  idToken: () => undefined,
  login: () => undefined,
  logout: () => undefined,
  renew: () => undefined,
}
const sdk = (init: LiffSdk['init']) => () => Promise.resolve({ client, init })
const liffId = '1-a'

beforeEach(() => history.replaceState(null, '', '/privilege?privilegeId=1&code=c&state=s&liffClientId=1'))

describe('booting LIFF', () => {
  it('gives the client, and cleans the address only after init has read it', async () => {
    let seen = ''
    const init = () => {
      seen = location.search
      return Promise.resolve()
    }
    expect(await bootLiff({ liffId, loadSdk: sdk(init) })).toEqual({ status: 'ready', client })
    expect(seen).toContain('code=c')
    expect(location.search).toBe('?privilegeId=1')
  })

  it.each([
    [{ code: 'INVALID_ID_TOKEN' }, 'invalidIdToken'],
    [{ code: 'invalid_request' }, 'revoked'],
    [new Error('Failed to fetch'), 'failed'],
  ])('says why init refused (%o), and cleans the address all the same', async (error, code) => {
    const outcome = await bootLiff({ liffId, loadSdk: sdk(() => Promise.reject(error)) })
    expect(outcome).toEqual({ status: 'failed', code, client })
    expect(location.search).toBe('?privilegeId=1')
  })

  it('says that the member refused, whatever init made of it', async () => {
    history.replaceState(null, '', '/?error=ACCESS_DENIED&liffOAuth2Error=ACCESS_DENIED&state=s')
    const outcome = await bootLiff({ liffId, loadSdk: sdk(() => Promise.reject(new Error('INIT_FAILED'))) })
    expect(outcome).toMatchObject({ status: 'failed', code: 'denied' })
    expect(location.search).toBe('')
  })

  it.each([
    ['a question mark in a value', '/home?route=/menu?step=2', '/home?route=/menu%3Fstep=2'],
    ['one that is encoded already', '/home?route=/menu%3Fstep=2', '/home?route=/menu%3Fstep=2'],
    ['a query alone', '?route=/a?b?c', '?route=/a%3Fb%3Fc'],
    ['no value with one', '/privilege/detail?privilegeId=1&x=2', '/privilege/detail?privilegeId=1&x=2'],
    ['no query', '/home', '/home'],
  ])('gives the SDK a deep link that every version follows alike: %s', async (_what, state, followed) => {
    history.replaceState(null, '', `/?brandRef=doisai&liff.state=${encodeURIComponent(state)}&a=1#b`)
    let seen = ''
    const init = () => {
      seen = location.href
      return Promise.resolve()
    }
    await bootLiff({ liffId, loadSdk: sdk(init) })
    expect(seen).toBe(`${location.origin}/?brandRef=doisai&liff.state=${encodeURIComponent(followed)}&a=1#b`)
  })

  it('fails when the SDK cannot be loaded', async () => {
    const outcome = await bootLiff({ liffId, loadSdk: () => Promise.reject(new Error('offline')) })
    expect(outcome).toMatchObject({ status: 'failed', code: 'failed' })
  })

  it('gives up on an init that never settles', async () => {
    vi.useFakeTimers()
    const boot = bootLiff({ liffId, loadSdk: sdk(() => new Promise(() => undefined)), watchdogMs: 9000 })
    await vi.advanceTimersByTimeAsync(8999)
    expect(location.search).toContain('code=c')
    await vi.advanceTimersByTimeAsync(1)
    expect(await boot).toEqual({ status: 'failed', code: 'timeout' })
    vi.useRealTimers()
  })
})
