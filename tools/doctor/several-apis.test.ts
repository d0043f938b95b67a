import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { examine } from './examine.ts'
import { liveSite } from './live-site.ts'
import { healthyConfig, standInSite, type StandIn } from './planted/stand-in-site.ts'

// A site whose second brand has an API of its own, below /sabai/.
let standIn: StandIn
beforeAll(async () => {
  standIn = await standInSite()
}, 30_000)
afterAll(() => standIn.close())
beforeEach(() => {
  const { apiOrigin } = standIn
  const brands = [
    { ref: 'doisai', name_th: 'ก', name_en: 'A' },
    { ref: 'sabaimart', name_th: 'ข', name_en: 'B', customerApiUrl: `${apiOrigin}/sabai` },
  ]
  Object.assign(standIn, { faults: [], bearers: [], config: { ...healthyConfig(apiOrigin), brands } })
})

const token = sessionFor('gold', 'doisai')
async function badOf(options: object): Promise<string[]> {
  const lineApi = `${standIn.apiOrigin}/line`
  const findings = await examine(liveSite(20_000), standIn.origin, { lineApi, ...options })
  return findings.flatMap(({ result, check, what }) => (result === 'bad' ? [`${check}: ${what}`] : []))
}

it.each([
  ['an opaque bearer', 'opaque-bearer'],
  ['a bearer of a brand that it does not have', makeToken({ brand_ref: 'yanghom' })],
])('asks for the brand of %s, and sends it to the chosen one alone', async (_name, bearer) => {
  expect(await badOf({ token: bearer })).toEqual([
    '--brand: config.json has several APIs, and the bearer names none of its brands: it was sent nowhere',
  ])
  expect(standIn.bearers).toEqual([])

  await badOf({ token: bearer, brand: 'sabaimart' })
  expect(standIn.bearers.length).toBeGreaterThan(10)
  expect(standIn.bearers.filter((url) => !url.startsWith(`${standIn.apiOrigin}/sabai/`))).toEqual([])
})

it('sends a bearer that names its brand without a question', async () => {
  await badOf({ token })
  expect(standIn.bearers.length).toBeGreaterThan(25)
  const abroad = standIn.bearers.filter((url) => url.includes('/sabai/'))
  // With the bearer that is made up.
  expect(abroad).toEqual([`${standIn.apiOrigin}/sabai/api/v1.0/Customer/Profile`])
})

it('asks each API for what nobody may have, and names its brand', async () => {
  standIn.faults = [
    (path, answer) =>
      path.startsWith('/sabai/') &&
      path.endsWith('Customer/Profile') &&
      Object.assign(answer, { status: 200, body: '{"point":1}' }),
  ]
  const bad = await badOf({ token })
  expect(bad).toContain('an error’s body of sabaimart: a bearer that was made up is accepted')
  expect(bad).toContain(
    'calls without a bearer of sabaimart: answered with data to whoever asks, without a bearer: getProfile',
  )
  expect(bad.filter((line) => /^(an error’s body|calls without a bearer):/.test(line))).toEqual([])

  standIn.bearers = []
  await badOf({ token, brand: 'doisai' })
  expect(standIn.bearers.filter((url) => url.includes('/sabai/'))).toEqual([])
})
