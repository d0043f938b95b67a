import { describe, expect, it, vi } from 'vitest'
import { storedBearer } from './bearer'
import { readBearer } from './read-bearer'
import { openBrand, replaceBearer, writeStored } from './storage'

describe('a bearer that was stored or handed over', () => {
  it.each([
    ['a JWS', 'eyJhbGciOiJIUzI1NiJ9.eyJicmFuZF9yZWYiOiJkb2lzYWkifQ.c2ln_-'],
    ['opaque', '12|Zm9v+bar/baz=='],
    ['of digits', '1234567890'],
    ['one that begins like a word for none', 'nullable.token'],
  ])('is the text as it is: %s', (_, text) => expect(readBearer(text)).toBe(text))

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a space before', ' abc'],
    ['a space behind', 'abc '],
    ['a space inside', 'Bearer abc'],
    ['a line break behind', 'abc\n'],
    ['the word null', 'null'],
    ['the word undefined', 'undefined'],
    ['a JSON text', '"abc"'],
    ['the end of a JSON text', 'abc"'],
    ['a JSON object', '{"token":"abc"}'],
    ['a JSON list', '["abc"]'],
    ['an object as text', '[object Object]'],
    ['letters that no header carries', 'โทเคน'],
  ])('is none: %s', (_, text) => expect(readBearer(text)).toBeUndefined())
})

it('a stored text that can be no bearer counts as none', () => {
  writeStored('token', '"abc')
  expect(storedBearer()).toBeUndefined()
  writeStored('token', 'abc')
  expect(storedBearer()?.token).toBe('abc')
})

it('a bearer that is stored leaves nothing of a login at any brand, nor of another session', () => {
  openBrand('sabaimart')
  writeStored('mobileNo', '0812345678')
  replaceBearer('before', 'sabaimart')
  writeStored('memberId', 'M1')
  writeStored('mobileNo', '0812345678')
  openBrand('doisai')
  writeStored('lineRef', 'U1')
  replaceBearer('next', 'doisai')
  const names = ['beganAt', 'brandRef', 'token', 'tokenBrandRef', 'tokenSince']
  expect(Object.keys(localStorage).toSorted()).toEqual(names)
})

it('a bearer that takes another one’s place leaves another tab no moment to store its member under it', async () => {
  replaceBearer('before', 'doisai')
  vi.resetModules()
  const otherTab = await import('./storage')
  otherTab.openSession('before')
  const storage = localStorage
  const change = (method: 'setItem' | 'removeItem') => (key: string, text: string) => {
    storage[method](key, text)
    if (!key.startsWith('memberId') || method === 'removeItem') otherTab.writeStored('memberId', 'M1')
  }
  const getItem = (key: string) => storage.getItem(key)
  vi.stubGlobal('localStorage', { getItem, setItem: change('setItem'), removeItem: change('removeItem') })
  replaceBearer('next', 'doisai')
  vi.unstubAllGlobals()
  expect(Object.keys(localStorage).filter((name) => name.startsWith('memberId'))).toEqual([])
})
