import { denyStorage } from '#tests/support/faulty-storage.ts'
import { given, keyOf, type Things } from '#tests/support/stored.ts'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** What the head script knows of a visit; the address is read as the module loads. */
async function visitTo(address: string, last: Things = {}) {
  given(last)
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./visit')
}

it('nothing is read of the last visit where the browser keeps storage from the page', async () => {
  denyStorage()
  const { stored, visit } = await visitTo('/home')
  expect(stored(keyOf('brand'))).toBeUndefined()
  expect(visit).toMatchObject({ bearer: undefined, brandRef: undefined, isThai: true })
})

const member = { bearer: 'bearer-1' }

it.each([
  ['/home', member, { isHome: true }],
  ['/home/', member, { isHome: true }],
  ['/home', {}, {}],
  ['/home', { bearer: 'null' }, {}],
  ['/home/more', member, {}],
  ['/', member, { isLanding: true, isLoginPath: true }],
  ['/', {}, { isLanding: true, isLoginPath: true }],
  ['/authentication/line-login', {}, { isLogin: true, isLoginPath: true }],
  ['/authentication/line-login', member, { isLoginPath: true }],
  ['/authentication/login', {}, { isLoginPath: true }],
  ['/privilege', member, {}],
])('%s, visited with %j, is %j', async (address, last, expected) => {
  const { isHome, isLanding, isLogin, isLoginPath } = await visitTo(address, last)
  const none = { isHome: false, isLanding: false, isLogin: false, isLoginPath: false }
  expect({ isHome, isLanding, isLogin, isLoginPath }).toEqual({ ...none, ...expected })
})

it.each([
  ['/home?brandRef=b', { brand: 'a', language: 'en' }, { brandRef: 'b', isThai: false }],
  ['/home?liff.state=%2Fhome%3FbrandRef%3Db', { brand: 'a' }, { brandRef: 'b', isThai: true }],
  ['/home', { brand: 'a', language: 'th' }, { brandRef: 'a', isThai: true }],
  ['/home?brandRef=', { brand: '', language: 'de' }, { brandRef: undefined, isThai: true }],
])('%s after a visit of %j has brand and language %j', async (address, last, expected) => {
  const { visit } = await visitTo(address, last)
  expect(visit).toMatchObject(expected)
})
