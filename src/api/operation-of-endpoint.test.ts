import { expect, it, vi } from 'vitest'
import { makeStore } from '@/store/store'
import { baseApi } from './base-api'
import { operations } from './generated/operations'

const fetching = vi.fn(() => Promise.resolve(Response.json({ is_opensystem: 'TRUE' })))
vi.stubGlobal('fetch', fetching)

const injectedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotten: build.query<unknown, void>({ query: () => '/api/v1.0/customer/membership-tier/system' }),
    injected: build.query<unknown, void>({
      query: () => '/api/v1.0/customer/membership-tier/system',
      extraOptions: operations.getMembershipSystem,
    }),
  }),
})
localStorage.setItem('token', 'bearer')
const store = makeStore({ customerApiUrl: 'https://api.example.com', crmApiUrl: '' })

it('an endpoint that is injected is read as the operation that it names', async () => {
  const { data } = await store.dispatch(injectedApi.endpoints.injected.initiate())
  expect(data).toEqual({ is_opensystem: true })
})

it('an endpoint that names no operation is a programming error, and no request is sent', async () => {
  fetching.mockClear()
  vi.spyOn(console, 'error').mockReturnValue()
  const { isError } = await store.dispatch(injectedApi.endpoints.forgotten.initiate())
  expect([isError, fetching.mock.calls]).toEqual([true, []])
})
