import { afterEach, describe, expect, it, vi } from 'vitest'
import { wholeChunk } from '@/lib/chunks'
import { knownMessages, loadFeatureMessages, loadMessages, subscribeToMessages } from './load-messages'

vi.mock('@/lib/chunks', async (original) => {
  const real = await original<{ wholeChunk: typeof wholeChunk }>()
  return { ...real, wholeChunk: vi.fn(real.wholeChunk) }
})

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

interface Node {
  type: number
  value: string
  options?: Record<string, { value: Node[] }>
  children?: Node[]
}
/** One without placeholders stays a string. */
type Text = Node[] | string

const catalogues = import.meta.glob<Record<string, Text>>('./messages/**/*.json', {
  eager: true,
  import: 'default',
})
/** The texts of the catalogues whose name matches, by id. */
const textsOf = (language: RegExp): Record<string, Text> =>
  Object.assign({}, ...Object.entries(catalogues).map(([file, texts]) => (language.test(file) ? texts : {})))

const [TEXT, SELECT, PLURAL, HASH] = [0, 5, 6, 7]

/** The figures and names that a text shows, in their order; a choice between texts shows none, but for `#` in it. */
const shownIn = (nodes: Node[], counted = ''): string[] =>
  nodes.flatMap(({ type, value, options = {}, children = [] }) => {
    if (type === TEXT) return []
    if (type === HASH) return [counted]
    const inside = [...Object.values(options).flatMap((option) => option.value), ...children]
    const isShown = type !== SELECT && type !== PLURAL && children.length === 0
    return [...(isShown ? [value] : []), ...shownIn(inside, type === PLURAL ? value : counted)]
  })

it('a text shows the same figures and names in the same order in both languages', () => {
  const english = textsOf(/en\.json$/)
  const shown = (text: Text = '') => [...new Set(typeof text === 'string' ? [] : shownIn(text))].join()
  const differing = Object.entries(textsOf(/\/th\/|th\.json$/)).filter(
    ([id, thai]) => shown(thai) !== shown(english[id]),
  )
  expect(Object.keys(english).length).toBeGreaterThan(100)
  expect(differing.map(([id]) => id)).toEqual([])
})

describe('the texts of a feature', () => {
  it('that could not be loaded are loaded by the next try', async () => {
    document.documentElement.lang = 'th'
    vi.mocked(wholeChunk).mockRejectedValueOnce(new TypeError('offline'))
    await expect(loadFeatureMessages('sharing')).rejects.toThrow('offline')
    await loadFeatureMessages('sharing')
    expect(Object.keys(knownMessages('th')).some((id) => id.startsWith('sharing.'))).toBe(true)
  })

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
