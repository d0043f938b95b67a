import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import FirstLoginPage from '@/features/login/phone/pages/first-login-page'
import ForgotPinPage from '@/features/login/phone/pages/forgot-pin-page'
import LoginPinPage from '@/features/login/phone/pages/login-pin-page'
import VerifyPage from '@/features/login/phone/pages/verify-page'
import { PIN } from '@/sandbox/personas'
import { sendOtp } from '@/sandbox/rules/otp'
import { callsTo, openApp, openPage, sandbox, shownAddress } from './open-app'
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

afterEach(() => vi.useRealTimers())

it.each(['login-pin', 'first-login', 'first-login?page=confirm'])(
  '%s without a number begins at the number',
  async (path) => {
    await openApp(`/authentication/${path}`, { brand: 'doisai' })
    expect(await screen.findByRole('textbox', { name: th.phoneNumber })).toBeVisible()
    expect(location.pathname).toBe('/authentication/login')
  },
)

it('a member whose consent cannot be recorded is told so, and goes on', async () => {
  giveConsent()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  await choosePin(th.createPin)
  sandbox.faults.add({ operation: 'updatePdpa', kind: 500 })
  await enter(th.confirmPin, NEW_PIN)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('บันทึกความยินยอมไม่สำเร็จ')
  await userEvent.click(screen.getByRole('button', { name: th.close }))
  expect(await shownAddress()).toBe('/authentication/register-welcome')
  expect(storedOf().isInfoDue).toBe(true)
})

it('a member is told when another code cannot be sent, and the code before it still serves', async () => {
  giveConsent()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  sandbox.faults.add({ operation: 'resendOtp', kind: 500, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: th.resendOtp }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await enter(th.otp, '123456')
  expect(await screen.findByLabelText(th.createPin)).toBeEnabled()
})

it('a resend that is requested too soon counts down for as long as the server says', async () => {
  giveConsent()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  sandbox.faults.add({ operation: 'resendOtp', kind: 429, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: th.resendOtp }))
  // The sandbox asks for half a minute.
  expect(await screen.findByText(/^00:(30|2\d)$/)).toBeVisible()
  expect(screen.getByRole('button', { name: th.resendOtp })).toBeDisabled()
})

it('a code that expires on screen is said to have expired, and another one serves', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  giveConsent()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  await screen.findByLabelText(th.otp)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void vi.advanceTimersByTime(sandbox.context.settings.otpExpiresIn * 1000))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^รหัส OTP หมดอายุแล้ว/)
  expect(screen.getByRole('alert')).not.toHaveTextContent(/นับถอยหลัง/)
  await userEvent.click(screen.getByRole('button', { name: th.resendOtp }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await enter(th.otp, '123456')
  expect(await screen.findByLabelText(th.createPin)).toBeEnabled()
})

it('what is said of a refused code goes with the next code that is sent', async () => {
  sandbox.context.settings.otpResendIn = 0
  giveConsent()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  sandbox.faults.add({ operation: 'verifyOtp', kind: 422, times: 1 })
  await enter(th.otp, '999999')
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: th.resendOtp }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('a PIN that was tried too often says how long to wait, and its field takes nothing that long', async () => {
  sandbox.faults.add({ operation: 'login', kind: 429, times: 1 })
  given({ number: MEMBER })
  await openPage(LoginPinPage, '/authentication/login-pin')
  await enter(th.enterPin, PIN)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^(ลองอีกครั้งได้ใน 30 วินาที){2}/)
  expect(screen.getByLabelText(th.enterPin)).toHaveValue('')
  expect(screen.getByLabelText(th.enterPin)).toBeDisabled()
  expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull()
})

it('another number takes the place of the PIN page, so that back does not lead there again', async () => {
  given({ number: MEMBER })
  await openPage(LoginPinPage, '/authentication/login-pin')
  const before = history.length
  await userEvent.click(await screen.findByRole('link', { name: 'ใช้เบอร์โทรศัพท์อื่น' }))
  expect(await shownAddress()).toBe('/authentication/login')
  expect(history.length).toBe(before)
})

