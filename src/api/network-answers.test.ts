import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeText } from '@/storage/storage'
import { msOf, serverNow } from '@/lib/server-clock'
import { makeStore } from '@/store/store'
import { api } from './api'

const SYSTEM = '/api/v1.0/customer/membership-tier/system'
const LIST = '/api/v1.0/privilege/List'

/** The request ids of the calls that were sent. */
let sent: (string | null)[]
let answer: () => Response
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  sent = []
  writeText('token', 'bearer')
  store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('X-Request-Id'))
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.__reads
})

const fresh = { forceRefetch: true }
const listRequest = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 1 } }
const askSystem = () => store.dispatch(api.endpoints.getMembershipSystem.initiate(undefined, fresh))
const askList = () => store.dispatch(api.endpoints.listPrivileges.initiate(listRequest, fresh))

/** Adds a read that the head script has sent before the app loaded. */
function sentEarly(url: string, early: Response, body?: string): void {
  window.__reads = {
    [url]: {
      call: url,
      requestId: 'early',
      language: 'th',
      authorization: 'Bearer bearer',
      body,
      at: performance.now(),
      answer: Promise.resolve(early),
    },
  }
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

describe('A read that fails', () => {
  it('is not sent with a bearer that another member’s has replaced while the read waited for its turn', async () => {
    writeText('circuitBreaker', '{}')
    answer = () => Response.json({})
    void askSystem()
    writeText('token', 'bearer-of-another')
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
    [
      'a read that the document sent long before the app asked',
      3,
      () => {
        sentEarly(LIST, list(-HOUR), JSON.stringify(listRequest))
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
})
