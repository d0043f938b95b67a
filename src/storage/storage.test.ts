import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRecord } from '@/lib/is-record'
import {
  openBrandStorage,
  openMemberStorage,
  readJson,
  readStored,
  removeLineLogin,
  watchOtherTabs,
  wipe,
  writeJson,
  writeText,
} from './storage'
import { ORDER, STORED, type StoredKey } from './storage-keys'

const keys = Object.keys(STORED) as StoredKey[]
const fill = () => {
  openMemberStorage('x')
  keys.forEach((key) => writeText(key, 'x'))
}
const left = () => keys.filter((key) => readStored(key) !== undefined)

const OF_SESSION = [
  ...['token', 'tokenBrandRef', 'tokenSince', 'lineUser', 'memberId', 'issuedCodes', 'action'],
  ...['welcomePoints', 'isConsentGiven', 'homeSnapshot', 'isLoggingOut'],
] as StoredKey[]
const OF_VISIT = [
  ...['readPdpa', 'textInvalid', 'checkIssueCP', 'isProfileStale', 'transactionId', 'hasOpenedModal'],
] as StoredKey[]
const OF_LOGIN = [
  ...['loginAt', 'mobileNo', 'otp', 'pdpaData', 'lineRef', 'registrationToken', 'lineLoginAt'],
] as StoredKey[]
const REPLACED = [
  ...[...OF_SESSION, ...OF_VISIT, ...OF_LOGIN],
  ...(['isInfoDue', 'smsToken', 'lineLogin'] as const),
] as const
/** Of one member alone. */
const OF_MEMBER = [
  ...OF_SESSION.filter((key) => !key.startsWith('token')),
  ...OF_VISIT.filter((key) => key !== 'textInvalid'),
  ...(['memberAlias', 'drafts', 'favourites', 'savingFor', 'knownPoints', 'isInfoDue'] as const),
  ...(['redemptionAttempts', 'seenTier', 'consentRecord'] as const),
]
const OF_BRAND = [...OF_LOGIN, ...(['storeRef', 'targetPage', 'provider'] as const)]

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

  it('has nobody left who is logged in to LINE; a login at LINE that is on its way goes on', () => {
    for (const name of ['accessToken', 'IDToken', 'decodedIDToken', 'loginTmp'])
      localStorage.setItem(`LIFF_STORE:1-a:${name}`, 'secret')
    removeLineLogin()
    expect(Object.keys(localStorage)).toEqual(['LIFF_STORE:1-a:loginTmp'])
  })

  it.each([
    ['expires', 'expired', [...OF_SESSION, ...OF_VISIT, ...OF_LOGIN, 'storeRef', 'provider']],
    ['is replaced by another', 'replaced', REPLACED],
    ['is another brand’s or store’s', 'refused', [...REPLACED, 'storeRef', ...ORDER]],
    [
      'goes on at a page of another brand',
      'rebranded',
      [
        ...[...OF_VISIT, ...OF_LOGIN, 'storeRef', 'provider', 'targetPage', 'smsToken'],
        ...['setAside', 'qrCode', 'redemptions', ...ORDER],
      ],
    ],
    ['does not follow a login for a day', 'abandoned', [...OF_LOGIN, 'targetPage']],
  ] as const)(
    'when a session %s keeps what is the brand’s or was asked for, and nothing of the member',
    (...row) => {
      const [, reason, gone] = row
      fill()
      wipe(reason)
      expect(keys.filter((key) => readStored(key) === undefined).toSorted()).toEqual(gone.toSorted())
    },
  )

  it('is written by no page whose member is not the one of the stored session, and read by none as far as it is a session’s', () => {
    openMemberStorage('own')
    writeText('token', 'of-another')
    for (const key of keys) if (key !== 'token') writeText(key, 'x')
    expect(keys.filter((key) => readStored(key) === undefined).toSorted()).toEqual(OF_MEMBER.toSorted())
    const storages = [localStorage, sessionStorage]
    for (const key of keys) storages.forEach((storage) => storage.setItem(key, 'of-another'))
    expect(keys.filter((key) => readStored(key) === undefined).toSorted()).toEqual(
      OF_MEMBER.filter((key) => [...REPLACED].includes(key)).toSorted(),
    )
  })

  it.each([
    ['an expiry', 'expired', ['drafts', 'isInfoDue']],
    ['a log-out', 'logout', []],
  ] as const)('is stored after %s only where that has left it', (_what, reason, written) => {
    openMemberStorage('own')
    writeText('token', 'own')
    wipe(reason)
    for (const key of ['drafts', 'isInfoDue', 'issuedCodes', 'readPdpa'] as const) writeText(key, 'late')
    expect(left().filter((key) => readStored(key) === 'late')).toEqual(written)
    // The next session stores its own.
    openMemberStorage('next')
    writeText('issuedCodes', 'of-the-next')
    expect(readStored('issuedCodes')).toBe('of-the-next')
  })

  it('at one brand is not what another tab has stored at another one since', () => {
    openBrandStorage('doisai')
    localStorage.setItem('brandRef', 'sabaimart')
    for (const key of OF_BRAND) localStorage.setItem(key, 'of-sabaimart')
    for (const key of OF_BRAND) {
      expect(readStored(key), key).toBeUndefined()
      writeText(key, 'of-doisai')
      expect(readStored(key), key).toBe('of-doisai')
      writeText(key, undefined)
      expect(localStorage.getItem(key), key).toBe('of-sabaimart')
    }
    openBrandStorage(undefined)
  })

  it('is cleared completely in this tab too by a log-out in another one, but for what is the tab’s', () => {
    fill()
    localStorage.clear()
    wipe('elsewhere')
    expect(left()).toEqual(['lineRenewal', 'isLoggedOut', 'toldErrors'])
  })

  it('keeps what is the member’s own where another tab has opened another brand, and has not logged out', () => {
    fill()
    writeText('token', undefined)
    writeText('brandRef', 'sabaimart')
    wipe('elsewhere')
    expect(left()).toEqual(expect.arrayContaining(['redemptionAttempts', 'drafts', 'favourites']))
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
      openMemberStorage('bearer')
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => stored.delete(key),
        setItem: (key: string, value: string) => {
          if (size() - (stored.get(key)?.length ?? 0) + value.length > 1000)
            throw new DOMException('full', 'QuotaExceededError')
          stored.set(key, value)
        },
      })
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      writeText('language', undefined)
    })

    it('lives in memory, and what was stored before does not come back after a reload', () => {
      writeText('language', 'th')
      stored.set('homeSnapshot', 'x'.repeat(950))
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
      stored.set('homeSnapshot', 'x'.repeat(950))
      writeText(key, 'new'.repeat(100))
      expect(stored.get(key)).toBe('new'.repeat(100))
    })
  })

  it('is gone in this tab when another tab clears it', () => {
    writeText('token', 'bearer')
    localStorage.clear()
    expect(readStored('token')).toBeUndefined()
  })
})
