import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lineSub, PERSONAS, REFUSED_LINE_SUB, sessionFor } from '@/sandbox/personas'
import { callsTo, hold, openApp, waitForQuiet, sandbox } from '../open-app'
import { choosePin, enter, enterNumber, NEW_PIN, proceed, STRANGER } from '../phone-steps'
import {
  atLineLogin,
  called,
  beInLine,
  goTo,
  greeting,
  LINE_BUTTON,
  LINE_LOGIN,
  logInByPhone,
  logOut,
  MERGE,
  PHONE_BUTTON,
  press,
  restorePage,
  onScreen,
  storedAbout,
  storedOfMembers,
  tapInBrowser,
  watchLeaving,
} from './late-steps'

const merges = () => callsTo(MERGE)
const alert = () => screen.queryByRole('alert')
/** What a failed LINE sign-in must not leave behind: the next start would take it for a pending one. */
const storedOfLogin = () =>
  storedOfMembers().filter(
    // LINE's SDK stores the last one as it loads.
    (key) => !['language', 'fake-liff-logged-in', 'LIFF_STORE:isInClient'].includes(key),
  )

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})
afterEach(() => vi.useRealTimers())

/** Opens the app, and lets the eight seconds pass after which the login page offers the phone. */
async function waitLong(...asked: Parameters<typeof openApp>) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openApp(...asked)
  await waitFor(() => expect(merges()).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(9000))
  await screen.findByRole('button', { name: PHONE_BUTTON })
  vi.useRealTimers()
}

const begin = {
  onLoginPage: async () => {
    beInLine()
    await waitLong(LINE_LOGIN, { brand: 'doisai', line: { sub: 'gold' } })
  },
  onLanding: async () => {
    beInLine()
    await waitLong('/', { brand: 'doisai', line: { sub: 'gold' } })
  },
}

/** Sign-ins with LINE that hang while the phone is offered, and whom the late answer would sign in. */
const HANGING = [
  { where: 'inside LINE, after eight seconds', who: 'a member', begins: begin.onLoginPage },
  {
    where: 'in another browser, after a tap',
    who: 'nobody whom the brand knows',
    begins: () => tapInBrowser('Ustranger'),
  },
]

describe.each(HANGING)('LINE hangs $where, and answers too late that this is $who:', ({ begins }) => {
  it('who has gone on to the phone stays there, as nobody, and can log in', async () => {
    const release = hold(MERGE)
    await begins()
    await press(PHONE_BUTTON)
    await enterNumber(PERSONAS.platinum.mobile.doisai)
    await screen.findByLabelText(th.enterPin)
    release()
    await waitForQuiet()
    expect(location.pathname).toBe('/authentication/login-pin')
    expect(storedOfLogin()).toEqual(['number'])
    await enter(th.enterPin, '246810')
    expect(await greeting('platinum')).toBeInTheDocument()
  })

  it('who registers by phone meanwhile gets an account of their own, without that LINE', async () => {
    const release = hold(MERGE)
    await begins()
    await press(th.register)
    await press(th.registerWithPhone)
    // Enabled once the policy's text has loaded.
    await waitFor(async () => expect(await proceed()).toBeEnabled())
    await userEvent.click(await proceed())
    await screen.findByRole('textbox', { name: th.phoneNumber })
    release()
    await waitForQuiet()
    expect(location.pathname).toBe('/authentication/verify')
    expect([storedOf().bearer, storedOf().lineRef]).toEqual([undefined, undefined])
    await enterNumber(STRANGER)
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    expect(callsTo('CreateAccount').map(({ body }) => body)).toEqual([
      expect.not.objectContaining({ Line_Ref: expect.anything() }),
    ])
  })
})

it('a sign-in that the landing has begun, and that is answered on the login page, signs in, once', async () => {
  const release = hold(MERGE)
  await begin.onLanding()
  await atLineLogin()
  release()
  expect(await greeting('gold')).toBeInTheDocument()
  expect(merges()).toHaveLength(1)
})

it('a member who signs in with a second tap stays where they are when the first tap is answered', async () => {
  const release = hold(MERGE)
  await tapInBrowser('gold')
  await restorePage()
  await press(LINE_BUTTON)
  await greeting('gold')
  const token = storedOf().bearer
  await goTo('/package')
  await waitForQuiet()
  release()
  await waitForQuiet()
  expect(location.pathname).toBe('/package')
  expect(storedOf().bearer).toBe(token)
})

it('a sign-in of a page that was kept is over once another page of the tab has logged out', async () => {
  const release = hold(MERGE)
  await begin.onLanding()
  await called(MERGE)
  // Another document of the tab has logged out, and the browser then shows this one again from its cache.
  given({ isLoggedOut: true })
  await restorePage()
  release()
  await waitForQuiet()
  expect(storedOf().bearer).toBeUndefined()
})

it('a sign-in with LINE that failed as the app was opened is not told after a log-out', async () => {
  beInLine()
  sandbox.faults.add({ operation: 'mergeCustomerLine', kind: 500 })
  await openApp(LINE_LOGIN, { brand: 'doisai', line: { sub: 'gold' } })
  await waitFor(() => expect(alert()).toBeVisible())
  await logInByPhone('platinum')
  await greeting('platinum')
  await logOut()
  await waitForQuiet()
  expect(alert()).toBeNull()
  expect(onScreen()).toEqual([])
})

