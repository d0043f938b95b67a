import { beforeEach, expect, it } from 'vitest'
import { api } from '@/api/api'
import { readJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'
import { persistHome } from './persist-home'
import { brandChosen, loggedIn } from './session.slice'
import { makeStore } from './store'

beforeEach(() => writeText('token', 'bearer'))

const profile = { point: 10, first_name: 'A', mobile_no: '0810000005', customer_info: 'M1' }
const section = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 4 } }
const search = { Filters: { Filters: [{ key: 'name', value: 'latte' }], Ordering: [], Page: 1, Limit: 20 } }

function persisted() {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  store.dispatch(loggedIn())
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
