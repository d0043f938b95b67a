import { afterEach, describe, expect, it } from 'vitest'
import { knownMessages, loadFeatureMessages, loadMessages, subscribeToMessages } from './load-messages'

afterEach(() => {
  document.documentElement.lang = ''
})

const languages = ['th', 'en'] as const

// The built app has no message parser: a text that needs parsing throws at each use.
it.each(languages)('gives every %s text as a syntax tree', async (locale) => {
  const texts = Object.values(await loadMessages(locale))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => !Array.isArray(text))).toEqual([])
})

describe('the texts of a feature', () => {
  it('come in the language on screen, and tell those who show texts', async () => {
    document.documentElement.lang = 'th'
    await loadMessages('th')
    let told = 0
    const stop = subscribeToMessages(() => told++)
    await loadFeatureMessages('phone')
    stop()
    expect(told).toBe(1)
    expect(knownMessages('th')).toHaveProperty(['phone.otp.title'])
    expect(knownMessages('th')).toHaveProperty(['error.title'])
    expect(knownMessages('en')).not.toHaveProperty(['phone.otp.title'])
  })

  it('come with the other language at a switch, once they were needed', async () => {
    document.documentElement.lang = 'th'
    await loadFeatureMessages('phone')
    const english = await loadMessages('en')
    expect(english).toHaveProperty(['phone.otp.title'])
    expect(english).not.toHaveProperty(['consent.accept'])
  })

  it('come even where a page is opened while the language is on its way', async () => {
    document.documentElement.lang = 'th'
    const english = loadMessages('en')
    await loadFeatureMessages('point-member')
    expect(await english).toHaveProperty(['pointMember.title'])
  })
})
