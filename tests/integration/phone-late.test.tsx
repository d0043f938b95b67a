import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PIN } from '@/sandbox/personas'
import { storeHome } from './late-answers/late-steps'
import { callsTo, goTo, hold, openApp, waitForQuiet, sandbox } from './open-app'
import { memberOf } from './profile/open-register-info'
import { choosePin, enter, enterNumber, MEMBER, NEW_PIN, proceed, WITHOUT_PIN } from './phone-steps'

/** Each enters a new PIN; repeating it sends the call whose answer leads away from the page. */
const ways = {
  reset: async () => {
    await openApp('/profile/reset-pin', { persona: 'gold' })
    await enter(th.currentPin, PIN)
    await enter(th.newPin, NEW_PIN)
    await screen.findByLabelText(th.confirmPin)
  },
  forgotten: async () => {
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await choosePin(th.newPin)
  },
  forgottenInProfile: async () => {
    await openApp('/profile/forgot-pin', { persona: 'gold' })
    await userEvent.click(await proceed())
    await choosePin(th.newPin)
  },
}
const repeat = () => enter(th.confirmPin, NEW_PIN)

describe('A new PIN that is set only after the member has gone elsewhere', () => {
  it.each([
    ['changed', 'resetPin', ways.reset, '/home', th.newPinSet],
    ['forgotten', 'resetPinByOtp', ways.forgotten, '/authentication/login', 'ตั้งรหัส PIN ใหม่แล้ว'],
    ['forgotten by a member', 'resetPinByOtp', ways.forgottenInProfile, '/home', 'ตั้งรหัส PIN ใหม่แล้ว'],
  ])('in place of one %s, is told there', async (_which, operation, arrive, elsewhere, said) => {
    await arrive()
    sandbox.faults.add({ operation, kind: 'delay' })
    await repeat()
    goTo(elsewhere)
    await waitFor(() => expect(screen.queryByLabelText(th.confirmPin)).toBeNull())
    sandbox.faults.clear()
    await waitFor(() => expect(document.body).toHaveTextContent(said))
    await waitForQuiet()
    expect(location.pathname).toBe(elsewhere)
  })
})

