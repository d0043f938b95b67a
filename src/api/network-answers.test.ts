import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { msOf, serverNow } from '@/lib/server-clock'
import { makeStore } from '@/store/store'
import { api } from './api'

const SYSTEM = 'getMembershipSystem(undefined)'
const LIST = 'listPrivileges({"Filters":{"Filters":[],"Limit":1,"Ordering":[],"Page":1}})'

/** The request ids of the calls that were sent. */
let sent: (string | null)[]
let answer: () => Response
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  sent = []
  given({ bearer: 'bearer' })
  store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('X-Request-Id'))
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.__head
})

const fresh = { forceRefetch: true }
const listRequest = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 1 } }
const askSystem = () => store.dispatch(api.endpoints.getMembershipSystem.initiate(undefined, fresh))
const askList = () => store.dispatch(api.endpoints.listPrivileges.initiate(listRequest, fresh))

/** Adds a read that the head script has sent before the app loaded, and that was answered a while ago (ms). */
function sentEarly(key: string, early: Response | Promise<Response>, agoMs = 0, abort = () => {}): void {
  const read = {
    requestId: 'early',
    language: 'th',
    authorization: 'Bearer bearer',
    sentAt: Date.now() - agoMs - 100,
    answer: Promise.resolve(early),
    answeredAt: Date.now() - agoMs,
    isOk: early instanceof Response && early.ok,
    abort,
  }
  window.__head = { reads: { [key]: read } }
}

it.each([
  ['no-store', 'the profile, which is a member’s', () => api.endpoints.getProfile.initiate()],
  [
    'no-store',
    'the membership system, whose brand only the bearer says',
    () => api.endpoints.getMembershipSystem.initiate(),
  ],
  ['default', 'the brand’s logo', () => api.endpoints.getLogo.initiate('doisai')],
  ['default', 'the countries', () => api.endpoints.listCountries.initiate()],
  ['no-cache', 'the theme, which the app itself keeps', () => api.endpoints.getTheme.initiate('doisai')],
] as const)('A cache of the browser is asked as %s for %s', async (cache, _, read) => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  answer = () => Response.json({})
  await store.dispatch(read() as ReturnType<typeof api.endpoints.getProfile.initiate>)
  expect(fetching.mock.calls[0]?.[1]?.cache).toBe(cache)
})

it('A picture by its path is the API’s own, wherever the app is', async () => {
  store = makeStore({ customerApiUrl: 'https://api.example/gateway', crmApiUrl: '' })
  answer = () => Response.json({ point: 1, image_url: '/me.png' })
  const { data } = await store.dispatch(api.endpoints.getProfile.initiate())
  expect(data?.image_url).toBe('https://api.example/me.png')
})

describe('An API without an answer', () => {
  const askLogo = () => store.dispatch(api.endpoints.getLogo.initiate('doisai', fresh))
  /** The addresses that were only looked for. */
  let looks: string[]
  let isDown: boolean
  beforeEach(() => {
    ;[looks, isDown] = [[], true]
    vi.spyOn(Math, 'random').mockReturnValue(0)
    vi.stubGlobal('fetch', async (url: string, { mode }: RequestInit) => {
      if (mode === 'no-cors') return looks.push(url)
      if (isDown) throw new TypeError('Failed to fetch')
      return Response.json({ resp: { imagelist: [] } })
    })
  })
  const openAt = (customerApiUrl: string, token?: string) => {
    given({ bearer: token })
    store = makeStore({ customerApiUrl, crmApiUrl: '' })
  }

  it('is blocked where it is there all the same', async () => {
    openAt('https://new.example')
    expect((await askLogo()).error).toMatchObject({ kind: 'blocked' })
    expect(looks).toEqual(['https://new.example/'])
  })

  it('is blocked where the policy of this site refuses it, and not where it refuses another', async () => {
    const refuse = (blockedURI: string) =>
      vi.stubGlobal('fetch', (url: string, { mode }: RequestInit) => {
        if (mode === 'no-cors') {
          looks.push(url)
          document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }))
        }
        return Promise.reject(new TypeError('Failed to fetch'))
      })
    openAt('https://refused.example')
    refuse('https://pictures.example/a.png')
    expect((await askLogo()).error).toMatchObject({ kind: 'offline' })
    refuse('https://refused.example/')
    expect((await askLogo()).error).toMatchObject({ kind: 'blocked' })
    expect(looks).toEqual(['https://refused.example/', 'https://refused.example/'])
  })

  it('is out of reach where it has answered before, or has given the member a bearer', async () => {
    openAt('https://known.example')
    isDown = false
    await askLogo()
    isDown = true
    expect((await askLogo()).error).toMatchObject({ kind: 'offline' })
    openAt('https://with-members.example', 'bearer')
    expect((await askSystem()).error).toMatchObject({ kind: 'offline' })
    expect(looks).toEqual([])
  })
})

