import { expect, it } from 'vitest'
import { loadMessages } from './load-messages'

// The built app has no message parser: a text that needs parsing throws at each use.
it.each(['th', 'en'] as const)('gives every %s text as a syntax tree', async (locale) => {
  const texts = Object.values(await loadMessages(locale))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !Array.isArray(text))).toEqual([])
})
