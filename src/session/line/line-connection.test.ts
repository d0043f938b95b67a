import { given, storedOf } from '#tests/support/stored.ts'
import { createFakeSdk } from '@/sandbox/line/fake-client'
import { afterEach, expect, it, vi } from 'vitest'
import type { BrandEntry, RuntimeConfig } from '@/config/runtime-config'
import { connectLine, createLineConnection } from './line-connection'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.doUnmock('./line-user')
})

it('LINE’s credentials leave the address where no LIFF comes to read them, and a page’s own hash stays', async () => {
  vi.doMock('./line-user', () => Promise.reject(new Error('lost')))
  const openedByLine = (hash: string) => history.replaceState({}, '', `/privilege?brandRef=demo${hash}`)
  const noSdk = () => Promise.reject(new Error('never asked for'))
  openedByLine('#access_token=secret&id_token=secret')
  await createLineConnection('2000000001-test', noSdk).connect()
  expect(location.href).not.toContain('secret')
  expect(location.pathname + location.search).toBe('/privilege?brandRef=demo')

  openedByLine('#access_token=secret')
  createLineConnection(undefined, noSdk)
  expect(location.href).not.toContain('secret')
  openedByLine('#terms')
  createLineConnection(undefined, noSdk)
  expect(location.hash).toBe('#terms')
})

it('in LINE nobody is signed in by itself after a log-out, by a reload either, until LINE opens the app anew', () => {
  vi.doMock('./line-user', () => Promise.reject(new Error('lost')))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Line/15.9.0 LIFF')
  const isAutomaticAt = (address: string) => {
    history.replaceState({}, '', address)
    return createLineConnection('2000000001-test', () => Promise.reject(new Error('lost'))).isAutomatic()
  }
  given({ isLoggedOut: true })
  expect(isAutomaticAt('/authentication/line-login')).toBe(false)
  expect(isAutomaticAt('/home#access_token=a&id_token=b')).toBe(true)
  expect([storedOf().isLoggedOut, storedOf().isOpenedByLine]).toEqual([undefined, true])
  // The way back from LINE's login brings no credentials that the tab keeps.
  given({ isOpenedByLine: undefined })
  expect(isAutomaticAt('/home?liffClientId=2000000001')).toBe(true)
  expect(storedOf().isOpenedByLine).toBeUndefined()
})

it.each([
  ['a visitor', true, undefined],
  ['a member, who is logged in', false, 'bearer'],
])('in LINE, LIFF starts with the app for %s: %o', (_who, isStarted, token) => {
  vi.doMock('./line-user', () => Promise.reject(new Error('lost')))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Line/15.9.0 LIFF')
  history.replaceState({}, '', '/home')
  given({ isOpenedByLine: undefined, isLoggedOut: undefined, bearer: token })
  const line = createLineConnection('2000000001-test', () => Promise.reject(new Error('lost')))
  expect(line.connectQuietly() !== undefined).toBe(isStarted)
})

it('a page that LINE has opened starts LIFF for a link that is tapped, though it had no need of it; no other page does', async () => {
  history.replaceState({}, '', '/profile')
  const connectQuietly = () =>
    createLineConnection('2000000001-test', () =>
      Promise.resolve(createFakeSdk({ sub: 'U1', name: 'A', mode: 'browser' })),
    ).connectQuietly()
  given({ isOpenedByLine: undefined })
  expect(connectQuietly()).toBeUndefined()
  given({ isOpenedByLine: true })
  expect(await connectQuietly()).toMatchObject({ status: 'ready' })
})

it.each([
  ['line', 1],
  ['browser', 0],
] as const)('a log-out of the app logs out of LINE’s SDK inside LINE alone (%s: %i)', async (mode, times) => {
  const sdk = createFakeSdk({ sub: 'U1', name: 'A', mode })
  const logout = vi.spyOn(sdk.client, 'logout')
  const line = createLineConnection('2000000001-test', () => Promise.resolve(sdk))
  expect(await line.connect()).toMatchObject({ status: 'ready' })
  await line.logout()
  expect(logout).toHaveBeenCalledTimes(times)
})

