import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { ownTextError, parseOwnText, readPointsName, textFacts } from './own-text'

const factsOf = (text: string) => textFacts(parse(text))

describe('A text of the app', () => {
  it.each([
    ['Your points', 11, [], []],
    ['Sent to {name} at {time}', 20, ['{name}', '{time}'], []],
    ['{n, plural, one {# code} other {# codes}} scanned', 15, ['{n}'], []],
    ['{n, plural, =0 {today} other {in {n} days}}', 9, [], ['{n}']],
    ['{is, select, true {{a} and {b}} other {{a}}}', 7, ['{a}'], ['{b}']],
    ['<b>{day}{is, select, true { · {n} days} other {}}</b>', 12, ['<b>', '{day}'], ['{n}']],
  ])('%s has the length of its longest form, and what each form shows', (text, length, needs, may) => {
    expect(factsOf(text)).toEqual({ length, needs, may })
  })
})

describe('A brand’s own text for "<b>{points}</b> {is, select, true {by {day}} other {}}"', () => {
  const facts = factsOf('<b>{points}</b> {is, select, true {by {day}} other {}}')

  it.each([
    ['<b>{points}</b> to spend', undefined],
    ['By {day}: <b>{points}</b>', undefined],
    [7, 'is no text'],
    [' ', 'is no text'],
    ['{points} to spend', 'lacks <b>'],
    ['<b>to spend</b>', 'lacks {points}'],
    ['<b>{points}</b> {is}', 'has {is}, which the app does not fill in'],
    ['<b>{points}</b> <i>now</i>', 'has <i>, which the app does not fill in'],
    ['<b>{points}</b> {is, select, other {}}', 'has a bracket that belongs to no placeholder'],
    ['<b>{points}', 'has a bracket that belongs to no placeholder'],
    ['</b>{points}<b>', 'has a bracket that belongs to no placeholder'],
    ['<b>{points}</b> <3', 'has a bracket that belongs to no placeholder'],
    ['<b>{points}</b>}', 'has a bracket that belongs to no placeholder'],
    [`<b>{points}</b> ${'x'.repeat(39)}`, undefined],
    [`<b>{points}</b> ${'x'.repeat(40)}`, 'is longer than 46 letters'],
  ])('%j: %s', (own, error) => expect(ownTextError(own, facts)).toBe(error))

  it('has the parts that react-intl knows', () => {
    const own = 'By {day}: <b>{points}</b>'
    const [literal, argument, colon, tag] = parseOwnText(own) ?? []
    expect([literal, argument, colon]).toEqual([
      { type: 0, value: 'By ' },
      { type: 1, value: 'day' },
      { type: 0, value: ': ' },
    ])
    expect(tag).toEqual({ type: 8, value: 'b', children: [{ type: 1, value: 'points' }] })
  })
})

it('A name of the points is a word, or one for a single point and one for several', () => {
  expect([readPointsName('ดาว'), readPointsName(['Star']), readPointsName(['Star', 'Stars'])]).toEqual([
    ['ดาว', 'ดาว'],
    ['Star', 'Star'],
    ['Star', 'Stars'],
  ])
  const unusable = [undefined, 7, '', ' ', [], ['a', 'b', 'c'], ['a', ''], ['a', 7], 'x'.repeat(21)]
  expect(unusable.map(readPointsName).filter(Boolean)).toEqual([])
})
