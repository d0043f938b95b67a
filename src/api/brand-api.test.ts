import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readApiShape } from '@/config/api-address'
import { APP_VERSION } from '@/config/constants'
import { writeText } from '@/storage/storage'
import { makeStore } from '@/store/store'
import { api } from './api'

const server = setupServer()
const seen: Request[] = []
const page = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => writeText('token', 'bearer-1'))
afterEach(() => {
  server.resetHandlers()
  seen.length = 0
})
afterAll(() => server.close())

function answer(path: string, response: () => Response) {
  server.use(
    http.all(`*${path}`, ({ request }) => {
      seen.push(request.clone())
      return response()
    }),
  )
}

const storeFor = (config: object) => makeStore({ customerApiUrl: '', crmApiUrl: '', ...config })
const points = () => HttpResponse.json({ point: 5 })

it("A brand's own path and headers go out with a call, and cannot replace what the app sets", async () => {
  const apiShape = readApiShape({
    paths: { '/api/v1.0/Customer/Profile': '/members/me' },
    headers: { 'X-Tenant': 'doisai', 'x-request-id': 'mine', authorization: 'Bearer mine' },
  })
  answer('/members/me', points)
  await storeFor({ apiShape }).dispatch(api.endpoints.getProfile.initiate())
  const { headers } = seen[0] ?? new Request('https://none.example')
  expect(headers.get('X-Tenant')).toBe('doisai')
  expect(headers.get('Authorization')).toBe('Bearer bearer-1')
  expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
})

describe('What is switched off', () => {
  it('is never called: it counts as not there', async () => {
    const store = storeFor({ off: ['package'] })
    const { error } = await store.dispatch(api.endpoints.listPackages.initiate(page))
    expect([error, seen]).toMatchObject([{ kind: 'notFound' }, []])
  })

  it('is sent as the call that stands in, where there is one', async () => {
    answer('/api/v1.0/CustomerAccount/UpdatePDPA', () => HttpResponse.json({}))
    const body = { Pdpa_Article_Alt_Reference: 'a', Pdpa_Article_Group_Key: 'g', Pdpa_Action: 4 } as const
    const store = storeFor({ off: ['consent'] })
    await store.dispatch(api.endpoints.sendConsent.initiate({ 'X-Request-Id': 'id-1', body }))
    const form = await seen[0]?.formData()
    expect(Object.fromEntries(form ?? [])).toEqual({ ...body, Pdpa_Action: '4' })
    expect(seen[0]?.headers.get('X-Request-Id')).toBe('id-1')
  })
})

describe('A failed call', () => {
  /** What the reports' receiver gets. */
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
    // A cookie of the receiver's could name the member all the same.
    expect(reports[0]).toMatchObject({ credentials: 'omit', mode: 'no-cors' })
  })

  it.each([
    ['a wrong entry', 422],
    ['too many tries', 429],
    ['nothing there', 404],
    ['a session that is over', 401],
  ])('is not reported where it is %s', async (_why, status) => {
    answer('/Customer/Profile', () => HttpResponse.json({ retry_after: 60 }, { status }))
    await askProfile({ errorReporting })
    await import('./report-error')
    expect([seen.length, reports]).toEqual([1, []])
  })

  it('is reported nowhere by default', async () => {
    answer('/Customer/Profile', () => HttpResponse.json({}, { status: 500 }))
    await askProfile({})
    expect(reports).toEqual([])
  })
})
