import { th } from '#tests/names.ts'
import { given, isLineLoginKept, keepLineLogin, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PIN, sessionFor } from '@/sandbox/personas'
import { LINE_LOGIN, logInByPhone } from './late-answers/late-steps'
import { answers, calls, callsTo, goTo, openApp, press, sandbox } from './open-app'
import {
  choosePin,
  enter,
  enterNumber,
  giveConsent,
  MEMBER,
  NEW_PIN,
  proceed,
  STRANGER,
  verify,
  WITHOUT_PIN,
} from './phone-steps'

const LOGIN = '/authentication/login'

const phone = () => screen.findByLabelText(th.phoneNumber)

describe('A phone number on the way in', () => {
  beforeEach(async () => {
    await openApp(LOGIN, { brand: 'doisai' })
  })

  it('that is none is refused at its field before anything is sent', async () => {
    calls.length = 0
    await enterNumber('12345')
    await waitFor(async () =>
      expect(await phone()).toHaveAccessibleDescription(expect.stringContaining(th.invalidMobile)),
    )
    expect(await phone()).toHaveFocus()
    expect(callsTo('ValidateUsername')).toEqual([])
  })

  it('that nobody has leads to the registration', async () => {
    await enterNumber(STRANGER)
    expect(await screen.findByRole('alert')).toHaveTextContent(th.mobileNotFound)
    // Nothing is said of another number before its own answer.
    sandbox.faults.add({ operation: 'validateUsername', kind: 500, times: 1 })
    await userEvent.clear(await phone())
    await enterNumber(MEMBER)
    await waitFor(() => expect(callsTo('ValidateUsername')).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent(th.mobileNotFound))
    await press(th.register)
    await waitFor(() => expect(location.pathname + location.search).toMatch(/login\?.*mode=register/))
  })
})

it('a login whose answer says nothing of consent leads home, where the profile says it', async () => {
  answers.set('authentication/Login', { token: sessionFor('gold', 'doisai') })
  // Perhaps somebody else's.
  keepLineLogin()
  await openApp(`${LOGIN}?brandRef=doisai`)
  await enterNumber(MEMBER)
  await enter(th.enterPin, PIN)
  expect(await screen.findByText('2,480')).toBeVisible()
  expect(location.pathname).toBe('/home')
  expect(isLineLoginKept()).toBe(false)
})

it('a member with a wrong PIN is told so, the field is empty again, and the right one leads home', async () => {
  await openApp(`${LOGIN}?brandRef=doisai&isGlobal=true`)
  await enterNumber(MEMBER)
  await enter(th.enterPin, '111222')
  await waitFor(() => expect(screen.getByLabelText(th.enterPin)).toHaveValue(''))
  expect(screen.getByLabelText(th.enterPin)).toHaveAccessibleDescription(expect.stringContaining(th.wrongPin))
  await enter(th.enterPin, PIN)
  await waitFor(() => expect(location.pathname).toBe('/home'))
  const who = { Brand_Ref: 'doisai', Mobile_No: MEMBER }
  expect(callsTo('ValidateUsername').map(({ body }) => body)).toEqual([who])
  expect(callsTo('/Login').at(-1)?.body).toEqual({ ...who, Pin: PIN, Is_Global: true })
})

it.each([
  ['home', LINE_LOGIN, '/home'],
  ['the page first requested', '/profile/points-history?brandRef=doisai', '/profile/points-history'],
])('a member without consent who logs in is asked for it before %s', async (_where, opened, next) => {
  await openApp(opened)
  await logInByPhone('not-consented')
  expect(await screen.findByRole('checkbox', { name: th.consentBox })).toBeVisible()
  expect(location.pathname).toBe('/home/pdpa')
  await press(th.confirm)
  await waitFor(() => expect(location.pathname).toBe(next))
})

it('a member who withdrew the consent earlier is warned after a login', async () => {
  await openApp(LINE_LOGIN)
  await logInByPhone('withdrawn')
  expect(await screen.findByRole('alertdialog', { name: /ถอนความยินยอมไว้/ })).toBeVisible()
})

