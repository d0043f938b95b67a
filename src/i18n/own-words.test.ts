import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TextNode } from '@/lib/own-text'
import type { TextsOfFeature } from './load-messages'

const LANGUAGES = ['th', 'en'] as const
const OLD_WORD = { th: /แต้ม/, en: /\bpoints?\b/i }
const NAMES = { th: 'ดาว', en: ['Star', 'Stars'] }
const features = Object.keys(import.meta.glob('./messages/features/*.th.json')).map(
  (file) => /([\w-]+)\.th\.json$/.exec(file)?.[1] as TextsOfFeature, // the glob's own pattern
)

beforeEach(() => vi.resetModules())

/** All texts of a new document whose config.json has these rows: the brand's, then the file's. */
async function textsWith(...rows: Record<string, unknown>[]) {
  const { loadFeatureMessages, loadMessages } = await import('./load-messages')
  const { sayOwnWords } = await import('./own-words')
  await loadMessages('th')
  sayOwnWords(rows)
  // Some load before a brand is known, and most after.
  for (const feature of features) await loadFeatureMessages(feature)
  return { th: await loadMessages('th'), en: await loadMessages('en') }
}

/** All words that a text has in any of its forms. */
const wordsOf = (nodes: TextNode[] = []): string =>
  nodes
    .map(({ type, value = '', options = {}, children }) =>
      type === 0
        ? value
        : wordsOf(children) +
          Object.values(options)
            .map((form) => wordsOf(form.value))
            .join('|'),
    )
    .join('')

describe('A brand’s name of its points', () => {
  it.each(LANGUAGES)('is what every %s text says, and none says the app’s word', async (locale) => {
    const texts = await textsWith({}, { pointsName: NAMES })
    const said = Object.entries(texts[locale]).map(([id, nodes]) => [id, wordsOf(nodes)] as const)
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(([, words]) => OLD_WORD[locale].test(words))).toEqual([])
    expect(said.filter(([, words]) => /ดาว|Stars?/.test(words)).length).toBeGreaterThan(40)
  })

  it('is said at once by texts that are on screen already', async () => {
    const { knownMessages, loadMessages, subscribeToMessages } = await import('./load-messages')
    const { sayOwnWords } = await import('./own-words')
    for (const locale of LANGUAGES) await loadMessages(locale)
    let told = 0
    subscribeToMessages(() => told++)
    sayOwnWords([{ pointsName: NAMES }])
    expect(LANGUAGES.map((locale) => wordsOf(knownMessages(locale)['points.yours']))).toEqual([
      'ดาวของคุณ',
      'Your Stars',
    ])
    expect(told).toBeGreaterThan(0)
  })

  it('is the unit of every amount', async () => {
    await textsWith({ pointsName: NAMES })
    const { formatPoints } = await import('./format')
    expect([formatPoints(1240, 'th'), formatPoints(1240, 'en'), formatPoints(0, 'en')]).toEqual([
      '1,240 ดาว',
      '1,240 Stars',
      '0 Star',
    ])
  })

  it('is written as the brand writes it, with a capital where the app’s word has one', async () => {
    const { en } = await textsWith({ pointsName: { en: ['coin', 'coins'] } })
    const said = ['points.yours', 'app.title.pointsHistory'].map((id) => wordsOf(en[id]))
    expect(said).toEqual(['Your coins', 'Coins history'])
  })

  it('of another script is parted from Thai by spaces', async () => {
    const { th } = await textsWith({ pointsName: { th: 'Stars' } })
    const said = ['points.yours', 'app.title.pointsHistory'].map((id) => wordsOf(th[id]))
    expect(said).toEqual(['Stars ของคุณ', 'ประวัติ Stars'])
  })

  it('is of one language, where the brand names them in one', async () => {
    const { th, en } = await textsWith({ pointsName: { th: 'ดาว', en: 7 } })
    expect([th, en].map((texts) => wordsOf(texts['points.yours']))).toEqual(['ดาวของคุณ', 'Your points'])
  })
})

describe('A brand’s own text', () => {
  it('stands in place of the app’s, in its language alone', async () => {
    const { th, en } = await textsWith({ texts: { en: { 'points.yours': 'In your jar' } } })
    expect([th, en].map((texts) => wordsOf(texts['points.yours']))).toEqual(['แต้มของคุณ', 'In your jar'])
  })

  it('goes before that of all brands, which stands where it cannot be used', async () => {
    const all = { texts: { en: { 'points.yours': 'For all', 'points.gained': '{points} for all' } } }
    const own = { texts: { en: { 'points.yours': 'Its own', 'points.gained': 'lacks them' } } }
    const { en } = await textsWith(own, all)
    expect([en['points.yours'], en['points.gained']].map((nodes) => wordsOf(nodes))).toEqual([
      'Its own',
      ' for all',
    ])
  })

  it.each([
    ['what is no object', 'x'],
    ['no texts of a language', { en: 'x' }],
    ['a text that is none', { en: { 'points.yours': 7, 'points.gained': '{points} gained' } }],
    ['a placeholder that the app does not fill in', { en: { 'points.yours': 'Hi {name}' } }],
    ['an id that the app does not have', { en: { 'points.ours': 'x' } }],
  ])('with %s costs itself alone', async (_what, texts) => {
    const { en } = await textsWith({ texts })
    expect(wordsOf(en['points.yours'])).toBe('Your points')
    expect(en).not.toHaveProperty(['points.ours'])
  })
})
