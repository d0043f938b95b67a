import { th } from '#tests/names.ts'
import { expect, it } from 'vitest'
import { encodeCode128 } from './encode-code128'

const START_B = '11010010000'
const STOP = '1100011101011'

it('a code is drawn as CODE128: start, a symbol for each character, checksum and stop', () => {
  const symbols = ['10100011000', '10010000110', '10011100110']
  const checksum = '11000100100'
  expect(encodeCode128('Ab1')).toBe([START_B, ...symbols, checksum, STOP].join(''))
})

it('digits are packed two by two, which makes a member’s number narrow enough', () => {
  expect(encodeCode128('1234567890')).toHaveLength(11 * 7 + 13)
})

it.each(['', th.membership, 'é', 'Ð100'])('%j, which CODE128 does not know, is not drawn', (code) => {
  expect(encodeCode128(code)).toBeUndefined()
})
