import { th } from '#tests/names.ts'
import { BARS } from 'jsbarcode/bin/barcodes/CODE128/constants.js'
import { describe, expect, it } from 'vitest'
import { encodeCode128 } from './encode-code128'

const STOP_SYMBOL = 106
const START_SETS: Record<number, Set> = { 103: 'A', 104: 'B', 105: 'C' }
type Set = 'A' | 'B' | 'C'

/** Reads bars as a scanner does: start, symbols in three sets with switches and shift, checksum, stop. */
function decode(modules: string): string {
  const symbols = (modules.slice(0, -2).match(/.{11}/g) ?? []).map((bits) =>
    BARS.findIndex((bar) => String(bar).slice(0, 11) === bits),
  )
  const [start = -1, ...rest] = symbols
  expect(rest.pop()).toBe(STOP_SYMBOL)
  const checksum = rest.pop()
  expect(checksum).toBe(rest.reduce((sum, symbol, index) => sum + symbol * (index + 1), start) % 103)
  let set = START_SETS[start]
  let shifted: Set | undefined
  let text = ''
  for (const symbol of rest) {
    const now: Set | undefined = shifted ?? set
    shifted = undefined
    if (now === 'C' && symbol < 100) text += String(symbol).padStart(2, '0')
    else if (now !== 'C' && symbol < 96)
      text += String.fromCharCode(now === 'A' && symbol > 63 ? symbol - 64 : symbol + 32)
    else if (symbol === 98) shifted = now === 'A' ? 'B' : 'A'
    else set = symbol === 99 ? 'C' : symbol === 100 ? 'B' : 'A'
  }
  return text
}

describe('CODE128', () => {
  it.each(['DS100185', '0812345678', '12345', 'ab12CD3456xyz', '\u0001a\u0002b'])(
    'encodes %j exactly',
    (code) => {
      expect(decode(encodeCode128(code) ?? '')).toBe(code)
    },
  )

  it('encodes every printable character', () => {
    const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
    expect(decode(encodeCode128(all) ?? '')).toBe(all)
  })

  it('packs digits two by two', () => {
    expect(encodeCode128('1234567890')).toHaveLength(11 * 7 + 13)
  })

  it.each(['', th.membership, 'é', 'Ð100'])('refuses %j, which it cannot encode', (code) => {
    expect(encodeCode128(code)).toBeUndefined()
  })
})
