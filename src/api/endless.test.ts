import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeText } from '@/config/storage'
import { makeStore } from '@/store/store'
import { endlessApi } from './endless'

beforeEach(() => writeText('token', 'bearer'))
afterEach(() => vi.unstubAllGlobals())

const packageRow = (package_id: string) => ({ package_id, name_th: 'กาแฟ' })

it('a list goes on after a full page of which a row cannot be read', async () => {
  const pages = [[packageRow('1'), { package_id: 'broken' }, packageRow('2')], [packageRow('3')]]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: pages.shift() })))
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const request = { Filters: [], Ordering: [], Limit: 3 }
  const list = () => endlessApi.endpoints.endlessPackages.select(request)(store.getState())
  await store.dispatch(endlessApi.endpoints.endlessPackages.initiate(request))
  expect(list().hasNextPage).toBe(true)
  await store.dispatch(endlessApi.endpoints.endlessPackages.initiate(request, { direction: 'forward' }))
  expect(list().data?.pages.flatMap(({ payload }) => payload.map((row) => row.package_id))).toEqual([
    '1',
    '2',
    '3',
  ])
  expect(list().hasNextPage).toBe(false)
})
