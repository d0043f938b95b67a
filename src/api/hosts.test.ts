import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore, type AppStore } from '@/store/store'
import { api } from './api'
import { toAppError } from './app-error'
import './hosts'
import './read/report-deviations'

const NOW = Date.parse('2026-11-26T05:00:00Z')

/** The calls that the host got, by their paths below `/api/v1.0/`. */
let sent: string[]
/** The host's answer to a call. */
let answer: (call: string) => Response
let page: AppStore

const openPage = () => makeStore({ customerApiUrl: 'https://api.example', crmApiUrl: '' })
const { endpoints } = api
const NAMES = ['getProfile', 'getTier', 'getTierCriteria', 'getHomeLayout', 'getCustomerInfo'] as const

const TIER = 'customer/membership-tier/info'

const busy = (body: object = {}) => Response.json(body, { status: 503 })
const well = () => Response.json({ point: 1, payload: [], tier_info: null })

/** Sends a read of each of these operations at once, and returns their errors when all have ended. */
async function read(store: AppStore, ...names: (typeof NAMES)[number][]) {
  const fresh = { forceRefetch: true, subscribe: false }
  const reads = names.map((name) =>
    store.dispatch(endpoints[name as 'getProfile'].initiate(undefined, fresh)),
  )
  let isOver = false
  const answers = Promise.all(reads).finally(() => (isOver = true))
  const isOn = () => !isOver
  while (isOn()) await vi.advanceTimersByTimeAsync(100)
  return (await answers).map(({ error }) => (error ? toAppError(error) : undefined))
}
const isRefused = (error: ReturnType<typeof toAppError> | undefined) =>
  error?.isResting === true && error.requestId === undefined
const rest = () => page.getState().service.rest
const sentAfter = async (task: () => Promise<unknown>) => {
  sent = []
  await task()
  return sent.length
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  given({ bearer: 'bearer' })
  ;[sent, answer] = [[], well]
  vi.stubGlobal('fetch', async (address: string) => {
    const call = new URL(address).pathname.replace('/api/v1.0/', '')
    sent.push(call)
    return answer(call)
  })
  page = openPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a host that fails what is read rests, says so, and is asked by one read when its rest is over', async () => {
  answer = () => busy()
  const errors = await read(page, ...NAMES)
  expect(errors.every((error) => error?.isResting)).toBe(true)
  expect(rest()?.until).toBe(NOW + 5000 + 22_500)
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(0)
  // Changes are sent even during a rest.
  expect(await sentAfter(async () => page.dispatch(endpoints.issueWelcomePoints.initiate('r')))).toBe(1)
  vi.setSystemTime(NOW + 30_000)
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(1)
  vi.setSystemTime(NOW + 70_000)
  answer = well
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(NAMES.length)
  expect(rest()).toBeUndefined()
})

it('a host is not kept from what it answers because less than half of it fails', async () => {
  answer = (call) => (call.startsWith('customer/membership-tier') ? busy() : well())
  for (let visit = 0; visit < 5; visit += 1) {
    const errors = await read(page, ...NAMES)
    expect(errors.filter(Boolean)).toHaveLength(2)
    expect(errors.some(isRefused)).toBe(false)
  }
  expect(rest()).toBeUndefined()
})

it('a host does not rest because one part of it fails, however often that is asked for', async () => {
  answer = () => busy()
  for (let tap = 0; tap < 6; tap += 1) await read(page, 'getTier')
  expect(rest()).toBeUndefined()
})

it('a read is sent again twice at most, as soon as a short Retry-After says', async () => {
  answer = () => busy({ retry_after: 1 })
  expect(await sentAfter(() => read(page, 'getTier'))).toBe(3)
  expect(Date.now() - NOW).toBeGreaterThanOrEqual(2000)
  answer = () => busy()
  vi.setSystemTime(Date.now() + 10_000)
  expect(await sentAfter(() => read(page, 'getHomeLayout'))).toBe(3)
})

