import {
  allStored,
  given,
  isLineLoginKept,
  keepLineLogin,
  removedDuring,
  storedOf,
  type Stored,
  type Things,
} from '#tests/support/stored.ts'
import { describe, expect, it, vi } from 'vitest'
import { openSession, replaceBearer } from '@/storage/storage'
import type { RuntimeConfig } from '@/config/runtime-config'
import { makeStore } from '@/store/store'
import { queryWithBrand, readStartAddress, start, startEarlyHome } from './start'
import { saveTarget } from './target-page'

const browser = { isInAddress: false, isAutomatic: () => false, liffId: '2000000001-testliff' }
const liff = { isInAddress: false, isAutomatic: () => true, liffId: '2000000001-testliff' }
const config = { defaultBrandRef: undefined, brands: [] }
const startAt = (path: string, line = browser, file: Parameters<typeof start>[1] = config) =>
  makeStore({ customerApiUrl: '', crmApiUrl: '' }).dispatch(
    start(readStartAddress(new URL(path, 'https://member.example')), file, line),
  )
const bearerOf = (brand_ref: string) =>
  `h.${Buffer.from(JSON.stringify({ brand_ref })).toString('base64url')}.s`
const lineLogin = '/authentication/line-login?brandRef=demo&landing=true'

function logInAt(brandRef: string) {
  given({ brand: brandRef, bearer: 'opaque', bearerBrand: brandRef })
}

