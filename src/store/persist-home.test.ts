import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { sharedAnswers } from '@/api/shared-answers'
import { readJson, writeJson, writeText } from '@/storage/storage'
import { answeredAt } from './answered-at'
import { isRestored, isSnapshot, restoreHome, SNAPSHOT_VERSION } from './home-snapshot'
import { persistHome } from './persist-home'
import { brandChosen, loggedIn } from './session.slice'
import { makeStore } from './store'

beforeEach(() => writeText('token', 'bearer'))

const profile = { point: 10, first_name: 'A', mobile_no: '0810000005', customer_info: 'M1' }
const section = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 4 } }
const search = { Filters: { Filters: [{ key: 'name', value: 'latte' }], Ordering: [], Page: 1, Limit: 20 } }

function loggedInStore() {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(loggedIn())
  return store
}

function storeHome(entries: object[], more = {}) {
  writeJson('homeSnapshot', {
    ...{ version: SNAPSHOT_VERSION, brandRef: 'doisai', savedAt: Date.now() },
    ...more,
    entries,
  })
}

/** A tab that begins with what is stored. */
function restoredStore() {
  const store = loggedInStore()
  restoreHome(store)
  return store
}

const storedEntries = () => readJson('homeSnapshot', isSnapshot)?.entries ?? []

it('persists the answers that home shows, and neither searches nor the answers of other pages', () => {
  const store = loggedInStore()
  const layout = { payload: [{ key: 'privilege', card_layout_limit: 4 }] }
  const entries = [
    { endpointName: 'getProfile', arg: undefined, value: profile },
    { endpointName: 'getHomeLayout', arg: undefined, value: layout },
    { endpointName: 'listPrivileges', arg: section, value: { payload: [] } },
    { endpointName: 'listPrivileges', arg: search, value: { payload: [] } },
    { endpointName: 'listCountries', arg: undefined, value: { payload: [] } },
  ]
  store.dispatch(api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0])) // as answered
  persistHome(store.getState())
  expect(storedEntries().map(({ endpointName, arg }) => [endpointName, arg])).toEqual([
    ['getProfile', undefined],
    ['getHomeLayout', undefined],
    ['listPrivileges', section],
  ])
})

it('keeps through any number of visits when each answer was given', () => {
  const [profileAt, tierAt] = [Date.now() - 60_000, Date.now() - 3_600_000]
  storeHome([
    { endpointName: 'getProfile', value: profile, answeredAt: profileAt },
    { endpointName: 'getTier', value: { tier_info: { tier_name_th: 'ทอง' } }, answeredAt: tierAt },
  ])
  const store = restoredStore()
  const times = () => [
    answeredAt(api.endpoints.getProfile.select()(store.getState())),
    answeredAt(api.endpoints.getTier.select()(store.getState())),
  ]
  expect(times()).toEqual([profileAt, tierAt])
  persistHome(store.getState())
  restoreHome(store)
  expect(times()).toEqual([profileAt, tierAt])
})

describe('What another tab has stored meanwhile', () => {
  const MINUTE_MS = 60_000
  const OTHERS = { payload: [{ key: 'privilege', card_layout_limit: 8 }] }

  function storeFigures(
    point: number,
    at: number,
    { layout = { payload: [] as object[] }, isCurrent = true } = {},
  ) {
    storeHome([
      { endpointName: 'getProfile', value: { ...profile, point }, answeredAt: at, isCurrent },
      { endpointName: 'getHomeLayout', value: layout, answeredAt: at, isCurrent },
    ])
  }
  /** A tab whose home is of that time, and what is stored once the tab has stored its home after another one has. */
  function afterOther(at: number, storeOther: () => void) {
    storeFigures(10, at)
    const store = restoredStore()
    storeOther()
    persistHome(store.getState())
    return storedEntries()
  }

  it('is kept where it is newer, but for the layout, to which the lists belong', () => {
    const now = Date.now()
    const entries = afterOther(now - MINUTE_MS, () => storeFigures(20, now - 1000, { layout: OTHERS }))
    expect(entries).toMatchObject([{ value: { point: 20 } }, { value: { payload: [] } }])
  })

  it('is not kept where a clock says that it is newer which has been set back since', () => {
    const now = Date.now()
    expect(afterOther(now - MINUTE_MS, () => storeFigures(20, now + MINUTE_MS))[0]).toMatchObject({
      value: { point: 10 },
    })
    expect(afterOther(now + MINUTE_MS, () => storeFigures(20, now - MINUTE_MS))[0]).toMatchObject({
      value: { point: 20 },
    })
  })

  it('stays stale until it is answered again, whoever has made it stale', () => {
    const at = Date.now() - MINUTE_MS
    const entries = afterOther(at, () => storeFigures(10, at, { isCurrent: false }))
    expect(entries).toMatchObject([{ isCurrent: false }, { isCurrent: false }])
  })
})

