import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routes } from './routes'

const ADDRESS = 'https://usage.example/in'
const ASKED = { usageReporting: ADDRESS }
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  // A receiver that is out of reach is nobody's concern.
  send.mockReset().mockRejectedValue(new TypeError('out of reach'))
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

interface Batch {
  visit: string
  brand: string
  inLine: boolean
  events: object[]
}

/** A new document, whose reporter loads where there is an address. */
async function openDocument({ usageReporting: configured }: { usageReporting?: unknown } = ASKED) {
  vi.resetModules()
  const { keepUsage, tell, usageAddress } = await import('@/lib/usage')
  const { reportUsage } = await import('./usage-report')
  keepUsage(configured)
  const address = usageAddress(configured)
  return {
    tell,
    address,
    load: () => address !== undefined && reportUsage(address, { brand: 'doisai', inLine: false }),
  }
}

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

function browserSays(says: Record<string, unknown>): void {
  const values = Object.entries(says).map(([name, value]) => [name, { value }])
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(values) as PropertyDescriptorMap))
}

const batches = () => send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Batch) // as a text
const names = () => batches().map(({ events }) => (events as { event: string }[]).map(({ event }) => event))

describe('What members do', () => {
  it('is told as the page is hidden, each event once, in a text without cookies', async () => {
    const { tell, load } = await openDocument()
    tell('loggedIn', { by: 'phone' })
    load()
    tell('redeemed', { kind: 'package' })
    becomes('visible')
    expect(send).not.toHaveBeenCalled()
    becomes('hidden')
    becomes('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(batches()).toEqual([
      {
        visit: expect.stringMatching(/^[\da-f-]{36}$/),
        brand: 'doisai',
        version: expect.any(String),
        inLine: false,
        events: [
          { event: 'loggedIn', second: expect.any(Number), by: 'phone' },
          { event: 'redeemed', second: expect.any(Number), kind: 'package' },
        ],
      },
    ])
    const [[address, { body: _body, ...init } = {}] = []] = send.mock.calls
    expect(address).toBe(ADDRESS)
    expect(init).toEqual({ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true })
  })

  it('after a return is in the next batch, of the same visit', async () => {
    const { tell, load } = await openDocument()
    load()
    tell('collected')
    becomes('hidden')
    becomes('visible')
    tell('shared', { by: 'link' })
    window.dispatchEvent(new Event('pagehide'))
    expect(names()).toEqual([['collected'], ['shared']])
    expect(new Set(batches().map(({ visit }) => visit)).size).toBe(1)
  })

  it('has another id at each visit', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { tell, load } = await openDocument()
      load()
      tell('collected')
      becomes('hidden')
    }
    expect(new Set(batches().map(({ visit }) => visit)).size).toBe(2)
  })

  it('stays below 64 kB, however much it is', async () => {
    const { tell, load } = await openDocument()
    const [longest = ''] = routes.map(({ path }) => path).toSorted((a, b) => b.length - a.length)
    load()
    for (let count = 0; count < 10_000; count += 1) tell('pageOpened', { path: longest })
    becomes('hidden')
    expect(JSON.stringify(batches()).length).toBeLessThan(64_000)
    expect(batches()).toHaveLength(1)
  })

  it.each([
    ['without an address', {}, {}],
    ['with an address that is none', { usageReporting: '/usage' }, {}],
    ['where the browser asks not to be tracked', ASKED, { doNotTrack: '1' }],
    ['where the browser asks for privacy', ASKED, { globalPrivacyControl: true }],
  ])('is neither told nor kept %s', async (_where, config, says) => {
    browserSays(says)
    const { tell, load, address } = await openDocument(config)
    expect(address).toBeUndefined()
    load()
    tell('collected')
    becomes('hidden')
    const { takeUsage } = await import('@/lib/usage')
    expect(takeUsage()).toEqual([])
    expect(send).not.toHaveBeenCalled()
  })

  it('is told where the browser does not mind', async () => {
    browserSays({ doNotTrack: '0', globalPrivacyControl: false })
    expect((await openDocument()).address).toBe(ADDRESS)
  })
})

it('The brand of a visit is one that config.json names: an address may name anything', async () => {
  const { namedBrand } = await import('./usage-report')
  const config = {
    brands: [{ ref: 'doisai', name_th: 'ดอยใส', name_en: 'Doi Sai' }],
    defaultBrandRef: 'first',
    liffIds: { linked: '2000-abc' },
  }
  const refs = ['doisai', 'first', 'linked', '0812345678', undefined]
  expect(refs.map((ref) => namedBrand(ref, config))).toEqual(['doisai', 'first', 'linked', 'other', 'other'])
})
