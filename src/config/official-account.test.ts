import { expect, it } from 'vitest'
import { addFriendAddress, officialAccountOf } from './official-account'

it.each([
  ['@doisai', '@doisai'],
  ['@123abcde', '@123abcde'],
  ['doisai', undefined],
  ['@', undefined],
  ['@a/../b', undefined],
  ['@a?b=c', undefined],
  [7, undefined],
  [undefined, undefined],
])('%s as the official account of a brand: %s', (configured, account) => {
  expect(officialAccountOf({ doisai: configured }, 'doisai')).toBe(account)
})

it('a brand without one has none, whatever it is called', () => {
  expect(officialAccountOf({}, 'constructor')).toBeUndefined()
})

it('the address that adds it is LINE’s', () => {
  expect(addFriendAddress('@doisai')).toBe('https://line.me/R/ti/p/%40doisai')
})
