import { describe, expect, it } from 'vitest'
import { formatPhone, maskPhone, normalisePhone } from './thai-phone'

describe('a mobile number', () => {
  it.each([
    '0812345678',
    '081-234-5678',
    '(081) 234.5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '+66812345678',
    '+66 (0)81 234 5678',
    '66812345678',
    '0066812345678',
    '\u202a081 234 5678\u202c',
    '081\u00a0234\u00a05678\u200b',
  ])('is understood as %s', (text) => expect(normalisePhone(text)).toBe('0812345678'))

  it('begins with 06, 08 or 09', () => {
    expect(normalisePhone('0612345678')).toBe('0612345678')
    expect(normalisePhone('0912345678')).toBe('0912345678')
    expect(normalisePhone('+66612345678')).toBe('0612345678')
  })

  it.each([
    '',
    '081234567',
    '08123456789',
    '0212345678',
    '0712345678',
    '812345678',
    '+65812345678',
    '081234567a',
    'เบอร์ 0812345678',
  ])('is not %s', (text) => expect(normalisePhone(text)).toBeUndefined())
})

it('is shown in groups', () => {
  expect(formatPhone('0812345678')).toBe('081\u00a0234\u00a05678')
  expect(formatPhone('1234')).toBe('1234')
})

it('is masked in its middle', () => {
  expect(maskPhone('0810000005')).toBe('081\u00a0xxx\u00a00005')
  expect(maskPhone('')).toBe('')
})
