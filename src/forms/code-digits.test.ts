import { expect, it } from 'vitest'
import { readCode } from './code-digits'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['๑๒๓ ๔๕๖', '123456'],
  ['โทร 0812345678 รหัส 123\u200b456\u200b', '123456'],
  ['OTP: 123 456 (Ref AB12)', '123456'],
  ['(Ref: 98AB) รหัส OTP ของคุณคือ 123456 ใช้ได้ 5 นาที', '123456'],
  ['Ref A998877, OTP 123456', '123456'],
  ['โทร 0812345678 รหัส ๑๒๓๔๕๖', '123456'],
  ['@shop.example #123456', '123456'],
])('%s means the code %s', (text, code) => expect(readCode(text)).toBe(code))

it('keeps the digits typed so far, and no letters', () => {
  expect(readCode('12')).toBe('12')
  expect(readCode('1a2b')).toBe('12')
  expect(readCode('')).toBe('')
})

it('drops the digits beyond the length of the code', () => {
  expect(readCode('1234567')).toBe('123456')
})
