import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverTime } from '@/lib/server-clock'
import { hasOwnBearer } from './bearer'
import { keyOfName } from './owner'
import {
  closeSession,
  forgetOwners,
  isCleared,
  isVisitor,
  isWaiting,
  openBrand,
  openMember,
  openSession,
  readStored,
  removeLineLogin,
  replaceBearer,
  tidy,
  watchOtherTabs,
  wipe,
  writeStored,
} from './storage'
import { ORDER, STORED, type StorageRow, type StoredKey, type StoredValue } from './storage-keys'

/** A value of each key that is more than a text, with a mark in it. */
const VALUES: {
  [Key in StoredKey as StoredValue<Key> extends string ? never : Key]: (mark: string) => StoredValue<Key>
} = {
  circuitBreaker: (opener) => ({ 'https://api': { until: 1, opener } }),
  appSetting: (brandRef) => ({
    brandRef,
    coverPage: {},
    section: {},
    login: {},
    register: {},
    navbarMenu: {},
    privilegePage: {},
    covers: ['/cover.png'],
    themeFields: { '--color': 'red' },
  }),
  themeTokens: (source) => ({ source, light: { '--color': 'red' }, dark: {} }),
  drafts: (mark) => ({ [mark]: { savedAt: 1, values: {} } }),
  favourites: (mark) => [mark],
  savingFor: (privilegeId) => ({ privilegeId, title: 'Beans' }),
  knownPoints: (requestId) => ({ own: [{ requestId, points: 1, at: serverTime(1) }] }),
  redemptionAttempts: (requestId) => [
    {
      memberKey: 'doisai:x',
      kind: 'privilege',
      itemId: 'P1',
      requestId,
      begunAt: serverTime(1),
      status: 'sending',
    },
  ],
  issuedCodes: (code) => [{ kind: 'package', transactionId: 'T1', code, title: 'Beans' }],
  seenTier: (nameTh) => ({ nameTh }),
  friendAskedAt: (mark) => ({ [mark]: 1 }),
  otp: (ref) => ({ ref, purpose: 'line', mobileNo: '', sentAt: 1, resendAt: 2, expiresAt: 3 }),
  pdpaData: (altReference) => ({ altReference, groupKey: 'G' }),
  consentRecord: (reference) => [{ action: 'given', reference, groupKey: 'G', at: '' }],
  readPdpa: (mark) => [mark],
  qrCode: (mark) => [mark],
  redemptions: (qrCode) => [{ customerId: '7', qrCode, 'X-Request-Id': 'R' }],
  deeds: (requestId) => [{ operation: 'a', content: 'b', requestId, begunAt: 1 }],
  homeSnapshot: (brandRef) => ({ version: 1, brandRef, entries: {} }),
}
const valueOf = (key: StoredKey, mark: string): unknown =>
  key in VALUES ? VALUES[key as keyof typeof VALUES](mark) : mark
const store = (key: StoredKey, mark: string, memberKey?: string) =>
  writeStored(key, valueOf(key, mark) as never, memberKey) // a value of this key
const textOf = (key: StoredKey, mark: string) => (key in VALUES ? JSON.stringify(valueOf(key, mark)) : mark)
/** Whether the stored value has this mark, and is one of the key. */
const has = (key: StoredKey, mark: string, memberKey?: string) =>
  isDeepStrictEqual(readStored(key, memberKey), valueOf(key, mark))

const keys = (Object.keys(STORED) as StoredKey[]).filter((key) => key !== 'beganAt' && key !== 'tabBeganAt')
/** As pages of a member of doisai store it. */
const fill = () => {
  openBrand('doisai')
  writeStored('token', 'x')
  openSession('x')
  openMember('x')
  for (const key of keys) if (key !== 'brandRef') store(key, 'x')
}
const left = () => keys.filter((key) => readStored(key) !== undefined)
/** What is stored, but when it was begun. */
const names = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .filter((name) => name !== 'beganAt' && name !== 'tabBeganAt')
    .toSorted()