it('A read that hangs frees its connection as the page is left, the document’s own too', async () => {
  const abort = vi.fn<() => void>()
  sentEarly(SYSTEM, new Promise(() => {}), 0, abort)
  const reading = askSystem()
  await vi.waitFor(() => expect(window.__head?.reads).toEqual({}))
  reading.abort()
  await reading
  expect(abort).toHaveBeenCalledOnce()
})

describe('A read that fails', () => {
  it('is not sent with a bearer that another member’s has replaced while the read waited for its turn', async () => {
    given({ hostRests: {} })
    answer = () => Response.json({})
    void askSystem()
    given({ bearer: 'bearer-of-another' })
    await store.dispatch(api.endpoints.listCountries.initiate())
    expect(sent).toHaveLength(1)
  })

  it('is sent anew by the app where the document had sent it', async () => {
    sentEarly(SYSTEM, Response.json({}, { status: 503 }))
    answer = () => Response.json({ is_opensystem: true })
    expect((await askSystem()).data).toEqual({ is_opensystem: true })
    expect(sent).toEqual(['early'])
  })
})

it('A date until which to wait counts by the clock of the server that says it', async () => {
  const aheadMs = 3_600_000
  const dateIn = (ms: number) => new Date(Date.now() + aheadMs + ms).toUTCString()
  answer = () =>
    Response.json({}, { status: 429, headers: { Date: dateIn(0), 'Retry-After': dateIn(40_000) } })
  const { error } = await askSystem()
  expect(error).toMatchObject({ kind: 'rateLimited' })
  expect((error as { retryAfterSeconds?: number }).retryAfterSeconds).toBeCloseTo(40, -1)
})

describe("The server's clock", () => {
  const HOUR = 3_600_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  const ahead = () => msOf(serverNow()) - Date.now()
  const dated = (body: object, aheadMs: number, more: object = {}) => {
    const date = new Date(Date.now() + aheadMs).toUTCString()
    return Response.json(body, { headers: { Date: date, ...more } })
  }
  const list = (aheadMs: number, more?: object) => dated({ payload: [] }, aheadMs, more)

  it.each([
    [
      'a GET, which any cache may answer',
      1,
      () => {
        answer = () => dated({ is_opensystem: true }, -HOUR)
        return askSystem()
      },
    ],
    [
      'an answer that tells its age',
      2,
      () => {
        answer = () => list(-HOUR, { Age: '10800' })
        return askList()
      },
    ],
  ])('is not set back by %s', async (_what, hours, ask) => {
    answer = () => list(hours * HOUR)
    await askList()
    expect(Math.abs(ahead() - hours * HOUR), 'by the Date of a list').toBeLessThan(1500)
    await ask()
    expect(Math.abs(ahead() - hours * HOUR)).toBeLessThan(1500)
  })

  it('is learnt from a read of the document, by when that was answered', async () => {
    sentEarly(LIST, list(3 * HOUR - 8000), 8000)
    await askList()
    expect(sent).toEqual([])
    expect(Math.abs(ahead() - 3 * HOUR)).toBeLessThan(1500)
  })
})