describe('A PIN change whose answer was lost, and the answer to whether it took effect too', () => {
  /** The first try's answer is lost (whether or not it `took` effect), and so are the answers to whether it did. */
  const loseAnswers = async (took: boolean, times = 1) => {
    await ways.reset()
    sandbox.faults.add({ operation: 'resetPin', kind: 'offline', after: took, times: 1 })
    sandbox.faults.add({ operation: 'validatePin', kind: 'offline', times })
    await repeat()
    expect(await screen.findByRole('alert')).toBeVisible()
    // A server that recognises no repeat.
    sandbox.context.state.answers = {}
  }
  const repeatAgain = async () => {
    const field = await screen.findByLabelText<HTMLInputElement>(th.confirmPin)
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.clear(field)
    await userEvent.type(field, NEW_PIN)
  }

  it('is done once a second try is refused because the PIN is the new one already', async () => {
    await loseAnswers(true)
    await repeatAgain()
    await waitFor(() => expect(document.body).toHaveTextContent(th.newPinSet))
    await waitFor(() => expect(location.pathname).toBe('/profile'))
    expect(callsTo('/ResetPassword')).toHaveLength(2)
  })

  it('stays open where that cannot be told yet, and is done with the try after', async () => {
    await loseAnswers(true, 2)
    await repeatAgain()
    await waitFor(() => expect(callsTo('/ValidatePassword')).toHaveLength(3))
    await repeatAgain()
    await waitFor(() => expect(document.body).toHaveTextContent(th.newPinSet))
  })

  it('is not done where the PIN is another one: the current one is asked for again', async () => {
    await loseAnswers(false)
    Object.assign(memberOf('gold') ?? {}, { pin: '975310' })
    await repeatAgain()
    expect(await screen.findByLabelText(th.currentPin)).toBeEnabled()
    expect(screen.getByRole('alert')).toHaveTextContent(/PIN/)
    await enter(th.currentPin, '000111')
    await waitFor(() => expect(screen.getByLabelText(th.currentPin)).toHaveValue(''))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await enter(th.currentPin, '975310')
    expect(await screen.findByLabelText(th.newPin)).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it.each([
  ['changed', ways.reset, th.newPinSet],
  ['set in place of a forgotten one', ways.forgotten, 'ตั้งรหัส PIN ใหม่แล้ว'],
])('that the PIN was %s can be read for three seconds', async (_what, arrive, said) => {
  await arrive()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    await repeat()
    await waitFor(() => expect(document.body).toHaveTextContent(said))
    // Longer than the second of other toasts, and short enough for a busy machine.
    act(() => void vi.advanceTimersByTime(1200))
    expect(document.body).toHaveTextContent(said)
    act(() => void vi.advanceTimersByTime(3000))
    expect(document.body).not.toHaveTextContent(said)
  } finally {
    vi.useRealTimers()
  }
})

it('that the PIN was set in place of a forgotten one is said in the profile until the member has read it', async () => {
  await ways.forgottenInProfile()
  await repeat()
  await waitFor(() => expect(location.pathname).toBe('/profile'))
  await waitForQuiet()
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'ตั้งรหัส PIN ใหม่แล้ว' })).getByRole('button'),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it.each([
  ['after its code has expired', 'first-login', -24 * 60 * 60 * 1000],
  ['while the code of another flow is fresh', 'forgot-pin', 0],
])('a first login taken up %s begins with a new code', async (_when, purpose, ms) => {
  const sentAt = Date.now() + ms
  given({
    number: WITHOUT_PIN,
    otp: {
      ref: 'OLD1',
      purpose,
      mobileNo: WITHOUT_PIN,
      sentAt,
      resendAt: sentAt + 60_000,
      expiresAt: sentAt + 300_000,
    },
  })
  await openApp('/authentication/first-login', { brand: 'doisai' })
  expect(await screen.findByText(/^อ้างอิง\s/)).not.toHaveTextContent('OLD1')
  expect(callsTo('RequestOTP')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  await enter(th.otp, '123456')
  expect(await screen.findByLabelText(th.createPin)).toBeEnabled()
})

it('a member who opens the forgotten PIN with a profile stored for home is asked for no number', async () => {
  storeHome()
  const release = hold('Customer/Profile')
  await openApp('/profile/forgot-pin', { persona: 'gold' })
  expect(await screen.findByRole('heading', { name: th.newPinTitle })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  release()
  expect(await screen.findByText('081 xxx 0005')).toBeVisible()
})

it('the PIN page names the number until the next page is there', async () => {
  given({ number: MEMBER })
  await openApp('/authentication/login-pin', { brand: 'doisai' })
  const heading = await screen.findByRole('heading', { name: /^เข้าสู่ระบบด้วยเบอร์.081.xxx.0005$/ })
  sandbox.faults.add({ operation: 'checkCustomForms', kind: 'delay' })
  await enter(th.enterPin, PIN)
  await waitFor(() => expect(callsTo('customercustomfields/check-info')).toHaveLength(1))
  expect(within(heading).getByText(/081 xxx 0005/)).toBeVisible()
  sandbox.faults.clear()
  await waitFor(() => expect(location.pathname).toBe('/home'))
})

describe('What the server has done, though its answer was lost, is done once:', () => {
  const idsOf = (call: string) =>
    new Set(callsTo(call).map(({ request }) => request.headers.get('X-Request-Id')))
  const lose = (operation: string) =>
    sandbox.faults.add({ operation, kind: 'offline', after: true, times: 1 })

  it('a code that is asked for again is the one that was sent, and nobody waits a minute for another', async () => {
    sandbox.context.settings.otpResendIn = 60
    lose('requestOtp')
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await screen.findByRole('alert')
    await userEvent.click(await proceed())
    expect(await screen.findByLabelText(th.otp)).toBeEnabled()
    expect([callsTo('RequestOTP').length, idsOf('RequestOTP').size]).toEqual([2, 1])
  })

  it('a code that was sent anew is the same one at the next try', async () => {
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    const resend = async () => userEvent.click(await screen.findByRole('button', { name: th.resendOtp }))
    await screen.findByLabelText(th.otp)
    sandbox.context.settings.otpResendIn = 60
    lose('resendOtp')
    await resend()
    await screen.findByRole('alert')
    await resend()
    await waitFor(() => expect(callsTo('ResendOTP')).toHaveLength(2))
    expect(await screen.findByText(/^00:\d\d$/)).toBeVisible()
    expect(idsOf('ResendOTP').size).toBe(1)
  })

  it('a code that proved the number proves it at the next try, and has not expired', async () => {
    lose('verifyOtp')
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await enter(th.otp, '123456')
    await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
    expect(await screen.findByLabelText(th.newPin)).toBeEnabled()
    expect([callsTo('VerifyOTP').length, idsOf('VerifyOTP').size]).toEqual([2, 1])
  })

  const WRONG = '975310'
  const wrongTries = () => Object.values(sandbox.context.state.tries).map(({ wrong }) => wrong)
  it.each([
    [
      'PIN of a login',
      'login',
      'Login',
      async () => {
        given({ number: MEMBER })
        await openApp('/authentication/login-pin', { brand: 'doisai' })
        await enter(th.enterPin, WRONG)
      },
    ],
    [
      'PIN that is to be changed',
      'validatePin',
      'ValidatePassword',
      async () => {
        await openApp('/profile/reset-pin', { persona: 'gold' })
        await enter(th.currentPin, WRONG)
      },
    ],
    [
      'code',
      'verifyOtp',
      'VerifyOTP',
      async () => {
        await openApp('/authentication/forgot-pin', { brand: 'doisai' })
        await enterNumber(MEMBER)
        await enter(th.otp, WRONG)
      },
    ],
  ])('a wrong %s that is sent again counts once', async (_what, operation, call, enterWrong) => {
    lose(operation)
    await enterWrong()
    await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
    await waitFor(() => expect(callsTo(call)).toHaveLength(2))
    await waitForQuiet()
    expect([wrongTries(), idsOf(call).size]).toEqual([[1], 1])
  })

  it('the same wrong PIN, entered again after it was refused, is another try', async () => {
    given({ number: MEMBER })
    await openApp('/authentication/login-pin', { brand: 'doisai' })
    await enter(th.enterPin, WRONG)
    await waitFor(() => expect(screen.getByLabelText(th.enterPin)).toHaveValue(''))
    await enter(th.enterPin, WRONG)
    await waitFor(() => expect(callsTo('Login')).toHaveLength(2))
    expect([wrongTries(), idsOf('Login').size]).toEqual([[2], 2])
  })

  it('a code whose repeat has to wait proves the number at the try after', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
    lose('verifyOtp')
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await enter(th.otp, '123456')
    sandbox.faults.add({ operation: 'verifyOtp', kind: 429, retryAfter: 1, times: 1 })
    await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
    await waitFor(() => expect(callsTo('VerifyOTP')).toHaveLength(2))
    await waitForQuiet()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await enter(th.otp, '123456')
    expect(await screen.findByLabelText(th.newPin)).toBeEnabled()
    expect(idsOf('VerifyOTP').size).toBe(1)
    vi.useRealTimers()
  })

  it('a PIN that was set anew is not refused by what an earlier try of it was told', async () => {
    given({ number: MEMBER })
    lose('login')
    await openApp('/authentication/login-pin', { brand: 'doisai' })
    await enter(th.enterPin, NEW_PIN)
    await screen.findByRole('button', { name: th.tryAgain })
    goTo('/authentication/forgot-pin')
    await userEvent.click(await proceed())
    await choosePin(th.newPin)
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/authentication/login-pin'))
    await enter(th.enterPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  it('a late code of a number that was left takes no other number’s place', async () => {
    sandbox.context.settings.otpResendIn = 60
    const release = hold('RequestOTP')
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await waitFor(() => expect(callsTo('RequestOTP')).toHaveLength(1))
    goTo('/authentication/login')
    await waitForQuiet()
    goTo('/authentication/forgot-pin')
    await userEvent.clear(await screen.findByLabelText(th.phoneNumber))
    await enterNumber(WITHOUT_PIN)
    expect(await screen.findByLabelText(th.otp)).toBeEnabled()
    release()
    await waitForQuiet()
    expect(storedOf().otp?.mobileNo).toBe(WITHOUT_PIN)
  })

  it('a code that is asked for while the server is still at it is asked for under the same id', async () => {
    sandbox.faults.add({ operation: 'requestOtp', kind: 409, times: 1 })
    await openApp('/authentication/forgot-pin', { brand: 'doisai' })
    await enterNumber(MEMBER)
    await screen.findByRole('alert')
    await userEvent.click(await proceed())
    expect(await screen.findByLabelText(th.otp)).toBeEnabled()
    expect([callsTo('RequestOTP').length, idsOf('RequestOTP').size]).toEqual([2, 1])
  })
})
