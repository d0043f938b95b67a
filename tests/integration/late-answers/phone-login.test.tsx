import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readStored, writeText } from '@/storage/storage'
import { PERSONAS, PIN } from '@/sandbox/personas'
import { calls, callsTo, hold, openApp, quiet, sandbox } from '../open-app'
import {
  choosePin,
  enter,
  enterNumber,
  isConsented,
  MEMBER,
  NEW_PIN,
  proceed,
  STRANGER,
  verify,
} from '../phone-steps'
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
  said,
  storedAbout,
} from './late-steps'

const WITHOUT_PIN = PERSONAS['no-pin'].mobile.doisai

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

/** The bearers of members that went out. */
const bearers = () =>
  calls.flatMap(({ request }) => request.headers.get('Authorization')?.replace(/^Bearer (null)?/, '') || [])
const repeatPin = () => enter(th.confirmPin, NEW_PIN)

/** What logs in or makes an account by phone, up to the call whose answer comes late. */
const WAYS: { what: string; late: string; begin: () => Promise<unknown> }[] = [
  {
    what: 'a login',
    late: 'authentication/Login',
    begin: async () => {
      await openApp('/authentication/login', { brand: 'doisai' })
      await enterNumber(MEMBER)
      await enter(th.enterPin, PIN)
    },
  },
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
      isConsented()
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
      isConsented()
      writeText('lineRef', 'Ustranger')
      await openApp(verify, { brand: 'doisai', line: { sub: 'Ustranger' } })
      await enterNumber(STRANGER)
      await enter(th.otp, '123456')
    },
  },
]

async function leave({ late, begin }: (typeof WAYS)[number]) {
  const release = hold(late)
  await begin()
  await called(late)
  await goTo(LINE_LOGIN)
  await atLineLogin()
  return release
}

describe.each(WAYS)('$what', (way) => {
  it('and has been left for the ways in before it is answered, logs nobody in', async () => {
    const release = await leave(way)
    release()
    await quiet()
    expect(location.pathname).toBe('/authentication/line-login')
    expect(readStored('token')).toBeUndefined()
    expect(bearers()).toEqual([])
  })

  it('and is answered only after another member has logged in, is nothing to them', async () => {
    const release = await leave(way)
    await logInByPhone('platinum')
    await greeting('platinum')
    const token = readStored('token')
    await goTo('/package')
    await quiet()
    release()
    await quiet()
    expect(readStored('token')).toBe(token)
    expect(location.pathname).toBe('/package')
    await goTo('/home')
    expect(await greeting('platinum')).toBeInTheDocument()
    expect(said()).toEqual([])
  })
})

it.each(WAYS.slice(0, 1))(
  '$what that is answered only after another member has logged in does not keep the figures of that member from being read anew',
  async (way) => {
    const release = await leave(way)
    await logInByPhone('platinum')
    await greeting('platinum')
    await quiet()
    release()
    await quiet()
    const reads = callsTo('Customer/Profile').length
    await restorePage()
    await quiet()
    expect(callsTo('Customer/Profile')).toHaveLength(reads + 1)
    expect(callsTo('Theme/GetTheme')).toHaveLength(1)
  },
)

