import { given, storedOf } from '#tests/support/stored.ts'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readApiShape } from '@/config/api-address'
import { APP_VERSION } from '@/config/constants'
import { localeChanged } from '@/store/preferences.slice'
import { makeStore } from '@/store/store'
import { resumeSession } from '@/session/session'
import { api } from './api'
import { baseQuery, type ResponseType } from './base-query'
import { operations } from './generated/operations'

const server = setupServer()
// The page's own origin, because happy-dom enforces CORS.
const base = location.origin
const seen: Request[] = []
let store: ReturnType<typeof makeStore>

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  given({ bearer: 'bearer-1' })
  store = makeStore({ customerApiUrl: base, crmApiUrl: `${base}/crm` })
  store.dispatch(resumeSession())
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  server.resetHandlers()
  seen.length = 0
})
afterAll(() => server.close())

function answer(path: string, ...answers: (() => Response)[]) {
  server.use(
    http.all(`*${path}`, ({ request }) => {
      seen.push(request.clone())
      return (answers.length > 1 ? answers.shift() : answers[0])?.()
    }),
  )
}

const system = () => HttpResponse.json({ is_opensystem: 'TRUE' })
const askSystem = () => store.dispatch(api.endpoints.getMembershipSystem.initiate())
const systemPath = '/api/v1.0/customer/membership-tier/system'
const issue = () =>
  store.dispatch(
    api.endpoints.issuePrivilege.initiate({
      'X-Request-Id': 'r',
      body: { Privilege_Id: '1', Amount: 1, Type: 1 },
    }),
  )
const idle = { abort: () => {}, signal: new AbortController().signal }
/** Sends a request like that of an endpoint with this response type. */
const ask = (responseType: ResponseType) =>
  store.dispatch((dispatch, getState, extra) =>
    baseQuery(
      { url: systemPath, responseType },
      { ...idle, dispatch, getState, extra, endpoint: 'getMembershipSystem', type: 'query' },
      operations.getMembershipSystem,
    ),
  )
const fail =
  (status: number, body: object = {}) =>
  () =>
    HttpResponse.json(body, { status })

describe('every call', () => {
  it('carries the bearer, a request id and the language, and reads flags written as text', async () => {
    answer(systemPath, system)
    const { data } = await askSystem()
    expect(data).toEqual({ is_opensystem: true })
    const [request] = seen
    expect(request?.headers.get('Authorization')).toBe('Bearer bearer-1')
    expect(request?.headers.get('X-Request-Id')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(request?.headers.get('Accept-Language')).toBe('th')
  })

  it('that changes something has the id of its deed and the bearer in headers, a GET too', async () => {
    answer('/privilege/Issue', () => HttpResponse.json({ transaction_id: '7' }))
    answer('/WelcomeCampaign/Issue', () => HttpResponse.json({ point_earn: 1 }))
    await issue()
    await store.dispatch(api.endpoints.issueWelcomePoints.initiate('w'))
    const sent = seen.map(({ headers }) => [headers.get('X-Request-Id'), headers.get('Authorization')])
    expect(sent).toEqual(['r', 'w'].map((id) => [id, 'Bearer bearer-1']))
  })

  it('asks for the texts of its answer in the language on screen, English too', async () => {
    answer(systemPath, system)
    answer('/privilege/Issue', () => HttpResponse.json({ transaction_id: '7' }))
    store.dispatch(localeChanged('en'))
    await askSystem()
    await issue()
    store.dispatch(localeChanged('th'))
    await issue()
    expect(seen.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['en-US', 'en-US', 'th'])
  })

  it('takes its bearer to no other place: a redirect is a network that has failed', async () => {
    answer(systemPath, () => HttpResponse.redirect(`${base}/elsewhere`))
    answer('/elsewhere', system)
    expect((await askSystem()).error).toMatchObject({ kind: 'offline' })
    expect(seen.filter(({ url }) => url.endsWith('/elsewhere'))).toEqual([])
  })

  it('can request a text or a file, which are returned as they are', async () => {
    answer(systemPath, () => HttpResponse.text('วันที่,แต้ม'))
    expect(await ask('text')).toMatchObject({ data: 'วันที่,แต้ม' })
    expect(seen[0]?.headers.get('Accept')).toBe('*/*')
    const { data } = await ask('blob')
    expect(await (data as Blob).text()).toBe('วันที่,แต้ม')
  })

  it('fails with an error of the contract, whatever response type was requested', async () => {
    answer(systemPath, fail(404, { error: { message: 'Mobile not found' } }))
    expect(await ask('blob')).toMatchObject({ error: { kind: 'notFound', message: 'mobile not found' } })
  })

  it('has no timeout where it changes something, and has failed after 30 seconds where it reads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', reject)
        setTimeout(() => resolve(Response.json({ transaction_id: '7' })), 60 * 60 * 1000)
      })
    })
    const [asked, changed] = [askSystem(), issue()]
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await asked).error).toMatchObject({ kind: 'unavailable' })
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
    expect(await changed).toMatchObject({ data: { transaction_id: '7' } })
  })

  it('is sent again if the page slept while it was on its way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(globalThis, 'fetch')
      .mockReturnValueOnce(new Promise(() => undefined))
      .mockImplementation(() => Promise.resolve(Response.json({ is_opensystem: true })))
    const asked = askSystem()
    await vi.advanceTimersByTimeAsync(0)
    vi.setSystemTime(Date.now() + 11 * 3_600_000)
    await vi.advanceTimersByTimeAsync(30_100)
    expect((await asked).data).toEqual({ is_opensystem: true })
  })
})

