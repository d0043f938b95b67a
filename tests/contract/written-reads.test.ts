import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endlessApi } from '@/api/endless'
import { operations, type OperationId } from '@/api/generated/operations'
import { pageReads } from '@/app/page-reads'
import { routes } from '@/app/routes'
import { BRAND_REFS } from '@/sandbox/personas'
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

it('no first read names a brand of its own: it would be the wrong one at all others', () => {
  const written = JSON.stringify(writtenReads())
  expect(BRAND_REFS.filter((ref) => written.includes(ref))).toEqual([])
})

it('what only pages of one area read has that area in the contract, so that a brand without it is not asked', () => {
  const areasOf = new Map<string, Set<string | undefined>>()
  for (const { path, area } of routes)
    for (const { endpoint } of pageReads[path]) {
      const operation = endpoint.replace(/^endless/, 'list')
      areasOf.set(operation, (areasOf.get(operation) ?? new Set()).add(area))
    }
  const ofOneArea = [...areasOf].filter(([, areas]) => areas.size === 1 && !areas.has(undefined))
  expect(ofOneArea.length).toBeGreaterThan(0)
  for (const [operation, areas] of ofOneArea)
    expect([...areas], operation).toEqual([operations[operation as OperationId].area])
})
