import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['a\u001b[2Kb\u202ec\nd\u2028e', 'a[2Kbcde'],
  ['[##vso[task.complete]', '[# #vso[task.complete]'],
  ['###', '# # #'],
  ['::error::no', ': :error: :no'],
  ['http://[::1]:3000: nothing listens there', 'http://[::1]:3000: nothing listens there'],
  ['https://[fe80::1:0]/', 'https://[fe80::1:0]/'],
])('%j is printed as %j', (text, printed) => {
  expect(plainText(text)).toBe(printed)
})
