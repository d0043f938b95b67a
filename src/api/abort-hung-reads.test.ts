import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeText } from '@/storage/storage'
import { brandChosen, loggedIn } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import './abort-hung-reads'
import { api } from './api'
import './read/report-deviations'

const WHOLE = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } }

let sent: string[]
let point: number
/** Paths whose next answer never comes. */
let hanging: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T05:00:00Z') })
  ;[sent, point, hanging] = [[], 100, []]
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.replace('/api/v1.0/', '')
    sent.push(path)
    if (hanging.includes(path)) {
      hanging = hanging.filter((one) => one !== path)
      return new Promise<Response>(() => {})
    }
    return Response.json(path === 'Customer/Profile' ? { point } : { payload: [] })
  })
  writeText('token', 'bearer')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with the balance and the home layout on screen, of which the second has no answer. */
async function openPage() {
  const store = makeStore({ customerApiUrl: 'https://api.example', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(loggedIn())
  hanging = ['dynamicdisplay/LayoutDisplay']
  void store.dispatch(api.endpoints.getProfile.initiate())
  void store.dispatch(api.endpoints.getHomeLayout.initiate())
  await vi.advanceTimersByTimeAsync(1000)
  sent = []
  return { store, points: () => api.endpoints.getProfile.select()(store.getState()).data?.point }
}

it('a balance that has changed is read anew, though another read hangs, and that one is sent again', async () => {
  const { store, points } = await openPage()
  point = 150
  store.dispatch(api.util.invalidateTags(['Profile']))
  await vi.advanceTimersByTimeAsync(32_000)
  expect(points()).toBe(150)
  expect(sent.toSorted()).toEqual(['Customer/Profile', 'dynamicdisplay/LayoutDisplay'])
})

it('a read that was sent with the change, or after it, is waited for', async () => {
  const { store } = await openPage()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  store.dispatch(api.util.invalidateTags(['Profile']))
  hanging = ['Customer/Profile']
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent.filter((path) => path === 'Customer/Profile')).toHaveLength(1)
})

it('a read that only its sender waits for is ended, and is theirs to send again', async () => {
  const { store } = await openPage()
  hanging = ['Customer/History/Privilege']
  const look = store.dispatch(api.endpoints.listPrivilegeHistory.initiate(WHOLE, { subscribe: false }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(['Customer/History/Privilege'])
  store.dispatch(api.util.invalidateTags(['Profile']))
  await vi.advanceTimersByTimeAsync(32_000)
  expect((await look).isError).toBe(true)
  expect(sent.filter((path) => path === 'Customer/History/Privilege')).toHaveLength(1)
})
