import { th } from '#tests/names.ts'
import { clearStorage, given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionFor } from '@/sandbox/personas'
import { callsTo, hold, openApp, waitForQuiet, sandbox } from '../open-app'
import { begunFlows, type BegunFlow } from './begun-flows'
import {
  called,
  closeExpiry,
  endElsewhere,
  endSession,
  expiry,
  goTo,
  greeting,
  leaveFor,
  logInByPhone,
  logOut,
  restorePage,
  onScreen,
  storedAbout,
  storedBesideSession,
  storedOfMembers,
  tapLogOut,
} from './late-steps'

/** Begins the flow, opens a page with the menu, and logs out, all before the answer. */
async function logOutMeanwhile({ late, arrive, begin }: BegunFlow) {
  await arrive?.()
  const release = hold(late)
  await begin()
  await called(late)
  await leaveFor('/sample')
  await logOut()
  return release
}

it.each(begunFlows)(
  '$what that is answered only after the member has logged out is nothing to the next member, who has logged in meanwhile',
  async (flow) => {
    const release = await logOutMeanwhile(flow)
    await logInByPhone('platinum')
    await greeting('platinum')
    await waitForQuiet()
    release()
    await waitForQuiet()
    expect(storedAbout(flow.persona ?? 'gold')).toEqual([])
    expect(storedBesideSession()).toEqual([])
    expect(storedOf().isConsentGiven).toBe(true)
    expect(onScreen()).toEqual([])
    expect(location.pathname).toBe('/home')
    expect(await greeting('platinum')).toBeInTheDocument()
    expect(callsTo('Logout')).toHaveLength(1)
  },
)

/** Begins a log-out on gold's home; the call is not answered. */
async function beginLogOut() {
  const app = await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  await waitFor(() => expect(storedOf({ persona: 'gold' }).seenTier).toBeDefined())
  hold('authentication/Logout')
  await tapLogOut()
  await called('authentication/Logout')
  return app
}

it('A log-out whose page is left before its answer is one for the next page, which hears of the end alone', async () => {
  const { unmount } = await beginLogOut()
  endSession('gold')
  unmount()
  await openApp('/home')
  await expiry()
  await waitForQuiet()
  expect(storedOfMembers()).toEqual([])
  expect([storedOf({ persona: 'gold' }).seenTier, storedOf().brand]).toEqual([undefined, undefined])
  expect(storedOf().isLoggedOut).toBe(true)
  await closeExpiry()
  await waitForQuiet()
  expect(storedOf().target).toBeUndefined()
})

it('A log-out sends the member’s bearer, and leads to the login with no way back and nothing of the member stored', async () => {
  await openApp('/home?storeRef=S1', { persona: 'gold' })
  await greeting('gold')
  await logOut()
  expect(callsTo('Logout').map(({ body }) => body)).toEqual([{ AccessToken: sessionFor('gold', 'doisai') }])
  expect(location.search).toBe('?brandRef=doisai&landing=true')
  expect(screen.queryByRole('button', { name: th.back })).toBeNull()
  expect(storedOfMembers()).toEqual([])
})

it('A session that ends is told once, and leads to the login with no way back, without store and bearer', async () => {
  await openApp('/home?storeRef=S1', { persona: 'gold' })
  await greeting('gold')
  endSession('gold')
  await goTo('/privilege')
  await closeExpiry()
  await waitForQuiet()
  expect(onScreen()).toEqual([])
  expect(location.search).toBe('?brandRef=doisai&landing=true')
  expect([storedOf().bearer, storedOf().store]).toEqual([undefined, undefined])
})

it('A member who logs in again after a log-out is told when that session ends in another tab', async () => {
  await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  await logOut()
  await logInByPhone('platinum')
  await greeting('platinum')
  await waitForQuiet()
  endElsewhere()
  await restorePage()
  await closeExpiry()
})

it('A code that a visitor scans after a log-out is still there when the tab goes back to a page of before it', async () => {
  await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  await waitForQuiet()
  // As later documents of this tab leave storage: one has logged out, and one was opened with a code.
  clearStorage()
  given({ isLoggedOut: true, codes: ['EARN50'], brand: 'doisai' }, { brand: 'doisai' })
  await restorePage()
  await waitForQuiet()
  expect([location.pathname, storedOf().codes]).toEqual(['/authentication/line-login', ['EARN50']])
})

it('A log-out of a session that has ended already counts as done', async () => {
  await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  sandbox.faults.add({ operation: 'logout', kind: 401 })
  await logOut()
  await waitForQuiet()
  expect(onScreen()).toEqual([])
  expect(storedOf().bearer).toBeUndefined()
})

it('A log-out that was refused, and a session that ends later, leave what such an end leaves', async () => {
  await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  await waitFor(() => expect(storedOf({ persona: 'gold' }).seenTier).toBeDefined())
  sandbox.faults.add({ operation: 'logout', kind: 429 })
  await tapLogOut()
  await waitFor(() => expect(onScreen()).toHaveLength(1))
  endSession('gold')
  await goTo('/privilege')
  await expiry()
  expect(storedOf({ persona: 'gold' }).seenTier).toBeDefined()
  expect(storedOf().isLoggedOut).toBeUndefined()
})

it('A log-out that is refused after half a minute, and a session that ends then, leave what such an end leaves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  await waitFor(() => expect(storedOf({ persona: 'gold' }).seenTier).toBeDefined())
  sandbox.faults.add({ operation: 'logout', kind: 429 })
  const answer = hold('authentication/Logout')
  await tapLogOut()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await waitFor(() => expect(onScreen()).toHaveLength(1))
  answer()
  await waitForQuiet()
  endSession('gold')
  await goTo('/privilege')
  await expiry()
  expect(storedOf({ persona: 'gold' }).seenTier).toBeDefined()
  expect(storedOf().isLoggedOut).toBeUndefined()
})

it.each([
  ['a minute later', -61_000],
  ['before it, as the clock was set back', 2 * 86_400_000],
])(
  'A log-out that never came, and a session that ends %s, leave what such an end leaves',
  async (_when, ms) => {
    const { unmount } = await beginLogOut()
    unmount()
    given({ logOutSent: Number(storedOf().logOutSent) + ms })
    endSession('gold')
    await openApp('/home')
    await expiry()
    expect(storedOf({ persona: 'gold' }).seenTier).toBeDefined()
    expect(storedOf().isLoggedOut).toBeUndefined()
  },
)
