import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRecord } from '@/lib/is-record'
import { hasOwnBearer, replaceBearer } from './bearer'
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
  readJson,
  readStored,
  removeLineLogin,
  tidy,
  watchOtherTabs,
  wipe,
  writeJson,
  writeText,
} from './storage'
import { ORDER, STORED, type StoredKey } from './storage-keys'

const keys = (Object.keys(STORED) as StoredKey[]).filter((key) => key !== 'beganAt' && key !== 'tabBeganAt')
/** As pages of a member of doisai store it. */
const fill = () => {
  openBrand('doisai')
  writeText('token', 'x')
  openSession('x')
  openMember('x')
  for (const key of keys) if (key !== 'brandRef') writeText(key, 'x')
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
  ...['drafts', 'favourites', 'savingFor', 'knownPoints', 'seenTier', 'consentRecord'],
] as StoredKey[]
const WAITING = ['targetPage', 'qrCode', 'redemptions', 'deeds', ...ORDER] as const
const OF_VISITOR = [
  ...OF_LOGIN,
  'memberAlias',
  'lineLogin',
  'storeRef',
  'provider',
  'smsToken',
  'textInvalid',
] as const
const STORED_WITHOUT_OWNER: readonly StoredKey[] = keys.filter(
  (key) => ![...OF_SESSION, ...OF_MEMBER, ...OF_VISITOR, ...WAITING].some((one) => one === key),
)
const REPLACED = [...OF_BEARER, ...OF_SESSION, ...OF_LOGIN, 'smsToken', 'textInvalid', 'lineLogin'] as const

afterEach(() => vi.unstubAllGlobals())

