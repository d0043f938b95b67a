import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import english from './messages/en.json'
import thai from './messages/th/shell.json'
import { whoseAccount } from './whose-account'

const told = (member: Parameters<typeof whoseAccount>[0], locale: 'th' | 'en', hasMenu = true) => {
  const messages = locale === 'th' ? thai : english
  return createIntl({ locale, messages }).formatMessage(...whoseAccount(member, locale, hasMenu))
}

it.each([
  ['สมชาย', 'ใจดี', 'บัญชีนี้เป็นของคุณสมชาย ใจดี'],
  ['น.ส.กัญญา', 'ใจดี', 'บัญชีนี้เป็นของน.ส.กัญญา ใจดี'],
  ['John', 'Smith', 'บัญชีนี้เป็นของคุณ\u00a0John Smith'],
  ['Mr John', 'Smith', 'บัญชีนี้เป็นของ\u00a0Mr John Smith'],
])('a member is told in Thai that the account is of %s %s', (first_name, last_name, words) => {
  expect(told({ first_name, last_name }, 'th')).toBe(`${words} หากไม่ใช่คุณ ออกจากระบบได้ที่เมนู`)
})

it('a member without a name is told by the masked number', () => {
  const words = 'บัญชีนี้เป็นของเบอร์\u00a0081\u00a0xxx\u00a00005 หากไม่ใช่คุณ ออกจากระบบได้ที่เมนู'
  expect(told({ mobile_no: '0810000005' }, 'th')).toBe(words)
})

it('a member without name and number is told that the account is of another', () => {
  expect(told({}, 'th')).toBe('บัญชีนี้เป็นของสมาชิกอีกคน หากไม่ใช่คุณ ออกจากระบบได้ที่เมนู')
})

it('a member is told in English by the name', () => {
  const words = 'This is สมชาย ใจดี’s account. Not you? Log out in the menu.'
  expect(told({ first_name: 'สมชาย', last_name: 'ใจดี' }, 'en')).toBe(words)
})

it('a page without the menu tells of no menu', () => {
  expect(told({ first_name: 'สมชาย' }, 'th', false)).toBe('บัญชีนี้เป็นของคุณสมชาย')
})