describe('the start of the app', () => {
  it('takes the brand from the address, then from storage, then from the configuration', () => {
    expect(startAt('/', browser, { ...config, defaultBrandRef: 'fallback' }).brandRef).toBe('fallback')
    expect(startAt('/home?brandRef=demo').brandRef).toBe('demo')
    expect(startAt('/home').brandRef).toBe('demo')
  })

  it.each([
    ['brandRef', 'demo', 'and keeps it in the address', { brand: 'demo' }],
    ['isGlobal', 'true', 'and keeps it in the address', { isGlobal: true }],
    ['storeRef', 'S1', 'and takes it out of the address', { store: 'S1' }],
    ['token', 'a-bearer', 'and takes it out of the address', { bearer: 'a-bearer' }],
    ['mobileOrderStoreRef', 'S2', 'and takes it out of the address', { orderStore: 'S2' }],
    ['mobileOrderQrRef', 'Q1', 'and takes it out of the address', { orderTable: 'Q1' }],
    ['mobileOrderRedirectRoute', '/menu', 'and takes it out of the address', { orderPage: '/menu' }],
  ] satisfies [string, string, string, Stored][])(
    'stores %s=%s of the address, %s',
    (name, value, then, stored) => {
      given({ brand: 'demo' })
      const { path } = startAt(`/privilege?${name}=${encodeURIComponent(value)}`)
      expect(storedOf()).toMatchObject(stored)
      expect(path).toBe(then.startsWith('and keeps') ? `/privilege?${name}=${value}` : '/privilege')
    },
  )

  it('reads parameters whose names are in capitals, or with a mark behind them that nobody sees', () => {
    const { path } = startAt(
      '/privilege/detail?BRANDREF=demo&PrivilegeID=P1%E2%80%8B&TOKEN=a-bearer&QRCODE=C1',
    )
    expect(path).toBe('/privilege/detail?brandRef=demo&privilegeId=P1')
    expect(storedOf().bearer).toBe('a-bearer')
    expect(storedOf().codes).toEqual(['C1'])
  })

  const brands = ['demo', 'other'].map((ref) => ({ ref, name_th: ref, name_en: ref }))
  const named = { defaultBrandRef: undefined, brands }

  it.each(['&amp;brandRef=demo', '&BRANDREF=Demo', '&brandRef=demo.', '&brandRef=DEMO)ครับ'])(
    'opens and stores the brand that %s can mean',
    (written) => {
      given({ brand: 'other' })
      expect(startAt(`/home?a=1${written}`, browser, named).brandRef).toBe('demo')
      expect(storedOf().brand).toBe('demo')
    },
  )

  it('goes on with the session that is there where the address names a brand that the configuration does not know', () => {
    logInAt('demo')
    expect(startAt('/privilege?brandRef=nobodys', browser, named).brandRef).toBe('demo')
    expect(storedOf()).toMatchObject({ brand: 'demo', bearer: 'opaque' })
  })

  it('stores no brand that the configuration does not know, and says to a visitor that it is none', () => {
    const at = '/authentication/line-login?brandRef=nobodys'
    expect(startAt(at, browser, named).brandRef).toBe('nobodys')
    expect(JSON.stringify(allStored())).not.toContain('nobodys')
  })

  it('goes on where a link has a mark behind the brand of the last visit, though the configuration names none', () => {
    logInAt('demo')
    expect(startAt('/home?brandRef=demo.').brandRef).toBe('demo')
    expect(storedOf().bearer).toBe('opaque')
  })

  it.each([
    ['the last visit’s', config],
    ['the default one', { ...config, defaultBrandRef: 'demo' }],
  ])(
    'takes a brand in other letters than %s for another one where the configuration lists none',
    (_what, file) => {
      logInAt('demo')
      expect(startAt('/home?brandRef=Demo', browser, file).brandRef).toBe('Demo')
      expect([storedOf().brand, storedOf().bearer]).toEqual(['Demo', undefined])
    },
  )

  it("sends a member of another brand to this brand's login, and stores the page as the target", () => {
    logInAt('other')
    expect(startAt('/privilege?brandRef=demo').path).toBe(lineLogin)
    expect(storedOf().bearer).toBeUndefined()
    expect(storedOf().target).toBe('/privilege?brandRef=demo')
  })

  it.each([
    ['that is here loses nothing of it', 'opaque', 'welcome'],
    ['of another session takes its place', 'another', undefined],
  ])('with a bearer in the address %s', (_what, token, action) => {
    logInAt('demo')
    openSession('opaque')
    given({ campaign: 'welcome' })
    startAt(`/home?token=${token}`)
    expect([storedOf().bearer, storedOf().campaign]).toEqual([token, action])
  })

  it('with the bearer that is here in the address goes on, though a login at LINE was left open', () => {
    logInAt('demo')
    given({ lineLoginBegan: Date.now() })
    expect(startAt('/home?token=opaque').path).toBe('/home')
    expect(storedOf().bearer).toBe('opaque')
  })

  it('opens the SMS consent of this brand for a member of another brand, without the old session', () => {
    logInAt('other')
    expect(startAt('/authentication/sms-pdpa?token=sms&brandRef=demo').path).toBe(
      '/authentication/sms-pdpa?token=sms&brandRef=demo',
    )
    expect(storedOf().bearer).toBeUndefined()
  })

  it('keeps for a day what a login that was left has stored', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const left = { number: '0812345678', consent: { altReference: 'A', groupKey: 'G' }, lineRef: 'L1' }
    const stored = () => {
      const { number, consent, lineRef } = storedOf()
      return { number, consent, lineRef }
    }
    const leaveLogin = (ms: number) => {
      vi.setSystemTime(Date.now() - ms)
      given(left)
      vi.setSystemTime(Date.now() + ms)
    }
    leaveLogin(23 * 3_600_000)
    startAt('/home?brandRef=demo')
    expect(stored()).toEqual(left)
    leaveLogin(25 * 3_600_000)
    startAt('/home?brandRef=demo')
    expect(stored()).toEqual({})
    // Stored while the phone's clock was ahead: the day begins now.
    leaveLogin(-400 * 24 * 3_600_000)
    startAt('/home?brandRef=demo')
    expect(stored()).toEqual(left)
    // A page that was requested meanwhile does not extend the day.
    leaveLogin(25 * 3_600_000)
    saveTarget('/privilege')
    startAt('/home?brandRef=demo')
    expect(stored()).toEqual({})
    vi.useRealTimers()
  })

  describe('at the link of an SMS', () => {
    const linkOf = (exp: number) =>
      `/authentication/sms-pdpa?token=${Buffer.from(JSON.stringify({ brand_ref: 'demo', exp })).toString('base64url')}`
    const good = linkOf(Date.UTC(2100, 0) / 1000)
    const ended = linkOf(1)

    it("takes the link's brand where the address names none", () => {
      given({ brand: 'other' })
      expect(startAt(good).brandRef).toBe('demo')
      expect(storedOf().brand).toBe('demo')
      expect(startAt(`${good}&brandRef=third`).brandRef).toBe('third')
    })

    it('leaves the session of another brand alone where the link has ended', () => {
      logInAt('other')
      expect(startAt(ended)).toMatchObject({ brandRef: 'other', path: ended })
      expect([storedOf().brand, storedOf().bearer]).toEqual(['other', 'opaque'])
    })

    it('opens the page that says so, and stores nothing, where the link has ended and no other brand is known', () => {
      expect(startAt(ended)).toMatchObject({ brandRef: 'demo', path: ended })
      expect(allStored()).toEqual([])
    })
  })

  it('forgets who is logged in to LINE where another session takes the place of theirs, but not on the way back from LINE', () => {
    logInAt('other')
    keepLineLogin()
    startAt('/?brandRef=demo&code=c&liffClientId=1', { ...browser, isInAddress: true })
    expect(isLineLoginKept()).toBe(true)
    startAt('/home?brandRef=demo&token=another')
    expect(isLineLoginKept()).toBe(false)
    logInAt('other')
    keepLineLogin()
    startAt('/home?brandRef=demo')
    expect(isLineLoginKept()).toBe(false)
  })

  it('restarts a LINE login that was started and not finished', () => {
    logInAt('demo')
    given({ lineLoginBegan: 1 })
    expect(startAt('/home').path).toBe(lineLogin)
  })

  it('opens the page for a member who has logged in meanwhile in another tab', () => {
    replaceBearer('opaque', 'demo')
    given({ lineLoginBegan: 1 })
    expect(startAt('/home?brandRef=demo').path).toBe('/home?brandRef=demo')
    expect(storedOf().bearer).toBe('opaque')
  })

  it('opens the page for a member who has logged in since, though a LINE login seems to begin later: the clock was set back', () => {
    given({ lineLoginBegan: Date.now() + 3 * 3_600_000 })
    logInAt('demo')
    given({ bearerSince: Date.now() })
    expect(startAt('/home?brandRef=demo').path).toBe('/home?brandRef=demo')
    expect(storedOf().bearer).toBe('opaque')
  })

  it('lets a LINE login finish that was started', () => {
    given({ lineLoginBegan: 1 })
    expect(startAt('/authentication/line-login?brandRef=demo', { ...browser, isInAddress: true }).path).toBe(
      '/authentication/line-login?brandRef=demo',
    )
    given({ lineLoginBegan: 1 })
    expect(startAt('/?brandRef=demo&callbackToken=c&x=1').path).toBe('/?brandRef=demo&x=1')
  })

  it('restarts the login where the mobile order belongs to another store', () => {
    logInAt('demo')
    given({ orderStore: 's1' })
    expect(startAt('/home?mobileOrderStoreRef=s2&mobileOrderQrRef=q').path).toBe(lineLogin)
    expect(storedOf().orderStore).toBe('s2')
  })

  it('restarts the login where the link of another store than the order’s is opened, and of the same store not', () => {
    logInAt('demo')
    given({ orderStore: 's1' })
    expect(startAt('/home?storeRef=s1').path).toBe('/home')
    expect(startAt('/home?storeRef=s1&mobileOrderStoreRef=s1').path).toBe('/home')
    expect(storedOf().bearer).toBe('opaque')
    expect(startAt('/home?storeRef=s2').path).toBe(lineLogin)
    expect([storedOf().bearer, storedOf().orderStore]).toEqual([undefined, undefined])
  })

  it.each([
    ['s1', 's1.'],
    ['s1', 's1)ครับ'],
    ['s1.', 's1'],
  ])(
    'goes on with an order of the store %s where a link writes %s: a message has put a mark behind it',
    (orderStore, link) => {
      logInAt('demo')
      given({ orderStore })
      for (const name of ['storeRef', 'mobileOrderStoreRef'])
        expect(startAt(`/home?${name}=${encodeURIComponent(link)}`).path).toBe('/home')
      expect(storedOf().bearer).toBe('opaque')
    },
  )

  it.each([
    ['สยาม', 'ลาดพร้าว'],
    ['s1', 'S1'],
    ['s1 สยาม', 's1 ลาดพร้าว'],
  ])('takes the store %s for another one than %s', (orderStore, link) => {
    logInAt('demo')
    given({ orderStore })
    expect(startAt(`/home?storeRef=${encodeURIComponent(link)}`).path).toBe(lineLogin)
  })

  it('has nothing of an order left as another begins at the same store', () => {
    startAt('/home?mobileOrderStoreRef=s1&mobileOrderQrRef=q1&mobileOrderRedirectRoute=/cart')
    startAt('/home?mobileOrderStoreRef=s1&mobileOrderQrRef=q2')
    expect([storedOf().orderTable, storedOf().orderPage]).toEqual(['q2', undefined])
  })

  it('forgets the store and the order of another brand', () => {
    startAt('/home?brandRef=other&storeRef=s1&mobileOrderStoreRef=s1&mobileOrderQrRef=q')
    startAt('/home?brandRef=other')
    expect([storedOf().store, storedOf().orderTable]).toEqual(['s1', 'q'])
    startAt('/home?brandRef=demo')
    expect([storedOf().store, storedOf().orderTable]).toEqual([undefined, undefined])
    startAt('/home?brandRef=other&storeRef=s2')
    expect(storedOf().store).toBe('s2')
  })

  it('has no transaction left of a history detail that was left by loading another page', () => {
    logInAt('demo')
    given({ transactionId: 'T1', hasOpenedModal: true })
    startAt('/home?brandRef=demo')
    expect([storedOf().transactionId, storedOf().hasOpenedModal]).toEqual([undefined, undefined])
  })

  it('keeps the store and the order for a visitor who has not finished a LINE login', () => {
    startAt('/home?brandRef=demo&storeRef=s1&mobileOrderStoreRef=s1&mobileOrderQrRef=q')
    given({ lineLoginBegan: 1 })
    expect(startAt('/home').path).toBe(lineLogin)
    expect([storedOf().store, storedOf().orderTable]).toEqual(['s1', 'q'])
  })

  it('passes a callback token on a deep page to the landing, and stores the page as the target', () => {
    expect(startAt('/privilege?brandRef=demo&callbackToken=c').path).toBe('/')
    expect(storedOf().target).toBe('/privilege?brandRef=demo')
  })

  it('overwrites the stored bearer and never removes it in between: other tabs would take that for a log-out', () => {
    logInAt('demo')
    const removed = removedDuring(() => expect(startAt('/home?token=new').path).toBe('/home'))
    expect(removed).toContain('bearerSince')
    expect(removed).not.toContain('bearer')
    expect(storedOf().bearer).toBe('new')
  })

  it("refuses a bearer of another brand in the address: it opens this brand's login and ends the session that was there", () => {
    logInAt('demo')
    given({ campaign: 'welcome' })
    const bearer = bearerOf('other')
    expect(startAt(`/privilege?brandRef=demo&token=${bearer}`).path).toBe(lineLogin)
    expect(JSON.stringify(allStored())).not.toContain(bearer)
    expect(storedOf().bearer).toBeUndefined()
    expect(storedOf().bearerBrand).toBeUndefined()
    expect(storedOf().campaign).toBeUndefined()
    expect(storedOf().target).toBe('/privilege?brandRef=demo')
  })

  it('accepts a bearer in the address that names this brand, in place of a session at another one', () => {
    logInAt('other')
    const bearer = bearerOf('demo')
    expect(startAt(`/home?brandRef=demo&token=${bearer}`).path).toBe('/home?brandRef=demo')
    expect(storedOf().bearer).toBe(bearer)
  })

  it('asks a non-member who scanned a code for a phone number, and leaves the code of a member to home', () => {
    expect(startAt('/home?brandRef=demo&qrCode=EARN50').path).toBe('/authentication/point-member-login')
    expect(startAt('/home?brandRef=demo&qrCode=EARN50', liff).path).toBe('/home?brandRef=demo')
    logInAt('demo')
    expect(startAt('/home?brandRef=demo&qrCode=EARN50').path).toBe('/home?brandRef=demo')
    expect(storedOf().codes).toEqual(['EARN50'])
  })

  it('asks for a brand where the address names none and the configuration lists some', () => {
    expect(startAt('/home', browser, named).path).toBe('/authentication/select-brand')
  })
})

