import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { logInByPhone, LINE_LOGIN } from './late-answers/late-steps'
import { answers, callsTo, goTo, hold, openApp, waitForQuiet, sandbox } from './open-app'
import { WAYS } from './ways-in'

const WELCOME = 'WelcomeCampaign/Issue'

const modal = () => screen.findByRole('alertdialog')
const press = async (name: string) => userEvent.click(within(await modal()).getByRole('button', { name }))

/** Opens home after a registration, with the action that the callback token has stored. */
async function arrive() {
  given({ campaign: 'welcome' }, { persona: 'new' })
  await openApp('/home', { persona: 'new' })
  await waitFor(() => expect(callsTo(WELCOME)).toHaveLength(1))
}

async function reload(address = '/home') {
  cleanup()
  await openApp(address, { persona: 'new' })
}

async function expectNoMore() {
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(callsTo(WELCOME)).toHaveLength(1)
}

it('Welcome points that fail are told as an error once, and are not requested again; a scanned code is collected then', async () => {
  sandbox.faults.add({ operation: 'issueWelcomePoints', kind: 500 })
  given({ codes: ['EARN20'] })
  await arrive()
  await press(th.close)
  await waitFor(async () => expect(await modal()).toHaveTextContent('รับไป 20 แต้ม'))
  await press(th.thanks)
  for (const path of ['/privilege', '/home']) goTo(path)
  await expectNoMore()
  await reload()
  await expectNoMore()
})

it('A welcome without points says nothing', async () => {
  answers.set(WELCOME, { point_earn: 0 })
  await arrive()
  await expectNoMore()
})

it('Welcome points that arrive after the member has left home are told on home until they are acknowledged', async () => {
  const release = hold(WELCOME)
  await arrive()
  goTo('/privilege')
  release()
  await waitForQuiet()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  goTo('/home')
  expect(await modal()).toHaveTextContent('100 แต้ม')
  await reload()
  expect(await modal()).toHaveTextContent('100 แต้ม')
  await press(th.thanks)
  for (const path of ['/privilege', '/home']) goTo(path)
  await expectNoMore()
})

it('Welcome points stay the news of the tab that has asked for them, whose home another tab opens meanwhile', async () => {
  const release = hold(WELCOME)
  await arrive()
  const own = sessionStorage
  vi.stubGlobal('sessionStorage', new Storage())
  const { unmount } = await openApp('/home', { persona: 'new' })
  await waitForQuiet()
  unmount()
  vi.stubGlobal('sessionStorage', own)
  release()
  await modal()
  await reload()
  expect(await modal()).toHaveTextContent('100 แต้ม')
  expect(callsTo(WELCOME)).toHaveLength(1)
})

it('Welcome points whose answer a reload has lost are not requested again, and a code is collected meanwhile', async () => {
  sandbox.faults.add({ operation: 'issueWelcomePoints', kind: 'hang' })
  await arrive()
  await reload('/home?qrCode=EARN20')
  expect(await modal()).toHaveTextContent('รับไป 20 แต้ม')
  expect(callsTo(WELCOME)).toHaveLength(1)
})

it.each([
  [
    'a login',
    async () => {
      await openApp(LINE_LOGIN)
      await logInByPhone('new')
    },
  ],
  [
    'a registration',
    async () => {
      await WAYS.find(({ way }) => way === 'a registration by phone')?.begin()
      await userEvent.click(await screen.findByRole('button', { name: th.skip }))
      await waitFor(() => expect(location.pathname).toBe('/authentication/register-custom-fields'))
      goTo('/home')
    },
  ],
])('Welcome points are told on home after %s by phone', async (_what, enter) => {
  await enter()
  expect(await modal()).toHaveTextContent('100 แต้ม')
  expect(location.pathname).toBe('/home')
})
