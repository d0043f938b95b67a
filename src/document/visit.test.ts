import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** What the head script knows of a visit; the address is read as the module loads. */
async function visitTo(address: string, last: Record<string, string> = {}) {
  Object.entries(last).forEach(([key, text]) => localStorage.setItem(key, text))
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./visit')
}

it('nothing is read of the last visit where the browser keeps storage from the page', async () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, clear: () => {} })
  const { stored, visit } = await visitTo('/home')
  expect(stored('brandRef')).toBeUndefined()
  expect(visit).toMatchObject({ bearer: undefined, brandRef: undefined, isThai: true })
})

const member = { token: 'bearer-1' }

it.each([
  ['/home', member, { isHome: true }],
  ['/home/', member, { isHome: true }],
  ['/home', {}, {}],
  ['/home', { token: 'null' }, {}],
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
  ['/home?brandRef=b', { brandRef: 'a', language: 'en' }, { brandRef: 'b', isThai: false }],
  ['/home?liff.state=%2Fhome%3FbrandRef%3Db', { brandRef: 'a' }, { brandRef: 'b', isThai: true }],
  ['/home', { brandRef: 'a', language: 'th' }, { brandRef: 'a', isThai: true }],
  ['/home?brandRef=', { brandRef: '', language: 'de' }, { brandRef: undefined, isThai: true }],
])('%s after a visit of %j has brand and language %j', async (address, last, expected) => {
  const { visit } = await visitTo(address, last)
  expect(visit).toMatchObject(expected)
})
