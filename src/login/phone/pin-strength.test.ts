import { describe, expect, it } from 'vitest'
import { isWeakPin } from './pin-strength'

describe('a PIN is weak when it is', () => {
  it.each(['000000', '999999'])('one digit: %s', (pin) => expect(isWeakPin(pin)).toBe(true))

  it.each(['123456', '012345', '654321', '987654', '567890', '098765'])('a run: %s', (pin) =>
    expect(isWeakPin(pin)).toBe(true),
  )

  it.each(['123123', '121212', '909090', '112233', '445544'])('a repeated part: %s', (pin) =>
    expect(isWeakPin(pin)).toBe(true),
  )

  it.each([
    '171290',
    '901217',
    '121790',
    '171219',
    '121990',
    '199012',
    '171233',
    '331217',
    '171225',
    '253312',
  ])('a piece of the birth date: %s', (pin) => {
    expect(isWeakPin(pin, '1990-12-17')).toBe(true)
    expect(isWeakPin(pin)).toBe(false)
  })
})

it.each(['135791', '246813', '482915', '100001', '123457', '112234'])('%s is strong enough', (pin) =>
  expect(isWeakPin(pin, '1990-12-17')).toBe(false),
)

it('tolerates a missing or invalid birth date', () => {
  for (const date of [undefined, '', 'soon']) expect(isWeakPin('171290', date)).toBe(false)
})
