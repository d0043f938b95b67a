import { given, givenText, storedOf } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore, type AppStore } from '@/store/store'
import { api } from './api'
import { isOfLastVisit, restoreHome, VERSION } from './home-cache'
import { keepHome, newerPoints } from './keep-home'
import './read/report-deviations'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-26T05:00:00Z')
const listOf = (...Filters: { Field: string; Operator: 'eq'; Value: string }[]) => ({
  Filters: { Filters, Ordering: [], Page: 1, Limit: 0 },
})
const ITEM = listOf({ Field: 'privilege_id', Operator: 'eq', Value: '1' })

let sent: string[]
let point: number
let store: AppStore

const begin = () => (store = makeStore({ customerApiUrl: 'https://api.example', crmApiUrl: '' }))
const profile = () => api.endpoints.getProfile.select()(store.getState())
const read = () =>
  Promise.all([
    store.dispatch(api.endpoints.getProfile.initiate()),
    store.dispatch(api.endpoints.getMembershipSystem.initiate()),
    store.dispatch(api.endpoints.listPrivileges.initiate(listOf())),
  ])
const keep = () => keepHome(store.getState(), 'doisai')
/** Opens the app again after some time, with home as it was kept. */
function comeBack(afterMs: number): void {
  vi.setSystemTime(Date.now() + afterMs)
  begin()
  restoreHome(store.dispatch, 'doisai')
  sent = []
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  ;[sent, point] = [[], 100]
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.replace('/api/v1.0/', '')
    sent.push(path)
    if (path === 'Customer/Profile')
      return Response.json({
        ...{ point, customer_info: 'M-4711', mobile_no: '0812345678', email: 'a@b.co' },
        ...{ first_name: 'Somchai', last_name: 'Jaidee' },
      })
    return Response.json(path.endsWith('system') ? { is_opensystem: true } : { payload: [] })
  })
  given({ bearer: 'bearer' })
  begin()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what home shows is kept, without last name, member number and contact, and no privilege that was looked at', async () => {
  await read()
  await store.dispatch(api.endpoints.listPrivileges.initiate(ITEM))
  await store.dispatch(api.endpoints.getCustomerInfo.initiate())
  keep()
  const { home } = storedOf()
  expect(Object.keys(home?.entries ?? {})).toEqual([
    'getProfile(undefined)',
    'getMembershipSystem(undefined)',
    expect.stringMatching(/^listPrivileges/),
  ])
  expect(JSON.stringify(home)).toContain('Somchai')
  expect(JSON.stringify(home)).not.toMatch(/0812345678|a@b\.co|Jaidee|M-4711/)
})

it('comes back with its own time, and is read again as it is shown, but for what is the same for all', async () => {
  await read()
  keep()
  point = 150
  comeBack(HOUR_MS / 2)
  expect(profile()).toMatchObject({ data: { point: 100 }, fulfilledTimeStamp: NOW })
  expect(isOfLastVisit(profile())).toBe(true)
  await read()
  expect(sent.toSorted()).toEqual(['Customer/Profile', 'privilege/List'])
  expect(profile().data?.point).toBe(150)
  expect(isOfLastVisit(profile())).toBe(false)
})

it.each([
  ['has the member’s number at once', { memberId: 'M-4711' }, 'M-4711'],
  [
    'has the number, where another id stands for the member',
    { brand: 'doisai', memberId: '1', memberAlias: 'M-4711' },
    'M-4711',
  ],
  ['has none, where the member has never been named', { memberId: '1', bearerSince: 1 }, undefined],
])('comes back and %s', async (_, things, number) => {
  await read()
  keep()
  given(things)
  comeBack(0)
  expect(profile().data).toMatchObject({ first_name: 'Somchai' })
  expect(profile().data?.customer_info).toBe(number)
})

it('is read again by a change too, before anything has mounted that asks for it', async () => {
  await read()
  keep()
  comeBack(1000)
  const stop = store.dispatch(api.endpoints.getMembershipSystem.initiate())
  store.dispatch(api.util.invalidateTags(['Profile']))
  expect(profile().data).toBeUndefined()
  stop.unsubscribe()
})

it.each([
  ['older than a week', () => vi.setSystemTime(NOW + 7 * 24 * HOUR_MS)],
  ['of a time to come', () => vi.setSystemTime(NOW - 1)],
  ['another brand’s', () => given({ home: { version: VERSION, brandRef: 'sabaimart', entries: {} } })],
  ['an older app’s', () => given({ home: { version: VERSION - 1, brandRef: 'doisai', entries: {} } })],
  ['broken', () => givenText('home', '{"version":')],
])('is not used where it is %s', async (_, change) => {
  await read()
  keep()
  change()
  comeBack(0)
  expect(profile().data).toBeUndefined()
})

it('the later answer of another tab stays, and its balance is told', async () => {
  await read()
  vi.setSystemTime(NOW + 1000)
  const own = store
  begin()
  point = 150
  await read()
  keep()
  expect(newerPoints('doisai', api.endpoints.getProfile.select()(own.getState()))).toBe(150)
  keepHome(own.getState(), 'doisai')
  comeBack(0)
  expect(profile().data?.point).toBe(150)
  expect(newerPoints('doisai', profile())).toBeUndefined()
})

it('nothing is kept once nobody is logged in', async () => {
  await read()
  given({ bearer: undefined })
  keep()
  expect(storedOf().home).toBeUndefined()
})
