import { given } from '#tests/support/stored.ts'
import { expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { beginSession, brandChosen, endSession, resumeSession } from '@/session/session'
import { makeStore } from '@/store/store'
import { beginAttempt } from './lifetime'

const fetching = vi.fn(() => Promise.resolve(Response.json({}, { status: 401 })))
vi.stubGlobal('fetch', fetching)

it('a change that finds its session gone is not answered: what was to follow belongs to the session', async () => {
  vi.useFakeTimers()
  given({ bearer: 'bearer' })
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  store.dispatch(resumeSession())
  const answered = vi.fn()
  const change = () =>
    store
      .dispatch(api.endpoints.validatePin.initiate({ body: { Pin: '246810' }, 'X-Request-Id': 'R' }))
      .then(answered)
  void change()
  given({ brand: 'doisai' })
  store.dispatch(brandChosen({ brandRef: 'doisai' }))
  await vi.waitFor(() => expect(store.getState().session.isExpired).toBe(true))
  // Meanwhile another member has logged in, in another tab.
  store.dispatch(resumeSession())
  given({ bearer: 'of-another' })
  void change()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect([fetching.mock.calls.length, answered.mock.calls]).toEqual([1, []])
})

it('what a login was to lead to is over as another one begins', async () => {
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  const [byPin, byLine] = [vi.fn(), vi.fn()]
  const first = store.dispatch(beginAttempt())
  void first.only(Promise.resolve()).then(byPin)
  const second = store.dispatch(beginAttempt())
  await second.only(Promise.resolve()).then(byLine)
  expect([byPin.mock.calls.length, byLine.mock.calls.length]).toEqual([0, 1])
})

it.each([
  ['a member is logged in', false, [resumeSession()]],
  ['a member’s session has just ended', false, [resumeSession(), endSession('expired')]],
  ['nobody is logged in', true, []],
] as const)('a login finds what was read while %s: %s', (_when, isKept, events) => {
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: '' })
  for (const event of events) store.dispatch(event)
  const { getMembershipSystem } = api.endpoints
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getMembershipSystem', arg: undefined, value: { is_opensystem: true } },
    ]),
  )
  store.dispatch(beginSession({ by: 'phone', token: 'next', brandRef: 'doisai' }))
  expect(getMembershipSystem.select()(store.getState()).data !== undefined).toBe(isKept)
})
