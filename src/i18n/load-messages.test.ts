import { expect, it } from 'vitest'
import { loadMessages } from './load-messages'

// The built app has no message parser: a text that needs one throws at each use.
it.each([
  ['th', 'first'],
  ['th', 'late'],
  ['en', 'first'],
  ['en', 'late'],
] as const)('gives every %s text of the %s part as a syntax tree', async (locale, part) => {
  const texts = Object.values(await loadMessages(locale, part))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !Array.isArray(text))).toEqual([])
})
