import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '@/api/circuit-breaker'
import '@/api/is-blocked'
import '@/api/read/report-deviations'
import { pause } from '@/lib/pause'
import { readJson, writeJson, writeText } from '@/storage/storage'
import { isSnapshot, restoreHome, SNAPSHOT_VERSION } from './home-snapshot'
import { persistedPoints, persistHome } from './persist-home'
import { refetchRestored } from './refetch-restored'
import { brandChosen, loggedIn } from './session.slice'
import { makeStore } from './store'

const PROFILE = { point: 500, first_name: 'A', mobile_no: '0810000005', customer_info: 'M1' }
const ANSWERS = {
  'Customer/Profile': PROFILE,
  'dynamicdisplay/LayoutDisplay': { payload: [] },
  'customer/membership-tier/info': { tier_info: { tier_name_th: 'ทอง' } },
  'customer/membership-tier/criteria': { payload: [] },
}
type Path = keyof typeof ANSWERS
const FIRST: Path[] = ['Customer/Profile', 'dynamicdisplay/LayoutDisplay']
const REST: Path[] = ['customer/membership-tier/info', 'customer/membership-tier/criteria']

let sent: string[]
/** How the API answers a path: as it should, where nothing is said. */
let fates: Partial<Record<Path, () => Promise<Response>>>
const never = () => new Promise<Response>(() => {})
const busy = async () => Response.json({}, { status: 503 })

/** The last visit, so long ago. */
function storeHome(agoMs: number, rest = {}, savedAt = Date.now() - agoMs) {
  const answeredAt = Date.now() - agoMs
  const entry = (endpointName: string, value: object) => ({ endpointName, value, answeredAt, ...rest })
  writeJson('homeSnapshot', {
    ...{ version: SNAPSHOT_VERSION, brandRef: 'doisai', savedAt },
    entries: [
      entry('getProfile', PROFILE),
      entry('getHomeLayout', { payload: [] }),
      entry('getTier', ANSWERS['customer/membership-tier/info']),
      entry('getTierCriteria', { payload: [] }),
    ],
  })
}
const storeTrouble = () =>
  writeJson('circuitBreaker', {
    'https://api.example': { failures: [], alone: [], budget: 0, answers: 5, triedAt: 0, at: Date.now() },
  })

/** A page of home is opened, as far as this concerns what it reads. */
function openHome(left?: AbortSignal) {
  const store = makeStore({ customerApiUrl: 'https://api.example', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(loggedIn())
  restoreHome(store)
  vi.setSystemTime(Date.now() + 10)
  void refetchRestored(store, undefined, left)
  return store
}
const entries = () => readJson('homeSnapshot', isSnapshot)?.entries ?? []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T05:00:00Z') })
  writeText('token', 'bearer')
  sent = []
  fates = {}
  vi.stubGlobal('fetch', (url: string) => {
    const path = url.replace('https://api.example/api/v1.0/', '') as Path
    sent.push(path)
    return fates[path]?.() ?? Promise.resolve(Response.json(ANSWERS[path] ?? {}))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('What was restored', () => {
  it('is read again after the balance and the layout, and once these have failed too', async () => {
    storeHome(3_600_000)
    fates = { 'Customer/Profile': never }
    openHome()
    await vi.advanceTimersByTimeAsync(4000)
    expect(sent).toEqual(FIRST)

    localStorage.clear()
    writeText('token', 'bearer')
    storeHome(3_600_000)
    sent = []
    fates = { 'Customer/Profile': async () => Response.json({}, { status: 500 }) }
    openHome()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([...FIRST, ...REST])
  })

  it('does not wait for longer than ten seconds for one that hangs while others are answered', async () => {
    storeHome(3_600_000)
    const layout = async () => {
      await pause(20, new AbortController().signal)
      return Response.json({ payload: [] })
    }
    fates = { 'Customer/Profile': never, 'dynamicdisplay/LayoutDisplay': layout }
    openHome()
    await vi.advanceTimersByTimeAsync(9900)
    expect(sent).toEqual(FIRST)
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toEqual([...FIRST, ...REST])
  })

  it('is not read again for a page that was left before the balance was here', async () => {
    storeHome(3_600_000)
    fates = { 'Customer/Profile': never }
    const left = new AbortController()
    openHome(left.signal)
    await vi.advanceTimersByTimeAsync(4000)
    left.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual(FIRST)
  })

  it('is not read again within a minute after a page that has left the API in trouble, but for the profile', async () => {
    storeHome(30_000, { isCurrent: true })
    storeTrouble()
    openHome()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual(['Customer/Profile'])
  })

  it.each([
    ['is older than that', () => storeHome(61_000, { isCurrent: true })],
    ['was read again in vain, as after a redemption', () => storeHome(30_000, { isCurrent: false })],
    ['is of a clock that was an hour ahead', () => storeHome(-3_600_000, { isCurrent: true })],
  ])('is read again all the same where it %s', async (_what, store) => {
    store()
    storeTrouble()
    openHome()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([...FIRST, ...REST])
  })
})

describe('What is stored of home', () => {
  it.each([
    ['has no answer yet', never],
    ['has failed', busy],
  ])(
    'keeps what it had of a part that is read again and %s, and knows that the part is not current',
    async (_what, fate) => {
      storeHome(3_600_000)
      const before = Date.now() - 3_600_000
      fates = { 'customer/membership-tier/info': fate }
      const store = openHome()
      await vi.advanceTimersByTimeAsync(5000)
      expect(sent).toContain('customer/membership-tier/info')
      persistHome(store.getState())
      const tier = entries().find(({ endpointName }) => endpointName === 'getTier')
      expect(tier).toMatchObject({ answeredAt: before, isCurrent: false })
      const layout = entries().find(({ endpointName }) => endpointName === 'getHomeLayout')
      expect(layout?.isCurrent).toBe(true)
    },
  )

  it('tells another tab no balance that is being read again in vain', async () => {
    storeHome(3_600_000)
    fates = { 'Customer/Profile': busy }
    const store = openHome()
    expect(persistedPoints()).toBe(500)
    await vi.advanceTimersByTimeAsync(5000)
    persistHome(store.getState())
    expect(entries().map(({ endpointName }) => endpointName)).toContain('getProfile')
    expect(persistedPoints()).toBeUndefined()
  })

  it('forgets a part that has not been answered for a week', async () => {
    storeHome(8 * 24 * 3_600_000, {}, Date.now())
    fates = { 'customer/membership-tier/info': busy }
    const store = openHome()
    await vi.advanceTimersByTimeAsync(5000)
    persistHome(store.getState())
    const names = entries().map(({ endpointName }) => endpointName)
    expect(names).toContain('getTierCriteria')
    expect(names).not.toContain('getTier')
  })
})

describe('An API that is down behind a cache', () => {
  it('is found to be down, though the cache answers what is the same for all', async () => {
    storeHome(3_600_000)
    fates = Object.fromEntries(['Customer/Profile', ...REST].map((path) => [path, busy]))
    const store = openHome()
    await vi.advanceTimersByTimeAsync(2000)
    expect(store.getState().service.rest).toBeDefined()
    expect(store.getState().api.queries['getHomeLayout(undefined)']?.status).toBe('fulfilled')
  })
})
