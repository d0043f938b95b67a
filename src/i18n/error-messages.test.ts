import { afterEach, describe, expect, it, vi } from 'vitest'
import english from './messages/en.json'
import thai from './messages/th/error.json'
import { errorText } from './error-messages'

const IN_LINE = 'Mozilla/5.0 (Linux; Android 15) Chrome/138.0.0.0 Mobile Safari/537.36 Line/15.9.0 LIFF'
const IN_A_BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/138.0.0.0 Mobile Safari/537.36'
const catalogues: Record<'th' | 'en', Record<string, string>> = { th: thai, en: english }

const onPhone = (userAgent: string, isOnline: boolean) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}
const offlineIn = (locale: 'th' | 'en') =>
  errorText({ kind: 'offline' }, locale, ({ id }) => catalogues[locale][String(id)] ?? '').message

afterEach(() => vi.restoreAllMocks())

describe('a call without an answer', () => {
  it.each([
    ['th', ' ปิดหน้านี้ใน LINE แล้วเปิดใหม่'],
    ['en', 'close this page in LINE and open it again'],
  ] as const)(
    'inside LINE, on a phone that is online, is told to close the page and open it again, in %s',
    (locale, words) => {
      onPhone(IN_LINE, true)
      expect(offlineIn(locale)).toContain(words)
    },
  )

  it.each([
    ['inside LINE, on a phone that is offline', IN_LINE, false],
    ['in a browser', IN_A_BROWSER, true],
  ])('%s is told of the connection alone', (_where, userAgent, isOnline) => {
    onPhone(userAgent, isOnline)
    expect(offlineIn('en')).toBe(english['error.offline'])
    expect(offlineIn('th')).toBe(thai['error.offline'])
  })
})

it.each([
  ['a title alone', { title: 'ก', message: '' }, { title: thai['error.title'], message: 'ก' }],
  ['a message alone', { title: '', message: 'ข' }, { title: thai['error.title'], message: 'ข' }],
  ['both', { title: 'ก', message: 'ข' }, { title: 'ก', message: 'ข' }],
])('the server’s own words are shown: %s', (_which, th, shown) => {
  const say = ({ id }: { id?: unknown }) => catalogues.th[String(id)] ?? ''
  expect(errorText({ kind: 'invalid', texts: { th, en: undefined } }, 'th', say)).toEqual(shown)
})

it('a refusal that the contract names is told in the words of the catalogue, whatever the server says', () => {
  const say = ({ id }: { id?: unknown }) => catalogues.th[String(id)] ?? ''
  const known = { kind: 'invalid' as const, message: 'invalid pin' }
  const told = errorText(known, 'th', say)
  expect(told.message).not.toBe('')
  expect(
    errorText({ ...known, texts: { th: { title: 'ก', message: 'ข' }, en: undefined } }, 'th', say),
  ).toEqual(told)
})
