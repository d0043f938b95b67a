import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PERSONAS, PIN } from '@/sandbox/personas'
import { calls, callsTo, goTo, openApp, waitForQuiet, sandbox } from './open-app'
import { enter, enterNumber, MEMBER } from './phone-steps'

/** The member's reads at every start, in this order (spec 4, Start). */
const OF_MEMBER = [
  'Customer/Profile',
  'membership-tier/system',
  'membership-tier/info',
  'membership-tier/criteria',
  'membership-tier/criteria-item',
]
const timesEach = () => OF_MEMBER.map((path) => callsTo(path).length)
const last = (list: { path: string }[], end: string) => list.findLastIndex(({ path }) => path.endsWith(end))

describe('a start with a session', () => {
  it.each([
    ['/privilege', 'privilege/List'],
    ['/profile/edit-profile', 'Customer/info'],
    ['/sample', undefined],
  ])('loads member, system and tier on %s too, each once and after the page', async (at, own) => {
    await openApp(at, { persona: 'gold' })
    await waitFor(() => expect(timesEach()).toEqual([1, 1, 1, 1, 1]))
    await waitForQuiet()
    expect(timesEach()).toEqual([1, 1, 1, 1, 1])
    if (own) expect(last(calls, own)).toBeLessThan(last(calls, 'membership-tier/criteria-item'))
  })

  it('is at an address that has the brand from the first render on', async () => {
    await openApp('/home#news', { persona: 'gold' })
    expect(location.href).toMatch(/\/home\?brandRef=doisai#news$/)
    // A navigation would give the entry another key.
    expect(history.state).toMatchObject({ key: 'first' })
  })

  it('waits for the answer that the page itself waits for', async () => {
    sandbox.faults.add({ operation: 'listPrivileges', kind: 'delay' })
    await openApp('/privilege', { persona: 'gold' })
    await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
    await waitForQuiet()
    expect(callsTo('membership-tier/system')).toHaveLength(0)
    sandbox.faults.clear()
    await waitFor(() => expect(timesEach()).toEqual([1, 1, 1, 1, 1]))
  })

  it('loads nothing of tiers where the membership system is closed', async () => {
    await openApp('/privilege', { persona: 'closed' })
    await waitFor(() => expect(callsTo('membership-tier/system')).toHaveLength(1))
    await waitForQuiet()
    expect(timesEach()).toEqual([1, 1, 0, 0, 0])
  })

  it('says that the membership system fails, on any page, once', async () => {
    sandbox.faults.add({ operation: 'getMembershipSystem', kind: 404 })
    await openApp('/privilege', { persona: 'gold' })
    const modal = await screen.findByRole('alertdialog')
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    goTo('/home')
    await within(screen.getByRole('main')).findByRole('button', { name: th.tryAgain })
    await waitForQuiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

it('a login is a start: member, system and tier are loaded after the page that it leads to', async () => {
  await openApp('/privilege', { brand: 'doisai' })
  await userEvent.click(await screen.findByRole('button', { name: th.loginWithPhone }))
  expect(timesEach()).toEqual([0, 0, 0, 0, 0])
  await enterNumber(MEMBER)
  await enter(th.enterPin, PIN)
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  await waitFor(() => expect(timesEach()).toEqual([1, 1, 1, 1, 1]))
  await waitForQuiet()
  expect(timesEach()).toEqual([1, 1, 1, 1, 1])
})

it('a login over a session that still lives is a start too', async () => {
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(timesEach()).toEqual([1, 1, 1, 1, 1]))
  await waitForQuiet()
  given({ number: PERSONAS.platinum.mobile.doisai })
  goTo('/authentication/login-pin')
  await enter(th.enterPin, PIN)
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await waitFor(() => expect(timesEach()).toEqual([2, 2, 2, 2, 2]))
})

it('a start with what is no bearer stored as one is nobody’s: the login opens, and no word is said of a session', async () => {
  given({ bearer: '"broken' })
  await openApp('/profile', { brand: 'doisai' })
  expect(await screen.findByRole('button', { name: th.loginWithPhone })).toBeVisible()
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(storedOf().bearer).toBeUndefined()
})