const OF_BEARER = ['token', 'tokenBrandRef', 'tokenSince'] as const
const OF_SESSION = [
  ...['lineUser', 'memberId', 'issuedCodes', 'action', 'welcomePoints', 'isConsentGiven', 'homeSnapshot'],
  ...['isLoggingOut', 'isInfoDue', 'memberBefore', 'readPdpa', 'checkIssueCP', 'isProfileStale'],
  ...['transactionId', 'hasOpenedModal'],
] as StoredKey[]
const OF_LOGIN = ['mobileNo', 'otp', 'pdpaData', 'lineRef', 'registrationToken', 'lineLoginAt'] as const
const OF_MEMBER = [
  ...['memberAlias', 'drafts', 'favourites', 'savingFor', 'knownPoints', 'seenTier', 'consentRecord'],
] as StoredKey[]
const WAITING = ['targetPage', 'qrCode', 'redemptions', 'deeds', ...ORDER] as const
const OF_VISITOR = [
  ...OF_LOGIN,
  'isGlobal',
  'lineLogin',
  'storeRef',
  'provider',
  'smsToken',
  'textInvalid',
  'registrationOf',
] as const
const STORED_WITHOUT_OWNER: readonly StoredKey[] = keys.filter(
  (key) => ![...OF_SESSION, ...OF_MEMBER, ...OF_VISITOR, ...WAITING].some((one) => one === key),
)
const REPLACED = [
  ...OF_BEARER,
  ...OF_SESSION,
  ...OF_LOGIN,
  'smsToken',
  'textInvalid',
  'registrationOf',
  'lineLogin',
] as const

afterEach(() => vi.unstubAllGlobals())