it('a part that asks for a long wait rests alone, over a reload too, unless the member asks for it', async () => {
  answer = (call) => (call === TIER ? busy({ retry_after: 60 }) : well())
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(NAMES.length)
  page = openPage()
  await read(page, ...NAMES)
  expect(sent.filter((call) => call === TIER)).toHaveLength(1)
  expect(rest()).toBeUndefined()
  window.dispatchEvent(new Event('click'))
  answer = well
  expect(await sentAfter(() => read(page, 'getTier'))).toBe(1)
  expect(await sentAfter(() => read(openPage(), 'getTier'))).toBe(1)
})

it('a rest that all ask for is as long as they ask, and a while by chance, for the next page too', async () => {
  answer = () => busy({ retry_after: 600 })
  await read(page, ...NAMES)
  expect(rest()?.until).toBe(NOW + 622_500)
  page = openPage()
  const errors = await read(page, 'getTier', 'listCountries' as 'getTier')
  expect(errors.every(isRefused)).toBe(true)
  expect(rest()?.until).toBe(NOW + 622_500)
})

it('a part that asks for ten minutes does not make the rest of a host longer whose other parts ask for nothing', async () => {
  answer = (call) => (call === TIER ? Response.json({ retry_after: 600 }, { status: 429 }) : busy())
  await read(page, ...NAMES)
  expect(rest()?.until).toBe(NOW + 5000 + 22_500)
  // That part alone is left alone for as long as it asks.
  ;[page, answer] = [openPage(), well]
  for (const [after, calls] of [
    [60_000, NAMES.length - 1],
    [599_999, NAMES.length - 1],
    [601_000, NAMES.length],
  ] as const) {
    vi.setSystemTime(NOW + after)
    expect(await sentAfter(() => read(page, ...NAMES)), `after ${after} ms`).toBe(calls)
  }
})

it('a rest goes on where the one read after it is told that it asks too often, and the host is down as before', async () => {
  answer = () => busy()
  await read(page, ...NAMES)
  vi.setSystemTime(NOW + 30_000)
  answer = (call) => (call === TIER ? Response.json({}, { status: 429 }) : busy())
  expect(await sentAfter(() => read(page, 'getTier'))).toBe(1)
  expect(rest()?.until).toBeGreaterThan(Date.now())
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(0)
})

it('a host whose parts all are asked for too often is not down, but answers', async () => {
  answer = () => Response.json({}, { status: 429 })
  await read(page, ...NAMES)
  await read(page, ...NAMES)
  expect(rest()).toBeUndefined()
  answer = well
  expect(await read(page, ...NAMES)).toEqual(NAMES.map(() => undefined))
})

it.each([
  ['is tried by one read up to ten minutes after its end', 599_999, 1],
  ['is forgotten after ten minutes: all is read at once', 600_000, NAMES.length],
])('a rest that nothing has been read after %s', async (_what, after, calls) => {
  answer = () => busy()
  await read(page, ...NAMES)
  vi.setSystemTime((rest()?.until ?? 0) + after)
  expect(await sentAfter(() => read(openPage(), ...NAMES))).toBe(calls)
})

it('a probe that is left ends no rest', async () => {
  answer = () => busy()
  await read(page, ...NAMES)
  vi.setSystemTime(NOW + 60_000)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const probe = page.dispatch(endpoints.getTier.initiate(undefined, { forceRefetch: true }))
  await vi.advanceTimersByTimeAsync(100)
  probe.abort()
  await vi.advanceTimersByTimeAsync(100)
  expect(rest()).toBeDefined()
})

it('a page is told of the end of a rest that another page has found out', async () => {
  answer = () => busy()
  await read(page, ...NAMES)
  const other = openPage()
  vi.setSystemTime(NOW + 60_000)
  answer = well
  await read(other, 'getTier')
  expect(rest()).toBeDefined()
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(NAMES.length)
  expect(rest()).toBeUndefined()
})

it('a rest that another page begins while this page’s reads fail is told by this page too', async () => {
  const other = openPage()
  answer = () => busy({ retry_after: 60 })
  await Promise.all([read(page, ...NAMES), read(other, ...NAMES)])
  const until = [page, other].map((store) => store.getState().service.rest?.until)
  expect(until).toEqual([NOW + 82_500, NOW + 82_500])
})

