import { th } from '#tests/names.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { hold, openApp, waitForQuiet } from '../open-app'
import { MEMBER, proceed } from '../phone-steps'
import {
  goTo,
  LINE_BUTTON,
  LINE_LOGIN,
  MERGE,
  PHONE_BUTTON,
  press,
  tapInBrowser,
  watchLeaving,
} from './late-steps'

/** An SDK of LINE that loads until `release` is called. */
function loadSlowly() {
  let release = () => {}
  const isLoaded = new Promise<void>((resolve) => {
    release = resolve
  })
  return { release: () => release(), loadsLine: () => isLoaded }
}

/** Ways from the login page to LINE's page that take too long. */
const LEAVING = [
  {
    what: "while LINE's SDK still loads",
    begin: async () => {
      const { release, loadsLine } = loadSlowly()
      await openApp(LINE_LOGIN, { brand: 'doisai', line: { mode: 'browser' }, loadsLine })
      await press(LINE_BUTTON)
      return release
    },
  },
  {
    what: 'while the brand is asked for its way to LINE',
    begin: async () => {
      const release = hold('lineprovider/issue')
      await openApp(LINE_LOGIN, { brand: 'doisai' })
      await press(LINE_BUTTON)
      return release
    },
  },
  {
    what: "while the brand looks at LINE's token, which it refuses,",
    begin: async () => {
      const release = hold(MERGE)
      await tapInBrowser('Urefused')
      return release
    },
  },
]

it.each(LEAVING)(
  'who goes on to the phone $what keeps what they have typed: LINE’s page does not come',
  async ({ begin }) => {
    const leaving = watchLeaving()
    const release = await begin()
    await press(PHONE_BUTTON)
    const number = await screen.findByRole('textbox', { name: th.phoneNumber })
    await userEvent.type(number, '081000')
    release()
    await waitForQuiet()
    expect(leaving).not.toHaveBeenCalled()
    expect(number).toHaveValue('081000')
    await userEvent.type(number, MEMBER.slice(6))
    await userEvent.click(await proceed())
    expect(await screen.findByLabelText(th.enterPin)).toHaveValue('')
  },
)

it('connecting LINE, left before LINE has answered, does not lead to LINE from another page', async () => {
  const leaving = watchLeaving()
  const { release, loadsLine } = loadSlowly()
  await openApp('/profile/connect-line', { persona: 'no-pin', line: { mode: 'browser' }, loadsLine })
  await press(th.connectLine)
  await goTo('/package')
  release()
  await waitForQuiet()
  expect(leaving).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/package')
})
