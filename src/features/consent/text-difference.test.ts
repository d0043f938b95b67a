import { describe, expect, it } from 'vitest'
import { textDifference } from './text-difference'

const inSigns = (before: string, after: string) =>
  textDifference(before, after).map(
    ({ kind, text }) => ({ same: ' ', added: '+', removed: '-' })[kind] + text,
  )

describe('the difference of two texts', () => {
  it('is none where they are the same', () => {
    expect(inSigns('One.\nTwo.', 'One.\nTwo.')).toEqual([' One.', ' Two.'])
    expect(textDifference('', '')).toEqual([])
  })

  it('names the sentences that came and went, in the order of reading', () => {
    expect(
      inSigns('We keep it. We use it. We sell nothing.', 'We keep it. We share it. We sell nothing.'),
    ).toEqual([' We keep it.', '-We use it.', '+We share it.', ' We sell nothing.'])
    expect(inSigns('a\nb\nc\nd', 'x\nb\nd\ne')).toEqual(['-a', '+x', ' b', '-c', ' d', '+e'])
  })

  it('keeps a Thai line whole, with its abbreviations and numbers', () => {
    const [before, after] = [
      '1. ข้อมูล\nตาม พ.ร.บ. พ.ศ. 2562 เก็บ 2 ปี',
      '1. ข้อมูล\nตาม พ.ร.บ. พ.ศ. 2562 เก็บ 3 ปี',
    ]
    expect(inSigns(before, after)).toEqual([
      ' 1. ข้อมูล',
      '-ตาม พ.ร.บ. พ.ศ. 2562 เก็บ 2 ปี',
      '+ตาม พ.ร.บ. พ.ศ. 2562 เก็บ 3 ปี',
    ])
  })

  it('is none where only the lines are others, which are those of the markup', () => {
    expect(inSigns('ข้อ 1 เก็บ 2 ปี\nข้อ 2\nจบ', 'ข้อ 1\nเก็บ 2 ปี\nข้อ 2\nใหม่')).toEqual([
      ...[' ข้อ 1', ' เก็บ 2 ปี', ' ข้อ 2'],
      ...['-จบ', '+ใหม่'],
    ])
    expect(inSigns('a b', 'ab')).toEqual([' ab'])
  })

  it('gives back both texts, whatever they are', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 200; round += 1) {
      const [before, after] = [random(12), random(12)].map((length) =>
        Array.from({ length }, () => 'abcd'[random(4)]).join('\n'),
      ) as [string, string]
      const parts = textDifference(before, after)
      const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ text }) => text)
      expect(without('added').join('\n')).toBe(before)
      expect(without('removed').join('\n')).toBe(after)
    }
  })

  it('comes to an end for long texts that have nothing in common', () => {
    const long = (sign: string) => Array.from({ length: 20_000 }, (_, index) => `${sign}${index}`).join('\n')
    expect(textDifference(long('a'), long('b'))).toHaveLength(40_000)
  })
})