describe('What is the same for all', () => {
  const HOUR_MS = 3_600_000
  const ANSWERED_AT = Date.now() - 5
  const entriesOf = (until: number | undefined) => [
    { endpointName: 'getProfile', value: profile, until },
    { endpointName: 'getMembershipSystem', value: { is_opensystem: true }, answeredAt: ANSWERED_AT, until },
  ]
  const untilOf = (name: string) => storedEntries().find(({ endpointName }) => endpointName === name)?.until

  it('is persisted with its time, and the layout of home without one', async () => {
    const answers: Record<string, object> = {
      'Customer/Profile': profile,
      'membership-tier/system': { is_opensystem: true },
      'dynamicdisplay/LayoutDisplay': { payload: [] },
    }
    vi.stubGlobal('fetch', (url: string) => {
      const path = Object.keys(answers).find((end) => url.endsWith(end)) ?? ''
      return Promise.resolve(Response.json(answers[path], { headers: { 'Cache-Control': 'max-age=60' } }))
    })
    const store = loggedInStore()
    for (const name of ['getProfile', 'getMembershipSystem', 'getHomeLayout'] as const)
      await store.dispatch(
        api.endpoints[name].initiate() as ReturnType<typeof api.endpoints.getProfile.initiate>,
      )
    persistHome(store.getState())
    vi.unstubAllGlobals()
    const at = api.endpoints.getMembershipSystem.select()(store.getState()).fulfilledTimeStamp ?? 0
    expect(['getProfile', 'getMembershipSystem', 'getHomeLayout'].map(untilOf)).toEqual([
      undefined,
      at + 60_000,
      undefined,
    ])
  })

  it('stands for its time, is as old as it is, and has no longer a time for being restored', () => {
    sharedAnswers.clear()
    const until = Date.now() + HOUR_MS
    storeHome(entriesOf(until).map((entry, index) => (index === 0 ? { ...entry, until: undefined } : entry)))
    const store = restoredStore()
    const system = api.endpoints.getMembershipSystem.select()(store.getState())
    expect(isRestored(system)).toBe(false)
    expect(isRestored(api.endpoints.getProfile.select()(store.getState()))).toBe(true)
    expect(answeredAt(system)).toBe(ANSWERED_AT)
    persistHome(store.getState())
    expect(untilOf('getMembershipSystem')).toBe(until)
  })

  it.each([
    ['over', () => Date.now() - 1],
    ['missing', () => undefined],
    ['of a clock that was set back', () => Date.now() + 25 * HOUR_MS],
  ])('may have changed where its time is %s', (_, untilOfEntry) => {
    storeHome(entriesOf(untilOfEntry()))
    const store = restoredStore()
    expect(isRestored(api.endpoints.getMembershipSystem.select()(store.getState()))).toBe(true)
  })
})

const WEEK_MS = 7 * 24 * 3_600_000

it.each([
  ['of almost a week ago is shown', { savedAt: Date.now() - WEEK_MS + 60_000 }, 10],
  ['of a week ago is neither shown nor kept', { savedAt: Date.now() - WEEK_MS }, undefined],
  ['of another brand is neither shown nor kept', { brandRef: 'sabaimart' }, undefined],
  ['of an older version is neither shown nor kept', { version: SNAPSHOT_VERSION - 1 }, undefined],
])('a home %s', (_what, stored, point) => {
  storeHome([{ endpointName: 'getProfile', value: profile }], stored)
  const store = restoredStore()
  expect(api.endpoints.getProfile.select()(store.getState()).data?.point).toBe(point)
  expect(storedEntries()).toHaveLength(point === undefined ? 0 : 1)
})
