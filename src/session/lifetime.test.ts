import { expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { writeText } from '@/storage/storage'
import { brandChosen, expired, loggedIn } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { beginSession } from './sign-in'

const fetching = vi.fn(() => Promise.resolve(Response.json({}, { status: 401 })))
vi.stubGlobal('fetch', fetching)

it('a change that finds its session gone is not answered: what was to follow belongs to the session', async () => {
  vi.useFakeTimers()
  writeText('token', 'bearer')
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  store.dispatch(loggedIn())
  const answered = vi.fn()
  const change = () => store.dispatch(api.endpoints.validatePin.initiate({ Pin: '246810' })).then(answered)
  void change()
  writeText('brandRef', 'doisai')
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  await vi.waitFor(() => expect(store.getState().session.isExpired).toBe(true))
  // Meanwhile another member has logged in, in another tab.
  store.dispatch(loggedIn())
  writeText('token', 'of-another')
  void change()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect([fetching.mock.calls.length, answered.mock.calls]).toEqual([1, []])
})

it.each([
  ['a member is logged in', false, loggedIn],
  ['a member’s session has just ended', false, expired],
  ['nobody is logged in', true, undefined],
] as const)('a login finds what was read while %s: %s', (_when, isKept, begin) => {
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  if (begin) store.dispatch(begin())
  const { getMembershipSystem } = api.endpoints
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getMembershipSystem', arg: undefined, value: { is_opensystem: true } },
    ]),
  )
  store.dispatch(beginSession('next', 'doisai'))
  expect(getMembershipSystem.select()(store.getState()).data !== undefined).toBe(isKept)
})