const read = (path: string) => readStartAddress(new URL(path, 'https://member.example'))

describe('the address on start', () => {
  it.each(['token', 'TOKEN', 'Token', 'amp;token', 'amp;Token'])(
    'has the token, and its address is without it, where its name is written %s',
    (name) => expect(read(`/home?a=1&${name}=t`)).toMatchObject({ token: 't', query: '?a=1' }),
  )

  it('keeps the token of the SMS consent for its page', () => {
    const address = read('/authentication/sms-pdpa?token=sms')
    expect(address).toMatchObject({ token: undefined, smsToken: 'sms', query: '?token=sms' })
    expect(read('/authentication/sms-pdpa/?token=sms')).toEqual(address)
    expect(read('/home?token=t')).toMatchObject({ token: 't', smsToken: undefined, query: '' })
  })

  it.each([
    ['//evil.example/home', '/evil.example/home'],
    ['///home/', '/home'],
    ['/home//', '/home'],
    ['/', '/'],
  ])('has a path of this site alone: %s', (path, expected) => {
    expect(readStartAddress(new URL(`https://member.example${path}`)).path).toBe(expected)
  })

  it('has the first of a parameter that stands twice, and keeps neither', () => {
    expect(read('/home?token=a&token=b&qrCode=A&QRCODE=B&callbackToken=c&callbackToken=d')).toMatchObject({
      ...{ token: 'a', qrCode: 'A', callbackToken: 'c' },
      query: '',
    })
  })

  it.each(['null', 'undefined', '%22abc', '{', '%20', ''])(
    'has no bearer in a token that is none: %s',
    (token) => {
      const address = read(`/home?token=${token}&brandRef=demo`)
      expect(address.token).toBeUndefined()
      expect(address.query).toBe('?brandRef=demo')
    },
  )

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'menu'])(
    'drops a mobile-order route that is no path of the mobile-order site: %s',
    (route) => {
      expect(
        read(`/home?mobileOrderRedirectRoute=${encodeURIComponent(route)}`).mobileOrderRedirectRoute,
      ).toBeUndefined()
    },
  )
})