it('a page whose one read after a rest hangs goes on once another page has found the host well', async () => {
  answer = () => busy()
  await read(page, ...NAMES)
  const other = openPage()
  vi.setSystemTime(NOW + 60_000)
  answer = () => new Promise(() => {}) as never // as a host that never answers
  void page.dispatch(endpoints.getTier.initiate(undefined, { forceRefetch: true }))
  await vi.advanceTimersByTimeAsync(100)
  answer = well
  await read(other, 'getProfile')
  const before = Date.now()
  expect(await sentAfter(() => read(page, 'getProfile', 'getHomeLayout'))).toBe(2)
  expect(Date.now() - before).toBeLessThan(1000)
  expect(rest()).toBeUndefined()
})

it('a member who taps is obeyed at once, by one read every three seconds', async () => {
  answer = () => busy()
  await read(page, ...NAMES)
  const tapped = () => {
    window.dispatchEvent(new Event('click'))
    return read(page, ...NAMES)
  }
  expect(await sentAfter(tapped)).toBe(1)
  const before = Date.now()
  expect(await sentAfter(tapped)).toBe(1)
  expect(Date.now() - before).toBeGreaterThan(2500)
  answer = well
  expect(await sentAfter(tapped)).toBe(NAMES.length)
  expect(rest()).toBeUndefined()
})

it('while the phone is offline no host is at fault', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => {
    throw new TypeError('offline')
  }
  expect(await sentAfter(() => read(page, ...NAMES))).toBe(NAMES.length)
  expect(rest()).toBeUndefined()
  // Nor is it once the phone is back, where one part fails.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  answer = () => busy()
  expect(await sentAfter(() => read(page, 'getTier'))).toBe(3)
  expect(rest()).toBeUndefined()
})

it('a host that answers that it is down rests on a phone that says that it is offline too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => busy()
  await read(page, ...NAMES)
  expect(rest()).toBeDefined()
})

it('two parts that ask for a long wait both rest', async () => {
  answer = (call) => (call.startsWith('customer/membership-tier') ? busy({ retry_after: 60 }) : well())
  await read(page, ...NAMES)
  expect(await sentAfter(() => read(openPage(), ...NAMES))).toBe(NAMES.length - 2)
})

it('what a member who taps still does not get during a rest is told by the notice of that rest', async () => {
  answer = () => busy({ retry_after: 600 })
  await read(page, ...NAMES)
  window.dispatchEvent(new Event('click'))
  const errors = await read(page, ...NAMES)
  expect(errors.map((error) => error?.isResting)).toEqual(NAMES.map(() => true))
})

it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
  'whatever happens, a host that answers is never refused, and a fall ends with its rest on every page (%i)',
  async (seed) => {
    let state = seed * 7919
    const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    vi.mocked(Math.random).mockImplementation(chance)
    const pages = [openPage(), openPage()] as const
    let isDown = false
    let hasBadPart = false
    answer = (call) => (isDown || (hasBadPart && call === TIER) ? busy() : well())
    let wellSince = NOW
    for (let step = 0; step < 100; step += 1) {
      const event = chance()
      if (event < 0.15) isDown = true
      else if (event < 0.4) {
        if (isDown) wellSince = Date.now()
        isDown = false
      } else if (event < 0.6) hasBadPart = !hasBadPart
      await vi.advanceTimersByTimeAsync(chance() * 20_000)
      const names = NAMES.filter(() => chance() < 0.8)
      const errors = await read(pages[chance() < 0.5 ? 0 : 1], ...names)
      // Two rests at most, the second begun by the part that fails, and the time of this step.
      if (isDown || Date.now() - wellSince < 125_000) continue
      expect(errors.some(isRefused), `step ${step}`).toBe(false)
      if (!hasBadPart) expect(errors, `step ${step}`).toEqual(names.map(() => undefined))
    }
  },
)
