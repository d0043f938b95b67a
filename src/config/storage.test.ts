import { afterEach, describe, expect, it, vi } from 'vitest'
import { isRecord } from '@/lib/is-record'
import { readJson, readText, wipe, writeJson, writeText } from './storage'
import { STORED, type StoredKey } from './storage-keys'

const keys = Object.keys(STORED) as StoredKey[]
const fill = () => keys.forEach((key) => writeText(key, 'x'))
const left = () => keys.filter((key) => readText(key) !== undefined)

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

  it('keeps language, brand, colours and the target page when a session expires, and no bearer', () => {
    fill()
    wipe('expired')
    expect(left()).toEqual(
      expect.arrayContaining(['language', 'brandRef', 'appSetting', 'themeTokens', 'targetPage']),
    )
    expect(left()).not.toContain('token')
    expect(left()).not.toContain('homeSnapshot')
    expect(left()).not.toContain('recentlySeen')
  })

  it('keeps the target page, a scanned code, the store and the order when another session replaces the old one', () => {
    fill()
    wipe('replaced')
    expect(left()).toEqual(expect.arrayContaining(['targetPage', 'qrCode', 'brandRef']))
    expect(left()).toEqual(expect.arrayContaining(['storeRef', 'mobileOrderStoreRef', 'mobileOrderQrRef']))
    expect(left()).not.toContain('token')
    expect(left()).not.toContain('lineRef')
    expect(left()).not.toContain('action')
  })

  it('reads as nothing when it is corrupt or of an older shape', () => {
    writeText('appSetting', '{"brandRef":')
    expect(readJson('appSetting', isRecord)).toBeUndefined()
    writeJson('appSetting', ['an', 'array'])
    expect(readJson('appSetting', isRecord)).toBeUndefined()
  })

  it('lives in memory where storage is switched off', () => {
    vi.stubGlobal('localStorage', undefined)
    writeText('token', 'bearer')
    expect(readText('token')).toBe('bearer')
    writeText('token', undefined)
    expect(readText('token')).toBeUndefined()
  })

  it('lives in memory where storage is full', () => {
    writeText('language', 'th')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeText('language', 'en')
    expect(readText('language')).toBe('en')
    vi.restoreAllMocks()
    writeText('language', undefined)
  })

  it('is gone in this tab when another tab clears it', () => {
    writeText('token', 'bearer')
    localStorage.clear()
    expect(readText('token')).toBeUndefined()
  })
})
