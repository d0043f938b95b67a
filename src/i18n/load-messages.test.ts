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

const catalogues = import.meta.glob<string>('./messages/**/*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
})
/** The texts of the catalogues whose name contains this, by id. */
const textsOf = (language: RegExp) =>
  Object.assign(
    {},
    ...Object.entries(catalogues).map(([file, raw]) =>
      language.test(file) ? (JSON.parse(raw) as object) : {},
    ),
  ) as Record<string, string>

it('a text has its figures and names in the same order in both languages, so that none stands for another', () => {
  const english = textsOf(/en\.json$/)
  const valuesIn = (text = '') => [...new Set(text.match(/(?<=\{)\w+/g))]
  const differing = Object.entries(textsOf(/\/th\/|th\.json$/)).filter(([id, thai]) => {
    const [inThai, inEnglish] = [valuesIn(thai), valuesIn(english[id])]
    const shared = (some: string[], others: string[]) => some.filter((one) => others.includes(one)).join()
    return shared(inThai, inEnglish) !== shared(inEnglish, inThai)
  })
  expect(Object.keys(english).length).toBeGreaterThan(100)
  expect(differing).toEqual([])
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
