import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { memberIdOf, PERSONAS, sessionFor, type MemberPersona } from '@/sandbox/personas'
import { hold, openApp, openEarlyHome, waitForQuiet, sandbox } from '../open-app'
import {
  called,
  closeExpiry,
  confirm,
  endSession,
  goTo,
  greeting,
  heading,
  logInByPhone,
  logOut,
  press,
  onScreen,
  storedAbout,
} from './late-steps'

describe('The next member who logs in with number and PIN in the same tab', () => {
  it.each([
    ['a log-out', logOut],
    [
      'a session that has ended',
      async () => {
        endSession('gold')
        await goTo('/package')
        await closeExpiry()
      },
    ],
  ])('after %s sees nothing of the member before', async (_what, end) => {
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await waitForQuiet()
    await end()
    const release = hold('Customer/Profile')
    await logInByPhone('platinum')
    await called('Customer/Profile')
    expect(document.body).not.toHaveTextContent(PERSONAS.gold.firstName)
    expect(document.body).not.toHaveTextContent('2,480')
    release()
    await waitFor(() => expect(location.pathname).not.toMatch(/authentication/))
    await goTo('/home')
    expect(await greeting('platinum')).toBeInTheDocument()
  })
})

const WELCOME = 'ยินดีต้อนรับ! เรามีของขวัญให้คุณ'

describe('Another member whom the address hands over, once LINE has given it back,', () => {
  const handover = `/home?token=${sessionFor('platinum', 'doisai')}`
  const OF_LINE = `/home?liff.state=${encodeURIComponent(handover)}`

  it('sees nothing of the member whose home was shown meanwhile', async () => {
    const { settle } = await openEarlyHome(OF_LINE, { persona: 'gold' })
    await greeting('gold')
    await waitForQuiet()
    const release = hold('Customer/Profile')
    settle(handover)
    await waitFor(() => expect(location.search).toBe('?brandRef=doisai'))
    await waitForQuiet()
    expect(document.body).not.toHaveTextContent(PERSONAS.gold.firstName)
    release()
    expect(await greeting('platinum')).toBeInTheDocument()
    // The first member's last points are removed once those of the new member are read.
    await waitFor(() => expect(storedAbout('gold')).toEqual([]))
  })

  it('is told nothing of the welcome points that the other has not acknowledged', async () => {
    given({ campaign: 'welcome' }, { persona: 'new' })
    const { settle } = await openEarlyHome(OF_LINE, { persona: 'new' })
    await screen.findByRole('alertdialog', { name: WELCOME })
    settle(handover)
    await waitFor(() => expect(location.search).toBe('?brandRef=doisai'))
    await waitForQuiet()
    const { firstName, lastName } = PERSONAS.platinum
    expect(onScreen()).toEqual([
      `บัญชีนี้เป็นของคุณ${firstName} ${lastName} หากไม่ใช่คุณ ออกจากระบบได้ที่เมนู`,
    ])
  })
})

it('A member who logs in after LINE’s address has ended the session of an early home sees nothing of the member before', async () => {
  given({ orderStore: 'S1' }, { brand: 'doisai' })
  const ofOtherStore = '/home?brandRef=doisai&mobileOrderStoreRef=S2'
  const ofLine = `/home?liff.state=${encodeURIComponent(ofOtherStore)}`
  const { settle } = await openEarlyHome(ofLine, { persona: 'gold' })
  await greeting('gold')
  await waitForQuiet()
  settle(ofOtherStore)
  const release = hold('Customer/Profile')
  await logInByPhone('platinum')
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await called('Customer/Profile')
  expect(document.body).not.toHaveTextContent(PERSONAS.gold.firstName)
  release()
  expect(await greeting('platinum')).toBeInTheDocument()
})

const DETAIL = '/privilege/detail?privilegeId=DSP003'
const issuedTo = (persona: MemberPersona) =>
  sandbox.context.state.members[memberIdOf(persona, 'doisai')]?.privileges.filter(
    ({ id, privilegeId }) => privilegeId === 'DSP003' && /^PV\d+$/.test(id),
  )

it('A redemption whose answer a member has not seen is told to them after another has been on the phone, and charged once', async () => {
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 401, times: 1, after: true })
  await openApp(DETAIL, { persona: 'gold' })
  await press(th.redeem)
  await confirm()
  await closeExpiry()
  await logInByPhone('platinum')
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await waitForQuiet()
  endSessions('platinum')
  await goTo('/package')
  await closeExpiry()
  // The page that they were on waits for them.
  await logInByPhone('gold')
  await heading(th.redeemed)
  expect(issuedTo('gold')).toHaveLength(1)
})

/** Ends all sessions of the member, also those from logins in this test. */
function endSessions(persona: MemberPersona) {
  const { sessions } = sandbox.context.state
  for (const [id, { memberId }] of Object.entries(sessions))
    if (memberId === memberIdOf(persona, 'doisai')) delete sessions[id]
}

it('A page whose theme is slow learns of another tab’s login as it is shown again', async () => {
  hold('Theme/GetTheme')
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  await openApp('/profile', { persona: 'gold' })
  await waitForQuiet()
  localStorage.setItem('token', sessionFor('platinum', 'doisai'))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitForQuiet()
  expect(reload).toHaveBeenCalled()
})