it('a sign-in that LINE never answers is given up, and the member is told, beside the other ways in', async () => {
  beInLine()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openApp(LINE_LOGIN, {
    brand: 'doisai',
    line: { sub: 'gold' },
    loadsLine: () => new Promise(() => undefined),
  })
  await act(() => vi.advanceTimersByTimeAsync(9000))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^ติดต่อ LINE ไม่ได้/)
  expect(screen.getByRole('button', { name: PHONE_BUTTON })).toBeEnabled()
})

it('LINE’s token that the server refuses is renewed once, and then told as a login that has timed out', async () => {
  beInLine()
  const leaving = watchLeaving()
  const open = () => openApp(LINE_LOGIN, { brand: 'doisai', line: { sub: REFUSED_LINE_SUB } })
  await open()
  await waitFor(() => expect(leaving).toHaveBeenCalledOnce())
  expect(alert()).toBeNull()
  cleanup()
  await open()
  await waitFor(() => expect(alert()).toHaveTextContent(/^หมดเวลาใน LINE แล้ว/))
  expect(screen.getByRole('button', { name: PHONE_BUTTON })).toBeEnabled()
  expect(merges()).toHaveLength(2)
  expect(leaving).toHaveBeenCalledOnce()
})

it('a member who opens the login inside LINE waits there for LINE’s answer, which is another member', async () => {
  beInLine()
  const release = hold(MERGE)
  await openApp(LINE_LOGIN, { persona: 'platinum', line: { sub: 'gold' } })
  await called(MERGE)
  await waitForQuiet()
  expect(location.pathname).toBe('/authentication/line-login')
  release()
  expect(await greeting('gold')).toBeInTheDocument()
})

it('after a log-out inside LINE, a tap signs in again, and leads on', async () => {
  beInLine()
  given({ isLoggedOut: true })
  await openApp(LINE_LOGIN, { brand: 'doisai', line: { sub: 'gold' } })
  await press(LINE_BUTTON)
  expect(await greeting('gold')).toBeInTheDocument()
})

it('LINE’s SDK that has started is not started again for another tap', async () => {
  beInLine()
  const loadsLine = vi.fn<() => void>()
  sandbox.faults.add({ operation: 'mergeCustomerLine', kind: 500 })
  await openApp(LINE_LOGIN, { brand: 'doisai', line: { sub: 'gold' }, loadsLine })
  await waitFor(() => expect(alert()).toBeVisible())
  sandbox.faults.clear()
  const release = hold(MERGE)
  await press(LINE_BUTTON)
  await waitFor(() => expect(merges()).toHaveLength(2))
  expect(alert()).toBeNull()
  release()
  expect(await greeting('gold')).toBeInTheDocument()
  expect(loadsLine).toHaveBeenCalledTimes(1)
})

it('LINE’s SDK that has failed to start is started again by a tap', async () => {
  beInLine()
  const loadsLine = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('no network'))
  await openApp(LINE_LOGIN, { brand: 'doisai', line: { sub: 'gold' }, loadsLine })
  await waitFor(() => expect(alert()).toHaveTextContent(/^ติดต่อ LINE ไม่ได้/))
  await press(LINE_BUTTON)
  expect(await greeting('gold')).toBeInTheDocument()
  expect(alert()).toBeNull()
})

describe('A member who leaves without consent inside LINE', () => {
  it.each([
    ['the policy', 'not-consented', th.logOut],
    ['the warning after a withdrawal', 'withdrawn', th.cancel],
  ] as const)('at %s is not signed in again by itself', async (_what, persona, back) => {
    beInLine()
    given({ isConsentGiven: persona !== 'withdrawn' }, { persona })
    await openApp('/home', { persona, line: { sub: persona } })
    await press(back)
    await atLineLogin()
    await waitForQuiet()
    expect(location.pathname).toBe('/authentication/line-login')
    expect(merges()).toHaveLength(0)
    expect(storedOf().bearer).toBeUndefined()
  })
})

it('Another LINE user, of whom LINE says only after the wait for it, is signed in in place of the member before, on the page of their link', async () => {
  beInLine()
  let start = () => {}
  const late = new Promise<void>((resolve) => (start = resolve))
  given({ lineUser: ['2000000001-testliff', lineSub('gold')] }, { persona: 'gold' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openApp('/privilege?brandRef=doisai#access_token=a&id_token=b', {
    persona: 'gold',
    line: { sub: lineSub('platinum') },
    loadsLine: () => late,
  })
  await act(() => vi.advanceTimersByTimeAsync(9500))
  vi.useRealTimers()
  await screen.findByRole('heading', { level: 1, name: /สิทธิ/ })
  expect(storedOf().bearer).toBe(sessionFor('gold', 'doisai'))
  start()
  await called(MERGE)
  await waitFor(() => expect(storedOf().bearer).toBeDefined())
  await waitFor(() => expect(location.pathname).toBe('/privilege'))
  expect(storedAbout('gold')).toEqual([])
})