it('a member whose own number was sent too many codes is told how long to wait, and can ask for none that long', async () => {
  sandbox.faults.add({ operation: 'requestOtp', kind: 429, times: 1 })
  await openPage(ForgotPinPage, '/profile/forgot-pin', { persona: 'gold' })
  await userEvent.click(await proceed())
  expect(await screen.findByRole('alert')).toHaveTextContent(/^(ลองอีกครั้งได้ใน 30 วินาที){2}/)
  expect(await proceed()).toBeDisabled()
})

describe('A code that is refused because too many were requested', () => {
  it('says how long to wait and takes no input that long, where the code is sent on arrival', async () => {
    sandbox.faults.add({ operation: 'requestOtp', kind: 429, times: 1 })
    given({ number: WITHOUT_PIN })
    await openPage(FirstLoginPage, '/authentication/first-login')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^(ลองอีกครั้งได้ใน 30 วินาที){2}/)
    expect(screen.queryByRole('button', { name: th.tryAgain })).toBeNull()
    expect(screen.getByLabelText(th.otp)).toBeDisabled()
    expect(await proceed()).toBeDisabled()
    expect(callsTo('RequestOTP')).toHaveLength(1)
  })

  it('can be requested once more when the wait is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
    sandbox.context.settings.otpResendIn = 60
    sendOtp(sandbox.context, { brandRef: 'doisai', mobileNo: WITHOUT_PIN }, 'first-login')
    given({ number: WITHOUT_PIN })
    await openPage(FirstLoginPage, '/authentication/first-login')
    await screen.findByRole('alert')
    act(() => void vi.advanceTimersByTime(60_000))
    await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
    await waitFor(() => expect(screen.getByLabelText(th.otp)).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
    // The countdown to the next one is read out once, not each second.
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    const [begun] = said().filter((text) => text.includes('วินาที'))
    expect(begun).toMatch(/\b(60|59) วินาที/)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText(/^00:5\d$/)).toBeVisible()
    expect(said()).toContain(begun)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(said()).not.toContain(begun)
    expect(screen.getByRole('button', { name: th.resendOtp })).toBeEnabled()
  })
})

describe('Where the clock is set back after a code was sent', () => {
  const resend = () => screen.findByRole('button', { name: th.resendOtp })
  const setBack = () => vi.setSystemTime(Date.now() - 3 * 3_600_000)

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    sandbox.context.settings.otpResendIn = 90
    giveConsent()
    await openPage(VerifyPage, verify)
    await enterNumber(STRANGER)
    expect(await resend()).toBeDisabled()
    expect(screen.getByText(/^01:(30|29)$/)).toBeVisible()
  })

  it('the code still serves, and another one can be asked for', async () => {
    setBack()
    await waitFor(async () => expect(await resend()).toBeEnabled())
    await enter(th.otp, '123456')
    expect(await screen.findByLabelText(th.createPin)).toBeEnabled()
  })

  it('a member who opens the page anew gets another code', async () => {
    cleanup()
    setBack()
    // The server's clock is right: by it the wait for another code is over.
    sandbox.context.state.otps = {}
    await openPage(VerifyPage, verify)
    await userEvent.click(await proceed())
    await screen.findByLabelText(th.otp)
    expect(callsTo('RequestOTP')).toHaveLength(2)
  })

  it('a wait after too many tries is over', async () => {
    sandbox.faults.add({ operation: 'verifyOtp', kind: 429, times: 1 })
    await enter(th.otp, '123456')
    await waitFor(() => expect(screen.getByLabelText(th.otp)).toBeDisabled())
    await screen.findByRole('alert')
    setBack()
    await waitFor(() => expect(screen.getByLabelText(th.otp)).toBeEnabled())
  })
})
