import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endlessApi } from '@/api/endless'
import { brandChosen, resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { given } from '#tests/support/stored.ts'
import { writtenReads } from '../../tools/build/document/written-reads'

/** What the transport sends. */
let sent: { url: string; body: unknown; cache: string }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (url: string, { body, cache }: { body?: string; cache: string }) => {
    sent.push({ url: decodeURIComponent(url), body: body && (JSON.parse(body) as unknown), cache })
    return new Promise(() => {})
  })
})
afterEach(() => vi.unstubAllGlobals())

const { theme, reads } = writtenReads()

it.each([theme, ...reads])('the app asks under the same key for the same: $key', async ({ key, ...read }) => {
  given({ bearer: 'bearer', bearerBrand: 'doisai' })
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(resumeSession())
  const [, endpoint, argument] = /^(\w+)\((.*)\)$/.exec(key) ?? []
  const request: unknown = argument === 'undefined' ? undefined : JSON.parse(argument ?? '')
  const { initiate } = endlessApi.endpoints[endpoint as 'getProfile']
  expect(store.dispatch(initiate(request as undefined)).queryCacheKey).toBe(key)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ url: read.url, body: read.body, cache: read.cache ?? 'no-store' }])
})
