import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PERSONAS, PIN } from '@/sandbox/personas'
import { calls, callsTo, hold, openApp, waitForQuiet, sandbox } from '../open-app'
import { choosePin, enter, enterNumber, giveConsent, MEMBER, NEW_PIN, STRANGER, verify } from '../phone-steps'
import {
  atLineLogin,
  called,
  goTo,
  greeting,
  LINE_LOGIN,
  logInByPhone,
  logOut,
  press,
  restorePage,
  onScreen,
  storedAbout,
} from './late-steps'

const WITHOUT_PIN = PERSONAS['no-pin'].mobile.doisai

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

const repeatPin = () => enter(th.confirmPin, NEW_PIN)

interface Begun {
  /** The call whose answer comes late, by the end of its path. */
  late: string
  begin: () => Promise<unknown>
}

const LOGIN = {
  what: 'a login',
  late: 'authentication/Login',
  begin: async () => {
    await openApp('/authentication/login', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await enter(th.enterPin, PIN)
  },
}

/** Logins and registrations by phone, up to the call whose answer comes late. */
const WAYS: (Begun & { what: string })[] = [
  LOGIN,
  {
    what: 'the first login of a member, whose PIN is being set,',
    late: 'ResetPasswordByOTP',
    begin: async () => {
      await openApp('/authentication/login', { brand: 'doisai' })
      await enterNumber(WITHOUT_PIN)
      await waitFor(() => expect(screen.getByLabelText(th.otp)).toBeEnabled())
      await choosePin(th.createPin)
      await repeatPin()
    },
  },
  {
    what: 'an account that is being made',
    late: 'CreateAccount',
    begin: async () => {
      giveConsent()
      await openApp(verify, { brand: 'doisai' })
      await enterNumber(STRANGER)
      await choosePin(th.createPin)
      await repeatPin()
    },
  },
  {
    what: 'a number that is being joined to LINE',
    late: 'MergeCustomerLine',
    begin: async () => {
      giveConsent()
      given({ registrationToken: '' })
      await openApp(verify, { brand: 'doisai', line: { sub: 'Ustranger' } })
      await enterNumber(STRANGER)
      await enter(th.otp, '123456')
    },
  },
]

async function leave({ late, begin }: Begun) {
  const release = hold(late)
  await begin()
  await called(late)
  await goTo(LINE_LOGIN)
  await atLineLogin()
  return release
}

it.each(WAYS)(
  '$what and has been left for the ways in before it is answered, logs nobody in',
  async (way) => {
    const release = await leave(way)
    await waitForQuiet()
    const before = calls.length
    release()
    await waitForQuiet()
    expect(location.pathname).toBe('/authentication/line-login')
    expect(storedOf().bearer).toBeUndefined()
    expect(calls).toHaveLength(before)
  },
)

it('a login that is answered only after another member has logged in is nothing to them, and keeps no figure of theirs from being read anew', async () => {
  const release = await leave(LOGIN)
  await logInByPhone('platinum')
  await greeting('platinum')
  const token = storedOf().bearer
  await waitForQuiet()
  release()
  await waitForQuiet()
  expect(storedOf().bearer).toBe(token)
  expect(onScreen()).toEqual([])
  const reads = callsTo('Customer/Profile').length
  await restorePage()
  await waitForQuiet()
  expect(callsTo('Customer/Profile')).toHaveLength(reads + 1)
  expect(callsTo('Theme/GetTheme')).toHaveLength(1)
  expect(await greeting('platinum')).toBeInTheDocument()
})

it('a number that is being looked up leads nobody away from the page that they have gone to', async () => {
  const release = await leave({
    late: 'ValidateUsername',
    begin: async () => {
      await openApp('/authentication/login', { brand: 'doisai' })
      await enterNumber(MEMBER)
    },
  })
  release()
  await waitForQuiet()
  expect(location.pathname).toBe('/authentication/line-login')
})

it.each([
  ['after a login', LOGIN.begin],
  [
    'from the info of a registration',
    async () => {
      await openApp('/authentication/register-info', { persona: 'incomplete' })
      await press(th.skip)
    },
  ],
  [
    'from the consent',
    async () => {
      await openApp('/home/pdpa', { persona: 'not-consented' })
      await press(th.confirm)
    },
  ],
])(
  'The search for the next page %s leads a member nowhere who has gone to a page by then',
  async (_where, begin) => {
    const release = hold('customercustomfields/check-info')
    await begin()
    await called('customercustomfields/check-info')
    await goTo('/package')
    await waitForQuiet()
    release()
    await waitForQuiet()
    expect(location.pathname).toBe('/package')
  },
)

describe('A log-out', () => {
  it('that has no answer yet when another member logs in over that session logs nobody out', async () => {
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await waitForQuiet()
    const release = hold('Logout')
    await press(th.menu)
    await press(th.logOut)
    await called('Logout')
    given({ number: PERSONAS.platinum.mobile.doisai })
    await goTo('/authentication/login-pin')
    await enter(th.enterPin, PIN)
    await greeting('platinum')
    const token = storedOf().bearer
    release()
    await waitForQuiet()
    expect({ token: storedOf().bearer, at: location.pathname }).toEqual({ token, at: '/home' })
  })

  it('and a login by phone after it store the brand again, and that it is a global one', async () => {
    await openApp('/home?isGlobal=true', { persona: 'gold' })
    await greeting('gold')
    await logOut()
    await logInByPhone('platinum')
    await greeting('platinum')
    expect(storedOf()).toMatchObject({ brand: 'doisai', isGlobal: true })
    expect(storedAbout('gold')).toEqual([])
  })
})