describe('A number that is being looked up', () => {
  it('leads nobody away from the page that they have gone to', async () => {
    const release = hold('ValidateUsername')
    await openApp('/authentication/login', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await called('ValidateUsername')
    await goTo(LINE_LOGIN)
    await atLineLogin()
    release()
    await quiet()
    expect(location.pathname).toBe('/authentication/line-login')
  })

  it('leads nobody away who logs in with another number', async () => {
    const release = hold('ValidateUsername')
    await openApp('/authentication/login', { brand: 'doisai' })
    await enterNumber(WITHOUT_PIN)
    await called('ValidateUsername')
    await goTo(LINE_LOGIN)
    await atLineLogin()
    await logInByPhone('platinum')
    await greeting('platinum')
    release()
    await quiet()
    expect(location.pathname).toBe('/home')
  })
})

describe('The search for the page after a login', () => {
  it('leads a member nowhere who has gone to a page by then', async () => {
    const release = hold('customercustomfields/check-info')
    await openApp('/authentication/login', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await enter(th.enterPin, PIN)
    await called('customercustomfields/check-info')
    await goTo('/package')
    await quiet()
    release()
    await quiet()
    expect(location.pathname).toBe('/package')
  })

  it('leads a member nowhere who has gone on from the info of a registration', async () => {
    const release = hold('customercustomfields/check-info')
    await openApp('/authentication/register-info', { persona: 'incomplete' })
    await press(th.skip)
    await called('customercustomfields/check-info')
    await goTo('/package')
    await quiet()
    release()
    await quiet()
    expect(location.pathname).toBe('/package')
  })

  it('leads a member nowhere who has gone on from the consent', async () => {
    const release = hold('customercustomfields/check-info')
    await openApp('/home/pdpa', { persona: 'not-consented' })
    await press(th.confirm)
    await called('customercustomfields/check-info')
    await goTo('/package')
    await quiet()
    release()
    await quiet()
    expect(location.pathname).toBe('/package')
  })
})

it('a PIN that is set in place of a forgotten one is told to nobody else who has logged in meanwhile', async () => {
  const release = hold('ResetPasswordByOTP')
  await openApp('/authentication/forgot-pin', { brand: 'doisai' })
  await enterNumber(MEMBER)
  await choosePin(th.newPin)
  await repeatPin()
  await called('ResetPasswordByOTP')
  await goTo(LINE_LOGIN)
  await atLineLogin()
  await logInByPhone('platinum')
  await greeting('platinum')
  release()
  await quiet()
  expect(said()).toEqual([])
  expect(location.pathname).toBe('/home')
})

describe('A log-out', () => {
  it('that is answered only after the next member has logged in logs nobody out', async () => {
    const release = hold('authentication/Logout')
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await quiet()
    await press(th.menu)
    await press(th.logOut)
    await called('authentication/Logout')
    // The log-out has acted: the next call is answered 401.
    await goTo('/package')
    await atLineLogin()
    await logInByPhone('platinum')
    await greeting('platinum')
    const token = readStored('token')
    await quiet()
    release()
    await quiet()
    expect({ token: readStored('token'), at: location.pathname }).toEqual({ token, at: '/home' })
  })

  it('that has no answer yet when another member logs in over that session logs nobody out', async () => {
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await quiet()
    const release = hold('Logout')
    await press(th.menu)
    await press(th.logOut)
    await called('Logout')
    writeText('mobileNo', PERSONAS.platinum.mobile.doisai)
    await goTo('/authentication/login-pin')
    await enter(th.enterPin, PIN)
    await greeting('platinum')
    const token = readStored('token')
    release()
    await quiet()
    expect({ token: readStored('token'), at: location.pathname }).toEqual({ token, at: '/home' })
  })

  it('and a login by phone after it store the brand again, and that it is a global one', async () => {
    await openApp('/home?isGlobal=true', { persona: 'gold' })
    await greeting('gold')
    await logOut()
    await logInByPhone('platinum')
    await greeting('platinum')
    const stored = { brandRef: readStored('brandRef'), isGlobal: readStored('isGlobal') }
    expect(stored).toEqual({ brandRef: 'doisai', isGlobal: 'true' })
    expect(storedAbout('gold')).toEqual([])
  })

  it('and a login by phone after it outlast a visit of the plain root, where another brand is the default', async () => {
    const config = { defaultBrandRef: 'sabaimart' }
    const visit = await openApp('/home', { persona: 'gold', config })
    await greeting('gold')
    await logOut()
    await logInByPhone('platinum')
    await greeting('platinum')
    const token = readStored('token')
    visit.unmount()
    await openApp('/', { config })
    expect(await greeting('platinum')).toBeInTheDocument()
    expect(readStored('token')).toBe(token)
  })

  it('is followed by a registration that stores the brand again', async () => {
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await logOut()
    await press(th.register)
    await press(th.registerWithPhone)
    await userEvent.click(await proceed())
    await enterNumber(STRANGER)
    await choosePin(th.createPin)
    await repeatPin()
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    expect(readStored('brandRef')).toBe('doisai')
  })
})
