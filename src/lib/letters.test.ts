import { letters } from '#tests/support/typed-inputs.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLetter, lettersOf, shortened } from './letters'

afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['by the browser', () => {}],
  ['by a browser without Intl.Segmenter', () => vi.stubGlobal('Intl', {})],
])('letters as readers see them, %s', (_browser, stub) => {
  beforeEach(stub)

  it.each(letters)('of %j are %j', (text, whole) => expect(lettersOf(text)).toEqual(whole))

  it.each(letters)('of %j are never cut', (text, whole) => {
    expect(firstLetter(` ${text}`)).toBe(whole[0])
    for (let max = 2; max <= text.length; max += 1) {
      const cut = shortened(`${text}${text}`, max)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(`${text}${text}`.startsWith(cut.slice(0, -1))).toBe(true)
      const seen = lettersOf(cut.slice(0, -1))
      expect([...whole, ...whole].slice(0, seen.length)).toEqual(seen)
    }
  })
})

it('a text that fits stays as it is, and a cut one ends without a blank', () => {
  expect(shortened('ลาเต้', 5)).toBe('ลาเต้')
  expect(shortened('one two', 5)).toBe('one…')
  expect(firstLetter('  ')).toBe('')
})