it('after a log-out LINE starts by no code of its own, and again by a tap', async () => {
  const sdk = createFakeSdk({ sub: 'U1', name: 'A', mode: 'line' })
  const line = createLineConnection('2000000001-test', () => Promise.resolve(sdk))
  await line.logout()
  expect(await line.connect()).toMatchObject({ status: 'failed' })
  line.retry()
  expect(await line.connect()).toMatchObject({ status: 'ready' })
  expect(await line.person()).toMatchObject({ sub: 'U1', name: 'A' })
  // The SDK keeps an ID token that is nobody's any more.
  vi.spyOn(sdk.client, 'isLoggedIn').mockReturnValue(false)
  const stale = { raw: 't', sub: 'U1', audience: '2000000001', expiresAt: 0 }
  vi.spyOn(sdk.client, 'idToken').mockReturnValue(stale)
  expect(await line.person()).toBeUndefined()
})

// The last test that connects: the mocked file hangs for the rest of this file.
it('LINE is given up after twenty seconds where the file that boots it hangs', async () => {
  vi.useFakeTimers()
  vi.doMock('./line-user', () => new Promise(() => {}))
  const line = createLineConnection('2000000001-test', () => Promise.reject(new Error('never asked for')))
  const told = vi.fn()
  void line.connect().then(told)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledExactlyOnceWith({ status: 'failed', code: 'timeout' })
})

it.each([
  ['the address', '?brandRef=b', 'c', '2-b'],
  ['the last visit', '', 'c', '3-c'],
  ['the configuration', '', undefined, '1-a'],
])('LIFF is that of the brand of %s', async (_what, query, stored, liffId) => {
  history.replaceState({}, '', `/home${query}`)
  given({ brand: stored })
  const config = { liffIds: { a: '1-a', b: '2-b', c: '3-c' }, brands: [], defaultBrandRef: 'a' }
  expect(await connectLine(config as unknown as RuntimeConfig)).toMatchObject({ liffId })
})

it.each(['constructor', '__proto__', 'doisai'])(
  'a brand that an address makes up (%s) has no LIFF',
  async (brandRef) => {
    history.replaceState({}, '', `/home?brandRef=${brandRef}`)
    const { liffId } = await connectLine({ liffIds: {}, brands: [] as BrandEntry[] } as RuntimeConfig)
    expect(liffId).toBeUndefined()
  },
)

it.each(['doisai', 'DOISAI', 'doisai.', 'doisaiครับ', 'nobodys'])(
  'the LIFF of %s is that of the brand that the app opens',
  async (brandRef) => {
    history.replaceState({}, '', `/home?brandRef=${encodeURIComponent(brandRef)}`)
    const brands: BrandEntry[] = [{ ref: 'doisai', name_th: 'ก', name_en: 'A' }]
    const liffIds = { doisai: '2000000001-test' }
    const config = { liffIds, brands, defaultBrandRef: 'doisai' } as unknown as RuntimeConfig
    expect((await connectLine(config)).liffId).toBe('2000000001-test')
  },
)

it.each([
  ['LINE’s browser for links', 'Mozilla/5.0 (iPhone) Safari Line/14.2.0'],
  ['another browser', 'Mozilla/5.0 (iPhone) Safari'],
])('a link’s LINE credentials are nobody’s in %s', (_where, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  history.replaceState(
    {},
    '',
    '/profile/connect-line?brandRef=doisai#access_token=A&id_token=A&feature_token=F',
  )
  const line = createLineConnection('2000000001-test', () => Promise.reject(new Error('not asked')))
  expect([location.hash, line.isInAddress, storedOf().isOpenedByLine]).toEqual(['', false, undefined])
})

it('a LIFF start that was given up, and fails after all, leaves the next one as it is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  let fail = (_error: Error) => {}
  const late = new Promise<never>((_resolve, reject) => (fail = reject))
  const sdk = createFakeSdk({ sub: 'U1', name: 'A', mode: 'line' })
  const loadSdk = vi.fn().mockReturnValueOnce(late).mockResolvedValue(sdk)
  const line = createLineConnection('2000000001-test', loadSdk)
  const first = line.connect()
  await vi.waitFor(() => expect(loadSdk).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(9000)
  expect(await first).toMatchObject({ status: 'failed', code: 'timeout' })
  line.retry()
  expect((await line.connect()).status).toBe('ready')
  fail(new Error('late'))
  await vi.advanceTimersByTimeAsync(1)
  expect((await line.connect()).status).toBe('ready')
  vi.useRealTimers()
})