it('the headers of an answer are in the meta of the result, with the id of the request', async () => {
  answer(systemPath, () => HttpResponse.json({}, { headers: { 'X-Version': '7' } }))
  const { headers, requestId } = (await ask('json')).meta ?? {}
  expect([headers?.get('X-Version'), requestId]).toEqual(['7', seen[0]?.headers.get('X-Request-Id')])
})

describe('a read', () => {
  it('is sent again with the same request id when the server is not available', async () => {
    answer(systemPath, fail(503), system)
    expect((await askSystem()).data).toEqual({ is_opensystem: true })
    expect(seen).toHaveLength(2)
    expect(new Set(seen.map((request) => request.headers.get('X-Request-Id'))).size).toBe(1)
  })

  it.each([400, 401, 403, 404, 409, 422, 500])('is not retried after a %i', async (status) => {
    answer(systemPath, fail(status))
    await askSystem()
    expect(seen).toHaveLength(1)
  })

  it('is not retried when the server asks for a long pause', async () => {
    answer(systemPath, fail(429, { retry_after: 60 }))
    expect((await askSystem()).error).toMatchObject({ kind: 'rateLimited', retryAfterSeconds: 60 })
    expect(seen).toHaveLength(1)
  })
})

it('a call that changes something is never retried by itself, a GET neither', async () => {
  answer('/WelcomeCampaign/Issue', fail(503))
  const { error } = await store.dispatch(api.endpoints.issueWelcomePoints.initiate('r'))
  expect(error).toMatchObject({ kind: 'unavailable' })
  expect(seen).toHaveLength(1)
})

describe("a call with a member's bearer", () => {
  it('is not sent once the bearer is gone: calls queued behind a 401 are dropped', async () => {
    answer(systemPath, fail(401))
    answer('/Customer/Profile', () => HttpResponse.json({ point: 1 }))
    await askSystem()
    const { error } = await store.dispatch(api.endpoints.getProfile.initiate())
    expect(error).toMatchObject({ kind: 'sessionExpired' })
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual([systemPath])
  })

  it('is sent again without it, where it needs none, once the session has ended', async () => {
    const endSession = () => {
      given({ bearer: undefined })
      return fail(503)()
    }
    answer('/Theme/GetTheme', endSession, () => HttpResponse.json({ resp: { groupimagelist: [] } }))
    await store.dispatch(api.endpoints.getTheme.initiate('doisai'))
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer bearer-1', null])
  })
})

it('a change that finds the session over tells its caller nothing more: the end of the session is told', async () => {
  answer('/privilege/Issue', fail(401))
  answer('/Theme/GetLogo', () => HttpResponse.json({ resp: { imagelist: [] } }))
  const told = vi.fn()
  void issue().then(told)
  await vi.waitFor(() => expect(store.getState().session.isExpired).toBe(true))
  await store.dispatch(api.endpoints.getLogo.initiate('doisai'))
  expect(told).not.toHaveBeenCalled()
})

it('a read ends, and a change waits, where another tab has taken the bearer away', async () => {
  given({ bearer: undefined })
  const told = vi.fn()
  void issue().then(told)
  expect((await askSystem()).error).toMatchObject({ kind: 'sessionExpired' })
  expect([told.mock.calls, seen]).toEqual([[], []])
})

it('the theme comes though the session has ended on its way, for the login page has its colours too', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const theme = { resp: { json_config: { Theme_Field: { '--primary': '#123456' } }, groupimagelist: [] } }
  server.use(http.get('*/Theme/GetTheme', () => held.then(() => HttpResponse.json(theme))))
  answer(systemPath, fail(401))
  const asked = store.dispatch(api.endpoints.getTheme.initiate('doisai'))
  void askSystem()
  await vi.waitFor(() => expect(store.getState().session.isExpired).toBe(true))
  release()
  expect((await asked).data?.resp.json_config?.Theme_Field).toEqual({ '--primary': '#123456' })
})

