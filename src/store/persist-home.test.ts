import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { sharedAnswers } from '@/api/shared-answers'
import { readJson, writeJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
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

function persisted() {
  const store = loggedInStore()
  const entries = [
    { endpointName: 'getProfile', arg: undefined, value: profile },
    {
      endpointName: 'getHomeLayout',
      arg: undefined,
      value: { payload: [{ key: 'privilege', card_layout_limit: 4 }] },
    },
    { endpointName: 'listPrivileges', arg: section, value: { payload: [] } },
    { endpointName: 'listPrivileges', arg: search, value: { payload: [] } },
    { endpointName: 'listCountries', arg: undefined, value: { payload: [] } },
  ]
  store.dispatch(api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0])) // as answered
  persistHome(store.getState())
  const snapshot = readJson('homeSnapshot', isRecord)
  return snapshot?.['entries'] as { endpointName: string; arg: unknown; value: unknown }[] // written above
}

it('persists the answers that home shows, and neither searches nor the answers of other pages', () => {
  expect(persisted().map(({ endpointName, arg }) => [endpointName, arg])).toEqual([
    ['getProfile', undefined],
    ['getHomeLayout', undefined],
    ['listPrivileges', section],
  ])
})

it('persists no phone number', () => {
  expect(persisted()[0]?.value).toMatchObject({ first_name: 'A', mobile_no: '' })
})

it('keeps through any number of visits when each answer was given', () => {
  const [profileAt, tierAt] = [Date.now() - 60_000, Date.now() - 3_600_000]
  writeJson('homeSnapshot', {
    version: SNAPSHOT_VERSION,
    brandRef: 'doisai',
    savedAt: Date.now(),
    entries: [
      { endpointName: 'getProfile', value: profile, answeredAt: profileAt },
      { endpointName: 'getTier', value: { tier_info: { tier_name_th: 'ทอง' } }, answeredAt: tierAt },
    ],
  })
  const store = loggedInStore()
  restoreHome(store)
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

  function storeHome(
    point: number,
    at: number,
    { layout = { payload: [] as object[] }, isCurrent = true } = {},
  ) {
    writeJson('homeSnapshot', {
      ...{ version: SNAPSHOT_VERSION, brandRef: 'doisai', savedAt: Date.now() },
      entries: [
        { endpointName: 'getProfile', value: { ...profile, point }, answeredAt: at, isCurrent },
        { endpointName: 'getHomeLayout', value: layout, answeredAt: at, isCurrent },
      ],
    })
  }
  /** A tab whose home is of that time, and what is stored once the tab has stored its home after another one has. */
  function afterOther(at: number, storeOther: () => void) {
    storeHome(10, at)
    const store = loggedInStore()
    restoreHome(store)
    storeOther()
    persistHome(store.getState())
    return readJson('homeSnapshot', isSnapshot)?.entries
  }

  it('is kept where it is newer, but for the layout, to which the lists belong', () => {
    const now = Date.now()
    const entries = afterOther(now - MINUTE_MS, () => storeHome(20, now - 1000, { layout: OTHERS }))
    expect(entries).toMatchObject([{ value: { point: 20 } }, { value: { payload: [] } }])
  })

  it('is not kept where a clock says that it is newer which has been set back since', () => {
    const now = Date.now()
    expect(afterOther(now - MINUTE_MS, () => storeHome(20, now + MINUTE_MS))?.[0]).toMatchObject({
      value: { point: 10 },
    })
    expect(afterOther(now + MINUTE_MS, () => storeHome(20, now - MINUTE_MS))?.[0]).toMatchObject({
      value: { point: 20 },
    })
  })

  it('stays stale until it is answered again, whoever has made it stale', () => {
    const at = Date.now() - MINUTE_MS
    const entries = afterOther(at, () => storeHome(10, at, { isCurrent: false }))
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
  const storeHome = (entries: object[]) =>
    writeJson('homeSnapshot', {
      version: SNAPSHOT_VERSION,
      brandRef: 'doisai',
      savedAt: Date.now(),
      entries,
    })
  const untilOf = (name: string) => {
    const entries = readJson('homeSnapshot', isSnapshot)?.entries ?? []
    return entries.find(({ endpointName }) => endpointName === name)?.until
  }

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
    const store = loggedInStore()
    restoreHome(store)
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
    const store = loggedInStore()
    restoreHome(store)
    expect(isRestored(api.endpoints.getMembershipSystem.select()(store.getState()))).toBe(true)
  })
})

const DAY_MS = 24 * 60 * 60 * 1000

it.each([
  { home: 'of a week ago', savedAt: Date.now() - 7 * DAY_MS, brandRef: 'doisai' },
  { home: 'of another brand', savedAt: Date.now(), brandRef: 'sabaimart' },
  { home: 'of an older version', savedAt: Date.now(), brandRef: 'doisai', version: SNAPSHOT_VERSION - 1 },
])('does not show the home $home, and keeps it no longer', ({ version, savedAt, brandRef }) => {
  const entries = [{ endpointName: 'getProfile', value: profile }]
  writeJson('homeSnapshot', { version: version ?? SNAPSHOT_VERSION, brandRef, savedAt, entries })
  const store = loggedInStore()
  restoreHome(store)
  expect({
    shown: api.endpoints.getProfile.select()(store.getState()).data,
    kept: readJson('homeSnapshot', isRecord),
  }).toEqual({ shown: undefined, kept: undefined })
})

it('shows a home that is almost a week old', () => {
  const savedAt = Date.now() - 7 * DAY_MS + 60_000
  const entries = [{ endpointName: 'getProfile', value: profile }]
  writeJson('homeSnapshot', { version: SNAPSHOT_VERSION, brandRef: 'doisai', savedAt, entries })
  const store = loggedInStore()
  restoreHome(store)
  expect(api.endpoints.getProfile.select()(store.getState()).data).toMatchObject({ point: 10 })
})