const stored = { brandRef: 'doisai', isGlobal: '1' }

describe('the brand in the address', () => {
  it.each([
    ['is added to an empty query', '/home', '', '?brandRef=doisai&isGlobal=1'],
    [
      'is added after the other parameters',
      '/privilege/detail',
      '?privilegeId=7',
      '?privilegeId=7&brandRef=doisai&isGlobal=1',
    ],
    ['replaces another brand', '/home', '?brandRef=other&isGlobal=1', '?brandRef=doisai&isGlobal=1'],
    [
      'stays as it is once it is in the address',
      '/home',
      '?isGlobal=1&brandRef=doisai',
      '?isGlobal=1&brandRef=doisai',
    ],
    ['is left out at the root', '/', '?a=b', '?a=b'],
  ])('%s', (_name, pathname, search, expected) => {
    expect(queryWithBrand(pathname, search, stored)).toBe(expected)
  })

  it('is added without isGlobal where no isGlobal is stored', () => {
    expect(queryWithBrand('/home', '', { brandRef: 'doisai' })).toBe('?brandRef=doisai')
  })

  it('is not added before a brand is known', () => {
    expect(queryWithBrand('/authentication/select-brand', '', {})).toBe('')
  })
})

describe('home before LINE’s SDK has read the address', () => {
  const file = {
    customerApiUrl: '',
    crmApiUrl: '',
    brands: [],
    off: [],
    raw: { customerApiUrl: '', crmApiUrl: '' },
  } as unknown as RuntimeConfig
  it.each([
    ['is the stored member’s', '/home', {}, true],
    ['is the stored member’s at an address with the brand', '/home?brandRef=demo', {}, true],
    ['waits at another brand', '/home?brandRef=other', {}, false],
    ['waits where the address brings a bearer', '/home?token=next', {}, false],
    ['waits where the bearer was stored for another brand', '/home', { bearerBrand: 'other' }, false],
    ['waits where nobody is logged in', '/home', { bearer: undefined }, false],
    ['is no other page', '/privilege', {}, false],
  ] satisfies [string, string, Things, boolean][])('%s', (_what, at, changed, isShown) => {
    logInAt('demo')
    given(changed)
    history.replaceState({}, '', at)
    const store = makeStore(file)
    expect(startEarlyHome(store, file, { onAnotherUser: () => undefined }) !== undefined).toBe(isShown)
    expect(store.getState().session.isLoggedIn).toBe(isShown)
  })
})