describe('A member without a PIN', () => {
  beforeEach(async () => {
    await openApp(LOGIN, { brand: 'doisai' })
    await enterNumber(WITHOUT_PIN)
    await screen.findByLabelText(th.otp)
  })

  it('is told why a code is sent, where to, and to share it with nobody', async () => {
    expect(document.body).toHaveTextContent(/บัญชีของคุณยังไม่มีรหัส\s*PIN/)
    await waitFor(() => expect(document.body).toHaveTextContent(/ส่งไปที่\s081\sxxx\s0010 · อ้างอิง\s\w{4}/))
    expect(screen.getByLabelText(th.otp)).toHaveAccessibleDescription(/อย่าบอกรหัส OTP/)
  })

  it('is told of a code that is too short, and nothing is sent', async () => {
    await enter(th.otp, '12')
    await press(th.proceed)
    expect(await screen.findByRole('alert')).toHaveTextContent(th.shortOtp)
    await userEvent.type(screen.getByLabelText(th.otp), '3')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(callsTo('VerifyOTP')).toEqual([])
  })

  it('is warned of a PIN that is easy to guess, may keep it, and repeats it', async () => {
    await enter(th.otp, '123456')
    await enter(th.createPin, '112233')
    await press(th.chooseOtherPin)
    expect(screen.getByLabelText(th.createPin)).toHaveFocus()
    await enter(th.createPin, '123456')
    await press('ใช้รหัสนี้')
    await enter(th.confirmPin, '654321')
    expect(await screen.findByRole('alert')).toHaveTextContent(th.pinDiffers)
    await enter(th.confirmPin, '123456')
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  it('has the number verified once for the first login, and logs in with the new PIN', async () => {
    const ref = storedOf().otp?.ref
    await enter(th.otp, '12')
    await press(th.resendOtp)
    await waitFor(() => expect(callsTo('ResendOTP')).toHaveLength(1))
    await waitFor(() => expect(screen.getByLabelText(th.otp)).toHaveValue(''))
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/home'))
    const who = { Brand_Ref: 'doisai', Mobile_No: WITHOUT_PIN }
    const some = expect.any(String) as string
    const bodies = (end: string) => callsTo(end).map(({ body }) => body)
    expect(bodies('RequestOTP')).toEqual([{ ...who, Purpose: 'first-login' }])
    expect(ref).toBeTruthy()
    expect(bodies('ResendOTP')).toEqual([{ ...who, Otp_Ref: ref, Purpose: 'first-login' }])
    expect(bodies('VerifyOTP')).toEqual([{ ...who, Otp_Ref: some, Otp_Code: '123456' }])
    expect(bodies('ResetPasswordByOTP')).toEqual([{ ...who, Otp_Token: some, New_Pin: NEW_PIN }])
    expect(bodies('/Login')).toEqual([{ ...who, Pin: NEW_PIN, Is_Global: false }])
  })

  it('whose login fails after the PIN was set logs in with another try, which sends no proof again', async () => {
    sandbox.faults.add({ operation: 'login', kind: 500, times: 1 })
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    await press(th.tryAgain)
    await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(callsTo('ResetPasswordByOTP')).toHaveLength(1)
    expect(callsTo('/Login')).toHaveLength(2)
  })

  it('whose proof has expired is sent another code', async () => {
    await choosePin(th.createPin)
    sandbox.context.state.otpTokens = {}
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(callsTo('RequestOTP')).toHaveLength(2))
    expect(await screen.findByLabelText(th.otp)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/OTP/)
    await enter(th.otp, '123456')
    await screen.findByLabelText(th.createPin)
    // The PIN chosen before is to be repeated no more.
    goTo('/authentication/first-login?page=confirm')
    await waitFor(() => expect(location.search).toContain('page=otp'))
    expect(screen.queryByLabelText(th.confirmPin)).toBeNull()
  })

  it('whose login fails after the PIN was set may go back and set another, which is sent before it logs in', async () => {
    sandbox.faults.add({ operation: 'login', kind: 500, times: 1 })
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    await screen.findByRole('button', { name: th.tryAgain })
    act(() => window.history.back())
    await enter(th.createPin, '482915')
    await enter(th.confirmPin, '482915')
    await waitFor(() => expect(callsTo('ResetPasswordByOTP')).toHaveLength(2))
    const pins = callsTo('ResetPasswordByOTP').map(({ body }) => (body as { New_Pin: string }).New_Pin)
    expect(pins).toEqual([NEW_PIN, '482915'])
  })
})

it('a registration that begins without the consent begins at the consent', async () => {
  await openApp(`${verify}&brandRef=doisai`)
  expect(await screen.findByRole('checkbox', { name: th.consentBox })).toBeVisible()
  expect(location.pathname).toBe('/authentication/pdpa')
})

it('a registration goes on at its brand, with its consent and its LINE, where another tab opens another brand', async () => {
  giveConsent()
  given({ lineRef: 'Uown', registrationToken: 'own' })
  const { unmount } = await openApp(verify, { brand: 'doisai' })
  await enterNumber(STRANGER)
  unmount()
  given({ brand: 'sabaimart' })
  await openApp(`${verify}&brandRef=doisai`, { brand: 'sabaimart' })
  await userEvent.click(await proceed())
  given({ brand: 'sabaimart' })
  await choosePin(th.createPin)
  await enter(th.confirmPin, NEW_PIN)
  await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
  expect(callsTo('CreateAccount').map(({ body }) => body)).toEqual([
    expect.objectContaining({ Brand_Ref: 'doisai', Line_Ref: 'Uown' }),
  ])
  expect(callsTo('UpdatePDPA')).toHaveLength(1)
})

it.each([
  ['by phone', undefined],
  ['with LINE but without LIFF', 'Uown'],
])(
  'a registration %s stays its person’s own where another tab begins one with another LINE',
  async (_how, lineRef) => {
    giveConsent()
    given({ lineRef, registrationToken: lineRef && 'own' })
    await openApp(verify, { brand: 'doisai' })
    await enterNumber(STRANGER)
    await choosePin(th.createPin)
    // As the landing stores it in the other tab.
    given({ consent: undefined, lineRef: 'Uother', registrationToken: 'other' })
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    expect(callsTo('CreateAccount').map(({ body }) => (body as { Line_Ref?: string }).Line_Ref)).toEqual([
      lineRef,
    ])
    expect(callsTo('UpdatePDPA')).toHaveLength(1)
  },
)

it('a registration whose day has ended goes on in nobody’s name, but begins at the consent again', async () => {
  giveConsent()
  given({ lineRef: 'Uown', registrationToken: 'own' })
  await openApp(verify, { brand: 'doisai' })
  await enterNumber(STRANGER)
  await choosePin(th.createPin)
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1, toFake: ['Date'] })
  await enter(th.confirmPin, NEW_PIN)
  expect(await screen.findByRole('checkbox', { name: th.consentBox })).toBeVisible()
  expect(callsTo('CreateAccount')).toEqual([])
  vi.useRealTimers()
})

it.each([
  ['another code once one may be asked for', 0, 2],
  ['no other code before one may be asked for', 60, 1],
])('a number that is entered again is sent %s', async (_what, otpResendIn, sent) => {
  sandbox.context.settings.otpResendIn = otpResendIn
  giveConsent()
  await openApp(verify, { brand: 'doisai' })
  await enterNumber(STRANGER)
  await screen.findByLabelText(th.otp)
  act(() => window.history.back())
  await waitFor(() => expect(location.search).toContain('page=mobile'))
  await press(th.proceed)
  await screen.findByLabelText(th.otp)
  expect(callsTo('RequestOTP')).toHaveLength(sent)
})

it('a stranger whose number is a member’s already is told so, with a link to log in', async () => {
  await openApp('/authentication/pdpa', { brand: 'doisai' })
  await press(th.proceed)
  await enterNumber(MEMBER)
  await choosePin(th.createPin)
  await enter(th.confirmPin, NEW_PIN)
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: /เป็นสมาชิกอยู่แล้ว/ }))
  expect(await phone()).toHaveValue(MEMBER)
})