it('a session does not end because an older bearer was refused', async () => {
  answer(systemPath, () => {
    given({ bearer: 'bearer-2' })
    return HttpResponse.json({}, { status: 401 })
  })
  const told = vi.fn()
  void askSystem().then(told)
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  // The call with the older bearer gets no answer, and the next call belongs to the new session.
  answer('/Theme/GetLogo', () => HttpResponse.json({ resp: { imagelist: [] } }))
  await store.dispatch(api.endpoints.getLogo.initiate('doisai'))
  expect(told).not.toHaveBeenCalled()
  expect(store.getState().session.isExpired).toBe(false)
  expect(storedOf().bearer).toBe('bearer-2')
})

const storeFor = (config: object) => makeStore({ customerApiUrl: base, crmApiUrl: base, ...config })

it("A brand's own path and headers go out with a call, and cannot replace what the app sets", async () => {
  const apiShape = readApiShape({
    paths: { '/api/v1.0/Customer/Profile': '/members/me' },
    headers: { 'X-Tenant': 'doisai', 'x-request-id': 'mine', authorization: 'Bearer mine' },
  })
  answer('/members/me', () => HttpResponse.json({ point: 5 }))
  await storeFor({ apiShape }).dispatch(api.endpoints.getProfile.initiate())
  const { headers } = seen[0] ?? new Request('https://none.example')
  expect(headers.get('X-Tenant')).toBe('doisai')
  expect(headers.get('Authorization')).toBe('Bearer bearer-1')
  expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
})

describe('What is switched off', () => {
  it('is never called: it counts as not there', async () => {
    store = storeFor({ off: ['package'] })
    const { error } = await store.dispatch(
      api.endpoints.listPackages.initiate({ Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } }),
    )
    expect([error, seen]).toMatchObject([{ kind: 'notFound' }, []])
  })

  it('is sent as the call that stands in, where there is one', async () => {
    answer('/api/v1.0/CustomerAccount/UpdatePDPA', () => HttpResponse.json({}))
    const body = { Pdpa_Article_Alt_Reference: 'a', Pdpa_Article_Group_Key: 'g', Pdpa_Action: 4 } as const
    store = storeFor({ off: ['consent'] })
    await store.dispatch(api.endpoints.sendConsent.initiate({ 'X-Request-Id': 'id-1', body }))
    const form = await seen[0]?.formData()
    expect(Object.fromEntries(form ?? [])).toEqual({ ...body, Pdpa_Action: '4' })
    expect(seen[0]?.headers.get('X-Request-Id')).toBe('id-1')
  })
})

describe('A failed call', () => {
  /** The reports that were sent. */
  const reports: { body: string; credentials: string; mode: string }[] = []
  beforeEach(() => {
    reports.length = 0
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (input !== errorReporting) return fetch(input, init)
      reports.push(init as (typeof reports)[number]) // as report-error.ts sends it
      return Promise.reject(new TypeError('nobody answers'))
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const askProfile = (config: object) =>
    storeFor(config).dispatch(api.endpoints.getProfile.initiate(undefined, { forceRefetch: true }))
  const errorReporting = 'https://log.example/app'

  it('is reported once it has failed for good, with nothing of the member', async () => {
    answer('/Customer/Profile', () => HttpResponse.json({ point: { secret: '0812345678' } }))
    await askProfile({ errorReporting })
    await waitFor(() => expect(reports).toHaveLength(1))
    expect(JSON.parse(reports[0]?.body ?? '')).toEqual({
      code: 200,
      kind: 'malformed',
      call: 'getProfile',
      requestId: seen[0]?.headers.get('X-Request-Id'),
      version: APP_VERSION,
    })
    // Without cookies, because a cookie for the receiver's site could identify the member.
    expect(reports[0]).toMatchObject({ credentials: 'omit', mode: 'no-cors' })
  })

  it.each([
    ['a wrong entry', 422],
    ['too many tries', 429],
    ['nothing there', 404],
    ['a session that is over', 401],
  ])('is not reported where it is %s', async (_why, status) => {
    answer('/Customer/Profile', fail(status, { retry_after: 60 }))
    await askProfile({ errorReporting })
    await import('./report-error')
    expect([seen.length, reports]).toEqual([1, []])
  })

  it('is reported nowhere by default', async () => {
    answer('/Customer/Profile', fail(500))
    await askProfile({})
    expect(reports).toEqual([])
  })
})