describe('what is stored', () => {
  it('is cleared completely by a log-out, with the language and the entries of libraries', () => {
    fill()
    localStorage.setItem('LIFF_STORE:1-a:IDToken', 'secret')
    sessionStorage.setItem('LIFF_STORE:isInClient', '1')
    wipe('logout')
    expect(left()).toEqual([])
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
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
    'when a session %s keeps what is the brand’s or was asked for, and nothing of the member',
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
      if ([...OF_VISITOR].some((one) => one === key)) return `${key}@doisai`
      return [...WAITING, ...OF_MEMBER].some((one) => one === key) ? `${key}@doisai:x` : key
    }
    expect(mark).toMatch(/^\w{4,8}$/)
    expect(names()).toEqual(keys.map(nameOf).toSorted())
  })

  it('of one session is read and written by no page of another, and is removed once that one has logged in', () => {
    fill()
    forgetOwners()
    writeText('token', 'next')
    openSession('next')
    expect(OF_SESSION.filter((key) => readStored(key) !== undefined)).toEqual([])
    writeText('homeSnapshot', 'of-the-next')
    // The page of the session before, which has not noticed.
    openSession('x')
    for (const key of [...OF_SESSION, ...OF_MEMBER]) writeText(key, 'late')
    expect(readStored('homeSnapshot')).toBe('x')
    expect(
      names().filter((name) =>
        `${localStorage.getItem(name)}${sessionStorage.getItem(name)}`.includes('late'),
      ),
    ).toEqual([])
    tidy()
    expect(OF_SESSION.filter((key) => readStored(key) !== undefined)).toEqual([])
    openSession('next')
    expect(readStored('homeSnapshot')).toBe('of-the-next')
  })

  it.each([
    ['an expiry', () => wipe('expired'), ['drafts']],
    ['a log-out', () => wipe('logout'), []],
    ['a log-out in another tab', () => localStorage.clear(), []],
    ['an end of which no page has said why', () => localStorage.removeItem('token'), ['drafts']],
  ] as const)('is stored after %s only where that has left it', (_what, end, written) => {
    fill()
    end()
    for (const key of ['drafts', 'isInfoDue', 'issuedCodes', 'readPdpa'] as const) writeText(key, 'late')
    expect(keys.filter((key) => readStored(key) === 'late')).toEqual(written)
    closeSession()
    for (const key of ['isInfoDue', 'issuedCodes', 'readPdpa'] as const) writeText(key, 'late')
    expect(keys.filter((key) => readStored(key, 'doisai:x') === 'late')).toEqual(written)
  })

  it.each(['expired', 'replaced', 'otherStore'] as const)(
    'leaves the bearer that another tab has stored since: %s',
    (reason) => {
      fill()
      writeText('token', 'of-another')
      wipe(reason)
      expect(OF_BEARER.map((key) => readStored(key))).toEqual(['of-another', 'x', 'x'])
    },
  )

  it('of a member is theirs at this brand, and what they typed goes with another brand’s member', () => {
    openBrand('doisai')
    openMember('M1')
    for (const key of OF_MEMBER) writeText(key, 'of M1')
    openBrand('sabaimart')
    openMember('M1')
    expect(OF_MEMBER.filter((key) => readStored(key) !== undefined)).toEqual([])
    openBrand('doisai')
    openMember('M1')
    expect(OF_MEMBER.filter((key) => readStored(key) === undefined)).toEqual(['drafts'])
  })

  it('of a member is gone once another one is known, and what comes late is theirs', () => {
    openBrand('doisai')
    openMember('M1')
    for (const key of OF_MEMBER) writeText(key, 'of M1')
    openMember('M2')
    writeText('knownPoints', 'late', 'doisai:M1')
    expect(OF_MEMBER.filter((key) => readStored(key) !== undefined)).toEqual([])
    openMember('M1')
    expect(OF_MEMBER.flatMap((key) => readStored(key) ?? [])).toEqual(['late'])
  })

  it('is a bearer of this page’s brand, or none that it may send', () => {
    openBrand('doisai')
    expect([hasOwnBearer(), isVisitor()]).toEqual([false, true])
    writeText('token', 'x')
    writeText('tokenBrandRef', 'sabaimart')
    expect(hasOwnBearer()).toBe(false)
    writeText('tokenBrandRef', 'doisai')
    expect([hasOwnBearer(), isVisitor()]).toEqual([true, false])
  })

  it('at one brand is not at another, and there again afterwards', () => {
    openBrand('doisai')
    for (const key of [...OF_VISITOR, ...WAITING]) writeText(key, 'of-doisai')
    openBrand('sabaimart')
    for (const key of [...OF_VISITOR, ...WAITING]) {
      expect(readStored(key), key).toBeUndefined()
      writeText(key, 'of-sabaimart')
    }
    // Another tab has opened another brand: this page goes on at its own.
    openBrand('doisai')
    localStorage.setItem('brandRef', 'sabaimart')
    expect([...OF_VISITOR, ...WAITING].filter((key) => readStored(key) !== 'of-doisai')).toEqual([])
  })

  it('before a brand is chosen goes on at the chosen one', () => {
    for (const key of ['qrCode', 'storeRef', ...ORDER] as const) writeText(key, 'early')
    openBrand('doisai')
    expect((['qrCode', 'storeRef', ...ORDER] as const).map((key) => readStored(key))).toEqual(
      Array(5).fill('early'),
    )
    openBrand('sabaimart')
    expect(readStored('qrCode')).toBeUndefined()
  })

  it.each(keys.filter((key) => ([...OF_LOGIN, 'targetPage', 'drafts'] as StoredKey[]).includes(key)))(
    '%s counts for a day, and for one more where the clock was ahead as it was stored',
    (key) => {
      vi.useFakeTimers({ now: Date.UTC(2026, 10, 1), toFake: ['Date'] })
      openBrand('doisai')
      openMember('M1')
      writeText(key, 'a\nb')
      const after = (ms: number) => {
        vi.setSystemTime(Date.now() + ms)
        return readStored(key)
      }
      const day = 24 * 3_600_000
      expect([after(day), after(1)]).toEqual(['a\nb', undefined])
      writeText(key, 'again')
      expect([after(-40 * day), after(day), after(1)]).toEqual(['again', 'again', undefined])
      tidy()
      expect(names()).toEqual(['brandRef'])
      vi.useRealTimers()
    },
  )

  it('by an older version, without owners, is the stored session’s, brand’s and member’s; of members’ rows the redemptions alone stay', () => {
    const OLD = keys.filter((key) => key !== 'memberBefore')
    for (const key of OLD)
      (STORED[key].area === 'local' ? localStorage : sessionStorage).setItem(key, `of ${key}`)
    tidy()
    openBrand('of brandRef')
    openSession('of token')
    openMember('of memberId')
    expect(OLD.filter((key) => readStored(key) !== `of ${key}`)).toEqual(OF_MEMBER)
    expect(
      names()
        .filter((name) => !name.includes('@'))
        .toSorted(),
    ).toEqual(OLD.filter((key) => STORED_WITHOUT_OWNER.includes(key)).toSorted())
    // A page of the older version, still open, stores once more; by then it may be another's session.
    localStorage.setItem('issuedCodes', 'late')
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
    writeText('drafts', 'late')
    expect(names()).not.toContain('drafts@doisai:x')
    forgetOwners()
    tidy()
    expect(names()).toEqual(['brandRef', 'isLoggedOut', 'lineRenewal', 'toldErrors'])
    openBrand('doisai')
    writeText('qrCode', 'EARN50')
    tidy()
    expect(readStored('qrCode')).toBe('EARN50')
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
    writeText('mobileNo', '0812345678')
    wipe('anotherUser', ['brandRef'])
    expect(names()).toEqual(['brandRef', 'isLoggedOut', 'lineRenewal', 'toldErrors'])
  })

  describe('and waits for a login', () => {
    const wait = () => ({
      code: readStored('qrCode'),
      page: readStored('targetPage'),
      order: ORDER.map((key) => readStored(key)),
    })
    const logIn = (token: string, id: string) => {
      writeText('token', token)
      openSession(token)
      writeText('memberId', id)
      openMember(id)
    }
    const end = () => {
      wipe('expired')
      closeSession()
    }
    const NOTHING = { code: undefined, page: undefined, order: [undefined, undefined, undefined] }

    beforeEach(() => openBrand('doisai'))

    it('is a visitor’s until the member is known, then that member’s alone', () => {
      writeText('qrCode', 'EARN50')
      expect(isWaiting()).toBe(false)
      logIn('a', 'M1')
      expect(wait()).toEqual({ ...NOTHING, code: 'EARN50' })
      writeText('targetPage', '/profile')
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
      writeText('targetPage', '/profile')
      closeSession()
      expect(wait()).toEqual(NOTHING)
      writeText('targetPage', '/package')
      logIn('b', 'M2')
      expect(wait()).toEqual({ ...NOTHING, page: '/package' })
      end()
      logIn('c', 'M1')
      expect(wait()).toEqual({ ...NOTHING, page: '/profile' })
    })

    it('gives way to what was begun since, an order as a whole, but for codes', () => {
      logIn('a', 'M1')
      for (const key of ORDER) writeText(key, '/before')
      writeText('qrCode', 'EARN50')
      end()
      writeText('mobileOrderStoreRef', 'S2')
      logIn('b', 'M1')
      expect(wait()).toEqual({ code: 'EARN50', page: undefined, order: ['S2', undefined, undefined] })
    })

    it('is all of the codes and of their ids: what the member has left, and what was begun since', () => {
      logIn('a', 'M1')
      writeText('qrCode', '1\n2')
      writeText('redemptions', '[{"a":1}]')
      end()
      writeText('qrCode', '2\n3')
      writeText('redemptions', '[{"b":2},{"c":3}]')
      logIn('b', 'M1')
      expect([readStored('qrCode'), readStored('redemptions')]).toEqual([
        '1\n2\n2\n3',
        '[{"a":1}]\n[{"b":2},{"c":3}]',
      ])
    })

    it('at one brand is not waited for at another', () => {
      logIn('a', 'M1')
      writeText('qrCode', 'EARN50')
      end()
      openBrand('sabaimart')
      expect(isWaiting()).toBe(false)
      openBrand('doisai')
      expect(isWaiting()).toBe(true)
    })
  })

  it('reads as nothing when it is corrupt or of an older shape', () => {
    writeText('appSetting', '{"brandRef":')
    expect(readJson('appSetting', isRecord)).toBeUndefined()
    writeJson('appSetting', ['an', 'array'])
    expect(readJson('appSetting', isRecord)).toBeUndefined()
  })

  it.each([undefined, null])('lives in memory where storage is switched off (%s)', (none) => {
    vi.stubGlobal('localStorage', none)
    writeText('token', 'bearer')
    expect(readStored('token')).toBe('bearer')
    writeText('token', undefined)
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
      writeText('language', undefined)
    })

    it('lives in memory, and what was stored before does not come back after a reload', () => {
      writeText('language', 'th')
      stored.set('homeSnapshot@another', 'x'.repeat(950))
      writeText('language', 'en'.repeat(100))
      expect(readStored('language')).toBe('en'.repeat(100))
      expect(stored.get('language')).toBeUndefined()
    })

    it('gives way to what another tab stores', () => {
      writeText('language', 'en'.repeat(600))
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

    it.each(['token', 'redemptionAttempts'] as const)('has room for %s in place of home’s copy', (key) => {
      stored.set('homeSnapshot@another', 'x'.repeat(950))
      writeText(key, 'new'.repeat(100), 'doisai:M1')
      const [name = ''] = [...stored.keys()].filter((one) => keyOfName(one) === key)
      expect(stored.get(name)).toContain('new'.repeat(100))
    })
  })

  it('is gone in this tab when another tab clears it', () => {
    writeText('token', 'bearer')
    localStorage.clear()
    expect(readStored('token')).toBeUndefined()
  })
})
