import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRecord } from '@/lib/is-record'
import { openMemberStorage, readJson, readStored, wipe, writeJson, writeText } from './storage'
import { STORED, type StoredKey } from './storage-keys'

const keys = Object.keys(STORED) as StoredKey[]
const fill = () => keys.forEach((key) => writeText(key, 'x'))
const left = () => keys.filter((key) => readStored(key) !== undefined)

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

  it('has nobody left who is logged in to LINE, when a session expires; a login at LINE that is on its way goes on', () => {
    for (const name of ['accessToken', 'IDToken', 'decodedIDToken', 'loginTmp'])
      localStorage.setItem(`LIFF_STORE:1-a:${name}`, 'secret')
    wipe('replaced')
    expect(localStorage).toHaveLength(4)
    wipe('expired')
    expect(Object.keys(localStorage)).toEqual(['LIFF_STORE:1-a:loginTmp'])
  })

  it.each([
    [
      'expires',
      'expired',
      ['language', 'brandRef', 'appSetting', 'themeTokens', 'targetPage'],
      ['token', 'homeSnapshot', 'issuedCodes'],
    ],
    [
      'is replaced by another',
      'replaced',
      [...['brandRef', 'targetPage', 'qrCode', 'storeRef', 'mobileOrderStoreRef', 'mobileOrderQrRef']],
      [
        ...['token', 'lineRef', 'action', 'welcomePoints', 'issuedCodes', 'homeSnapshot'],
        ...['checkIssueCP', 'transactionId'],
      ],
    ],
  ] as const)(
    'when a session %s keeps what is the brand’s or was asked for, and nothing of the member',
    (...row) => {
      const [, reason, kept, gone] = row
      fill()
      wipe(reason)
      expect(left()).toEqual(expect.arrayContaining([...kept]))
      expect(left().filter((key) => (gone as readonly string[]).includes(key))).toEqual([])
    },
  )

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
