import { clearStorage, given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import type { EarlyRead } from '@/api/early-reads'
import { endlessApi } from '@/api/endless'
import { brandChosen, resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { cacheEarlyAnswers } from './early-answers'

let store: ReturnType<typeof makeStore>
let sent: string[]

beforeEach(() => {
  // The app waits for answers for 100 ms, which may be too short for a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  sent = []
  vi.stubGlobal('fetch', (url: string) => {
    sent.push(url)
    return new Promise(() => {})
  })
  given({ bearer: 'bearer' })
  store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.__head
})

/** Adds a read that the head script has sent; a read without an answer is pending. */
function sentEarly(
  endpoint: string,
  argument: unknown,
  answer: object | undefined,
  others: Partial<EarlyRead> = {},
): void {
  const key = `${endpoint}(${JSON.stringify(argument)})`
  const read: EarlyRead = {
    requestId: 'early',
    language: 'th',
    authorization: 'Bearer bearer',
    sentAt: Date.now(),
    answer: answer ? Promise.resolve(Response.json(answer)) : new Promise(() => {}),
    abort: () => {},
    ...(answer && { isOk: true, answeredAt: Date.now() }),
    ...others,
  }
  window.__head = { reads: { ...window.__head?.reads, [key]: read } }
}

const known = () => ({
  point: api.endpoints.getProfile.select()(store.getState()).data?.point,
  system: api.endpoints.getMembershipSystem.select()(store.getState()).status,
})

it('what has been answered is known before the first render, and what is on its way is left to the page', async () => {
  store.dispatch(resumeSession())
  sentEarly('getProfile', undefined, { point: 450 })
  sentEarly('getMembershipSystem', undefined, undefined)
  await cacheEarlyAnswers(store)
  expect(known()).toEqual({ point: 450, system: 'uninitialized' })
  expect(sent).toEqual([])
})

it('what was read replaces what was kept of the last visit', async () => {
  store.dispatch(resumeSession())
  await store.dispatch(api.util.upsertQueryData('getProfile', undefined, { point: 5 } as never))
  sentEarly('getProfile', undefined, { point: 450 })
  await cacheEarlyAnswers(store)
  expect(known().point).toBe(450)
})

it('the brand’s settings are known to a visitor, for the brand of the visit', async () => {
  const theme = { resp: { json_config: {}, groupimagelist: [] } }
  clearStorage()
  sentEarly('getTheme', 'doisai', theme, { authorization: null })
  await cacheEarlyAnswers(store)
  expect(api.endpoints.getTheme.select('doisai')(store.getState()).isSuccess).toBe(true)
  expect(sent).toEqual([])
})

it('the first page of a list is known as the page asks for it', async () => {
  store.dispatch(resumeSession())
  const card = { privilege_id: 'P1', name_th: 'กาแฟ', point_ref: 50 }
  const request = { Filters: [], Limit: 20, Ordering: [] }
  sentEarly('endlessPrivileges', request, { payload: [card] })
  await cacheEarlyAnswers(store)
  const { data } = endlessApi.endpoints.endlessPrivileges.select(request)(store.getState())
  expect(data?.pages[0]?.payload[0]?.privilege_id).toBe('P1')
  expect(sent).toEqual([])
})

it('what its page always reads again is left to the page', async () => {
  store.dispatch(resumeSession())
  const transaction = { Transaction_Id: 'T1' }
  sentEarly('getPrivilegeHistory', transaction, { transaction_id: 'T1' }, { isAlwaysRead: true })
  await cacheEarlyAnswers(store)
  expect(Object.keys(store.getState().api.queries)).toEqual([])
  expect(Object.keys(window.__head?.reads ?? {})).toHaveLength(1)
})

it('an answer that cannot be read leaves no error behind for the page to tell', async () => {
  store.dispatch(resumeSession())
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  sentEarly('getProfile', undefined, {}, { answer: Promise.resolve(page) })
  await cacheEarlyAnswers(store)
  expect(store.getState().api.queries).toEqual({})
})

it('an answer that cannot be read leaves what was kept of the last visit', async () => {
  store.dispatch(resumeSession())
  await store.dispatch(api.util.upsertQueryData('getProfile', undefined, { point: 5 } as never))
  const page = new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })
  sentEarly('getProfile', undefined, {}, { answer: Promise.resolve(page) })
  await cacheEarlyAnswers(store)
  expect(known().point).toBe(5)
})

it('a read that failed is the page’s to tell, and to send again', async () => {
  store.dispatch(resumeSession())
  sentEarly('getProfile', undefined, { point: 450 }, { isOk: false })
  await cacheEarlyAnswers(store)
  expect(known().point).toBeUndefined()
  expect(sent).toEqual([])
})

it('nothing of a member is read for a visitor whose session the start has ended', async () => {
  sentEarly('getProfile', undefined, { point: 450 })
  await cacheEarlyAnswers(store)
  expect(known().point).toBeUndefined()
  expect(sent).toEqual([])
})

it('an answer whose body does not come keeps nobody waiting', async () => {
  store.dispatch(resumeSession())
  const stalled = new Response(new ReadableStream())
  sentEarly('getProfile', undefined, {}, { answer: Promise.resolve(stalled) })
  const cached = cacheEarlyAnswers(store)
  await vi.advanceTimersByTimeAsync(100)
  await cached
  expect(known().point).toBeUndefined()
})

it('an answer that cannot be read and comes after the first render is the page’s to tell', async () => {
  store.dispatch(resumeSession())
  let end = () => {}
  const late = new ReadableStream({ start: (body) => void (end = () => body.close()) })
  sentEarly('getProfile', undefined, {}, { answer: Promise.resolve(new Response(late)) })
  const cached = cacheEarlyAnswers(store)
  await vi.advanceTimersByTimeAsync(100)
  await cached
  end()
  await vi.waitFor(() =>
    expect(api.endpoints.getProfile.select()(store.getState()).error).toMatchObject({ kind: 'malformed' }),
  )
  await Promise.resolve()
  expect(api.endpoints.getProfile.select()(store.getState()).isError).toBe(true)
})