describe('what is stored', () => {
  it('is cleared completely by a log-out, with the language and the entries of libraries', () => {
    fill()
    localStorage.setItem('LIFF_STORE:1-a:IDToken', 'secret')
    sessionStorage.setItem('LIFF_STORE:isInClient', '1')
    document.cookie = 'LIFF_STORE:expires:1-a=1; path=/'
    document.cookie = 'LIFF_STORE:expires:2-b=1; path=/'
    wipe('logout')
    expect(left()).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(document.cookie).toBe('')
  })

  it('has nobody left who is logged in to LINE, in no brand’s channel; a login at LINE that is on its way goes on', () => {
    for (const name of ['accessToken', 'IDToken', 'decodedIDToken', 'loginTmp'])
      localStorage.setItem(`LIFF_STORE:1-a:${name}`, 'secret')
    localStorage.setItem('LIFF_STORE:2-b:IDToken', 'secret')
    removeLineLogin()
    expect(Object.keys(localStorage)).toEqual(['LIFF_STORE:1-a:loginTmp'])
  })

  it.each([
    ['expires', 'expired', [...OF_BEARER, ...OF_SESSION, ...OF_LOGIN, 'storeRef', 'provider']],
    ['is replaced by another', 'replaced', REPLACED],
    ['is another store’s', 'otherStore', [...REPLACED, 'storeRef', ...ORDER]],
  ] as const)(
    'when a session %s is rid of its own, and keeps what is the brand’s, was asked for or is stored under a member’s name',
    (_what, reason, gone) => {
      fill()
      wipe(reason)
      const stored = names().map(keyOfName)
      expect(keys.filter((key) => !stored.includes(key)).toSorted()).toEqual(gone.toSorted())
    },
  )

  it('has its owner in its name: each key is of the phone, a session, a visitor, who waits, or a member', () => {
    fill()
    const [, mark = '?'] =
      names()
        .find((name) => name.startsWith('lineUser'))
        ?.split('@') ?? []
    const nameOf = (key: StoredKey) => {
      if (OF_SESSION.includes(key)) return `${key}@${mark}`
      if (key === 'mobileNo' || key === 'otp') return `${key}@doisai:${mark}`
      if ([...OF_VISITOR].some((one) => one === key)) return `${key}@doisai`
      return [...WAITING, ...OF_MEMBER].some((one) => one === key) ? `${key}@doisai:x` : key
    }
    expect(mark).toMatch(/^\w{4,8}$/)
    expect(names()).toEqual(keys.map(nameOf).toSorted())
  })

  it('of one session is read and written by no page of another, and is removed once that one has logged in', () => {
    fill()
    forgetOwners()
    writeStored('token', 'next')
    openSession('next')
    expect(OF_SESSION.filter((key) => readStored(key) !== undefined)).toEqual([])
    store('homeSnapshot', 'of-the-next')
    // The page of the session before, which has not noticed.
    openSession('x')
    for (const key of [...OF_SESSION, ...OF_MEMBER]) store(key, 'late')
    expect(has('homeSnapshot', 'x')).toBe(true)
    expect(
      names().filter((name) =>
        `${localStorage.getItem(name)}${sessionStorage.getItem(name)}`.includes('late'),
      ),
    ).toEqual([])
    tidy()
    expect(OF_SESSION.filter((key) => readStored(key) !== undefined)).toEqual([])
    openSession('next')
    expect(has('homeSnapshot', 'of-the-next')).toBe(true)
  })

  it.each([
    ['an expiry', () => wipe('expired'), ['drafts']],
    ['a log-out', () => wipe('logout'), []],
    ['a log-out in another tab', () => localStorage.clear(), []],
    ['an end of which no page has said why', () => localStorage.removeItem('token'), ['drafts']],
  ] as const)('is stored after %s only where that has left it', (_what, end, written) => {
    fill()
    end()
    for (const key of ['drafts', 'isInfoDue', 'issuedCodes', 'readPdpa'] as const) store(key, 'late')
    expect(keys.filter((key) => has(key, 'late'))).toEqual(written)
    closeSession()
    for (const key of ['isInfoDue', 'issuedCodes', 'readPdpa'] as const) store(key, 'late')
    expect(keys.filter((key) => has(key, 'late', 'doisai:x'))).toEqual(written)
  })

  it.each(['expired', 'replaced', 'otherStore'] as const)(
    'leaves the bearer that another tab has stored since: %s',
    (reason) => {
      fill()
      writeStored('token', 'of-another')
      wipe(reason)
      expect(OF_BEARER.map((key) => readStored(key))).toEqual(['of-another', 'x', 'x'])
    },
  )

  it('of a member is theirs at this brand, and what they typed goes with another brand’s member', () => {
    openBrand('doisai')
    openMember('M1')
    for (const key of OF_MEMBER) store(key, 'of M1')
    openBrand('sabaimart')
    openMember('M1')
    expect(OF_MEMBER.filter((key) => readStored(key) !== undefined)).toEqual([])
    openBrand('doisai')
    openMember('M1')
    expect(OF_MEMBER.filter((key) => readStored(key) === undefined)).toEqual(['drafts'])
  })

  it('of a member is gone once another one is known, but for their other name, and what comes late is theirs', () => {
    openBrand('doisai')
    openMember('M1')
    for (const key of OF_MEMBER) store(key, 'of M1')
    openMember('M2')
    store('knownPoints', 'late', 'doisai:M1')
    expect(OF_MEMBER.filter((key) => readStored(key) !== undefined)).toEqual([])
    openMember('M1')
    expect(OF_MEMBER.filter((key) => readStored(key) !== undefined)).toEqual(['memberAlias', 'knownPoints'])
  })

  it('is a bearer of this page’s brand, or none that it may send', () => {
    openBrand('doisai')
    expect([hasOwnBearer(), isVisitor()]).toEqual([false, true])
    writeStored('token', 'x')
    writeStored('tokenBrandRef', 'sabaimart')
    expect(hasOwnBearer()).toBe(false)
    writeStored('tokenBrandRef', 'doisai')
    expect([hasOwnBearer(), isVisitor()]).toEqual([true, false])
  })

  it('at one brand is not at another, and there again afterwards', () => {
    openBrand('doisai')
    for (const key of [...OF_VISITOR, ...WAITING]) store(key, 'of-doisai')
    openBrand('sabaimart')
    for (const key of [...OF_VISITOR, ...WAITING]) {
      expect(readStored(key), key).toBeUndefined()
      store(key, 'of-sabaimart')
    }
    // Another tab has opened another brand: this page goes on at its own.
    openBrand('doisai')
    localStorage.setItem('brandRef', 'sabaimart')
    expect([...OF_VISITOR, ...WAITING].filter((key) => !has(key, 'of-doisai'))).toEqual([])
  })

  it('before a brand is chosen goes on at the chosen one', () => {
    for (const key of ['qrCode', 'storeRef', ...ORDER] as const) store(key, 'early')
    openBrand('doisai')
    expect((['qrCode', 'storeRef', ...ORDER] as const).filter((key) => !has(key, 'early'))).toEqual([])
    openBrand('sabaimart')
    expect(readStored('qrCode')).toBeUndefined()
  })

  it.each(keys.filter((key) => ([...OF_LOGIN, 'targetPage', 'drafts'] as StoredKey[]).includes(key)))(
    '%s counts for a day, and for one more where the clock was ahead as it was stored',
    (key) => {
      vi.useFakeTimers({ now: Date.UTC(2026, 10, 1), toFake: ['Date'] })
      openBrand('doisai')
      openMember('M1')
      store(key, 'a\nb')
      const isThereAfter = (ms: number, mark: string) => {
        vi.setSystemTime(Date.now() + ms)
        return has(key, mark)
      }
      const day = 24 * 3_600_000
      expect([isThereAfter(day, 'a\nb'), isThereAfter(1, 'a\nb')]).toEqual([true, false])
      store(key, 'again')
      expect([-40 * day, day, 1].map((ms) => isThereAfter(ms, 'again'))).toEqual([true, true, false])
      tidy()
      expect(names()).toEqual(['brandRef'])
      vi.useRealTimers()
    },
  )

  it('by an older version, without owners, is the stored session’s, brand’s and member’s; of members’ rows the redemptions alone stay', () => {
    const OLD = keys.filter((key) => key !== 'memberBefore')
    for (const key of OLD)
      (STORED[key].area === 'local' ? localStorage : sessionStorage).setItem(
        key,
        key === 'qrCode' ? 'of qrCode' : textOf(key, `of ${key}`),
      )
    tidy()
    openBrand('of brandRef')
    openSession('of token')
    openMember('of memberId')
    // A code was a text.
    expect(readStored('qrCode')).toEqual(['of qrCode'])
    expect(OLD.filter((key) => key !== 'qrCode' && !has(key, `of ${key}`))).toEqual(OF_MEMBER)
    expect(
      names()
        .filter((name) => !name.includes('@'))
        .toSorted(),
    ).toEqual(OLD.filter((key) => STORED_WITHOUT_OWNER.includes(key)).toSorted())
    // A page of the older version, still open, stores once more; by then it may be another's session.
    localStorage.setItem('issuedCodes', textOf('issuedCodes', 'late'))
    replaceBearer('of-another', 'of brandRef')
    expect(readStored('issuedCodes')).toBeUndefined()
    expect(names()).not.toContain('issuedCodes')
  })

  it('in a tab is gone at its next start after a log-out in another one, and is another time’s where that has begun anew', () => {
    fill()
    expect(isCleared()).toBe(false)
    localStorage.clear()
    localStorage.setItem('brandRef', 'doisai')
    localStorage.setItem('beganAt', '1')
    expect(isCleared()).toBe(true)
    store('drafts', 'late')
    expect(names()).not.toContain('drafts@doisai:x')
    forgetOwners()
    tidy()
    expect(names()).toEqual(['brandRef', 'isLoggedOut', 'lineRenewal', 'toldErrors'])
    openBrand('doisai')
    writeStored('qrCode', ['EARN50'])
    tidy()
    expect(readStored('qrCode')).toEqual(['EARN50'])
  })

  it('of a visitor’s login is gone from a tab that is opened again once somebody has logged in in another one', () => {
    openBrand('doisai')
    writeStored('mobileNo', '0812345678')
    localStorage.setItem('token', 'of-another-tab')
    forgetOwners()
    tidy()
    expect(names()).toEqual(['brandRef', 'token'])
  })

  it('is cleared completely in this tab too by a log-out in another one, but for what is the tab’s', () => {
    fill()
    localStorage.clear()
    wipe('logout', [], 'session')
    closeSession()
    expect(left()).toEqual(['lineRenewal', 'isLoggedOut', 'toldErrors'])
  })

  it('is gone whoever’s it is where another LINE user has opened the app', () => {
    fill()
    openBrand('sabaimart')
    writeStored('mobileNo', '0812345678')
    wipe('anotherUser', ['brandRef'])
    expect(names()).toEqual(['brandRef', 'isLoggedOut', 'lineRenewal', 'toldErrors'])
  })

  describe('and waits for a login', () => {
    const wait = () => ({
      code: readStored('qrCode')?.join(),
      page: readStored('targetPage'),
      order: ORDER.map((key) => readStored(key)),
    })
    const logIn = (token: string, id: string) => {
      writeStored('token', token)
      openSession(token)
      writeStored('memberId', id)
      openMember(id)
    }
    const end = () => {
      wipe('expired')
      closeSession()
    }
    const NOTHING = { code: undefined, page: undefined, order: [undefined, undefined, undefined] }

    beforeEach(() => openBrand('doisai'))

    it('is a visitor’s until the member is known, then that member’s alone', () => {
      writeStored('qrCode', ['EARN50'])
      expect(isWaiting()).toBe(false)
      logIn('a', 'M1')
      expect(wait()).toEqual({ ...NOTHING, code: 'EARN50' })
      writeStored('targetPage', '/profile')
      end()
      expect([wait(), isWaiting()]).toEqual([NOTHING, true])
      logIn('b', 'M2')
      expect(wait()).toEqual(NOTHING)
      end()
      logIn('c', 'M1')
      expect(wait()).toEqual({ ...NOTHING, code: 'EARN50', page: '/profile' })
    })

    it('is the member’s until they are told that the session has ended', () => {
      logIn('a', 'M1')
      wipe('expired')
      closeSession(true)
      writeStored('targetPage', '/profile')
      closeSession()
      expect(wait()).toEqual(NOTHING)
      writeStored('targetPage', '/package')
      logIn('b', 'M2')
      expect(wait()).toEqual({ ...NOTHING, page: '/package' })
      end()
      logIn('c', 'M1')
      expect(wait()).toEqual({ ...NOTHING, page: '/profile' })
    })

    it('is nothing of a member who has logged out, even before they are told', () => {
      logIn('a', 'M1')
      wipe('logout')
      closeSession(true)
      writeStored('targetPage', '/profile')
      expect(Object.keys(localStorage)).toEqual([])
      closeSession()
      writeStored('targetPage', '/package')
      expect(wait()).toEqual({ ...NOTHING, page: '/package' })
    })

    it('gives way to what was begun since, an order as a whole, but for codes', () => {
      logIn('a', 'M1')
      for (const key of ORDER) writeStored(key, '/before')
      writeStored('qrCode', ['EARN50'])
      end()
      writeStored('mobileOrderStoreRef', 'S2')
      logIn('b', 'M1')
      expect(wait()).toEqual({ code: 'EARN50', page: undefined, order: ['S2', undefined, undefined] })
    })

    it('is all of the codes and of their ids: what the member has left, and what was begun since', () => {
      logIn('a', 'M1')
      writeStored('qrCode', ['1', '2'])
      store('redemptions', '1')
      end()
      writeStored('qrCode', ['2', '3'])
      writeStored('redemptions', [...VALUES.redemptions('2'), ...VALUES.redemptions('3')])
      logIn('b', 'M1')
      expect(readStored('qrCode')).toEqual(['1', '2', '2', '3'])
      expect(readStored('redemptions')?.map(({ qrCode }) => qrCode)).toEqual(['1', '2', '3'])
    })

    it('at one brand is not waited for at another', () => {
      logIn('a', 'M1')
      writeStored('qrCode', ['EARN50'])
      end()
      openBrand('sabaimart')
      expect(isWaiting()).toBe(false)
      openBrand('doisai')
      expect(isWaiting()).toBe(true)
    })
  })

  it.each(Object.keys(VALUES) as (keyof typeof VALUES)[])(
    'by the key %s reads as it was, and as nothing when it is corrupt or of another shape',
    (key) => {
      fill()
      expect(has(key, 'x')).toBe(true)
      expect(readStored(key)).toBe(readStored(key))
      const good = textOf(key, 'x')
      const area = STORED[key].area === 'local' ? localStorage : sessionStorage
      const name = Object.keys(area).find((one) => keyOfName(one) === key) ?? ''
      const at = (STORED[key] as StorageRow).lifeMs === undefined ? '' : `${Date.now()} `
      const read = (text: string) => {
        area.setItem(name, at + text)
        return readStored(key)
      }
      const none = Array.isArray(valueOf(key, 'x')) ? '{}' : '[]'
      // Each text and number in it, made another kind of thing.
      const others = [...good.matchAll(/(?<=[:[])("[^"]*"|\d+|true|false)/g)].map(
        ({ 0: one, index }) => `${good.slice(0, index)}null${good.slice(index + one.length)}`,
      )
      const found = [good.slice(0, -1), none, 'null', ...others].map(read)
      expect(found.filter((one) => one !== undefined && !isDeepStrictEqual(one, []))).toEqual([])
    },
  )

  it('loses of a list the item alone that cannot be read', () => {
    fill()
    const name = names().find((one) => keyOfName(one) === 'redemptionAttempts') ?? ''
    const [good] = VALUES.redemptionAttempts('R1')
    localStorage.setItem(name, JSON.stringify([{ ...good, status: 'of a later version' }, good]))
    expect(readStored('redemptionAttempts')).toEqual([good])
  })

  it.each([undefined, null])('lives in memory where storage is switched off (%s)', (none) => {
    vi.stubGlobal('localStorage', none)
    writeStored('token', 'bearer')
    expect(readStored('token')).toBe('bearer')
    writeStored('token', undefined)
    expect(readStored('token')).toBeUndefined()
  })

  describe('where storage is full', () => {
    const stored = new Map<string, string>()
    const size = () => Array.from(stored).join().length

    beforeEach(() => {
      stored.clear()
      const storage = {
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => stored.delete(key),
        setItem: (key: string, value: string) => {
          if (size() - (stored.get(key)?.length ?? 0) + value.length > 1000)
            throw new DOMException('full', 'QuotaExceededError')
          stored.set(key, value)
        },
      }
      const keysOf: ProxyHandler<object> = {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }
      vi.stubGlobal('localStorage', new Proxy(storage, keysOf))
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      writeStored('language', undefined)
    })

    it('lives in memory, and what was stored before does not come back after a reload', () => {
      writeStored('language', 'th')
      stored.set('homeSnapshot@another', 'x'.repeat(950))
      writeStored('language', 'en'.repeat(100))
      expect(readStored('language')).toBe('en'.repeat(100))
      expect(stored.get('language')).toBeUndefined()
    })

    it('gives way to what another tab stores', () => {
      writeStored('language', 'en'.repeat(600))
      const onChange = vi.fn()
      const stop = watchOtherTabs('language', onChange)
      const tell = (change: object) =>
        dispatchEvent(Object.assign(new Event('storage'), { storageArea: localStorage }, change))
      stored.set('language', 'th')
      tell({ key: 'figures', newValue: 'hidden' })
      tell({ key: 'language', newValue: 'th', storageArea: sessionStorage })
      expect(onChange).not.toHaveBeenCalled()
      tell({ key: 'language', newValue: 'th' })
      expect(readStored('language')).toBe('th')
      stored.clear()
      tell({ key: null, newValue: null })
      stop()
      tell({ key: 'language', newValue: 'en' })
      expect(onChange.mock.calls).toEqual([['th'], [undefined]])
    })

    it('keeps the attempts of before where there is no room for another one: they would charge twice', () => {
      store('redemptionAttempts', 'R1')
      const name = [...stored.keys()].find((one) => keyOfName(one) === 'redemptionAttempts') ?? ''
      const before = stored.get(name)
      store('redemptionAttempts', 'R'.repeat(2000))
      expect(stored.get(name)).toBe(before)
      expect(has('redemptionAttempts', 'R'.repeat(2000))).toBe(true)
    })

    it.each(['token', 'redemptionAttempts'] as const)('has room for %s in place of home’s copy', (key) => {
      stored.set('homeSnapshot@another', 'x'.repeat(950))
      store(key, 'new'.repeat(100), 'doisai:M1')
      const [name = ''] = [...stored.keys()].filter((one) => keyOfName(one) === key)
      expect(stored.get(name)).toContain('new'.repeat(100))
    })
  })

  it('is gone in this tab when another tab clears it', () => {
    writeStored('token', 'bearer')
    localStorage.clear()
    expect(readStored('token')).toBeUndefined()
  })
})
