import { th } from '#tests/names.ts'
import { given, logInToLine } from '#tests/support/stored.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { isInfoDue } from '@/session/registration'
import { PERSONAS } from '@/sandbox/personas'
import { callsTo, hold, openApp, press, waitForQuiet, sandbox } from './open-app'
import { choosePin, enter, giveConsent, MEMBER, NEW_PIN, proceed, STRANGER, verify } from './phone-steps'

// A code, and its verification, count for one number only, even if the member goes back and enters another.

const ANOTHER = '0897654321'
const FORGOTTEN = '/authentication/forgot-pin'

const numberField = () => screen.findByRole('textbox', { name: th.phoneNumber })
const step = () => new URLSearchParams(location.search).get('page')
const sentTo = (call: string) => callsTo(call).map(({ body }) => (body as { Mobile_No?: string }).Mobile_No)

async function enterNumber(number: string) {
  await userEvent.clear(await numberField())
  await enter(th.phoneNumber, number)
  await userEvent.click(await proceed())
}

async function goBack() {
  act(() => history.back())
  await numberField()
}

async function beRefused() {
  await enter(th.otp, '999999')
  expect(await screen.findByText(th.wrongOtp)).toBeVisible()
}

it('a code that verified one number does not verify another, whose PIN is the one that is set', async () => {
  await openApp(FORGOTTEN, { brand: 'doisai' })
  await enterNumber(MEMBER)
  await enter(th.otp, '123456')
  await screen.findByLabelText(th.newPin)
  await goBack()
  await enterNumber(PERSONAS.platinum.mobile.doisai)
  await beRefused()
  await choosePin(th.newPin)
  await enter(th.confirmPin, NEW_PIN)
  await waitFor(() => expect(location.pathname).toBe('/authentication/login-pin'))
  const { doisai: platinum } = PERSONAS.platinum.mobile
  expect(sentTo('VerifyOTP')).toEqual([MEMBER, platinum, platinum])
  expect(sentTo('ResetPasswordByOTP')).toEqual([platinum])
})

it('a number that was sent no code is not asked for the code of another', async () => {
  await openApp(FORGOTTEN, { brand: 'doisai' })
  await enterNumber(MEMBER)
  await screen.findByLabelText(th.otp)
  await goBack()
  await enterNumber('0890000500')
  expect(await screen.findByRole('alert')).toBeVisible()
  act(() => history.forward())
  await waitFor(() => expect(step()).toBe('mobile'))
  expect(await numberField()).toHaveValue('0890000500')
})

it('a verified number needs no second code; another number does, and is the one that registers', async () => {
  giveConsent()
  await openApp(verify, { brand: 'doisai' })
  await enterNumber(STRANGER)
  await enter(th.otp, '123456')
  await screen.findByLabelText(th.createPin)
  await goBack()
  expect(await numberField()).toHaveValue(STRANGER)
  await userEvent.click(await proceed())
  await screen.findByLabelText(th.createPin)
  expect(sentTo('RequestOTP')).toEqual([STRANGER])

  await goBack()
  await enterNumber(ANOTHER)
  await beRefused()
  await choosePin(th.createPin)
  await enter(th.confirmPin, NEW_PIN)
  await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
  expect(sentTo('CreateAccount')).toEqual([ANOTHER])
})

it('a number whose code is accepted only after the member has gone on to another one needs no second code', async () => {
  giveConsent()
  await openApp(verify, { brand: 'doisai' })
  await enterNumber(STRANGER)
  const accept = hold('VerifyOTP')
  await enter(th.otp, '123456')
  await waitFor(() => expect(sentTo('VerifyOTP')).toEqual([STRANGER]))
  await goBack()
  await enterNumber(ANOTHER)
  await screen.findByLabelText(th.otp)
  accept()
  await waitForQuiet()
  expect(await screen.findByLabelText(th.otp)).toBeVisible()
  await goBack()
  await enterNumber(STRANGER)
  await screen.findByLabelText(th.createPin)
  expect(sentTo('RequestOTP')).toEqual([STRANGER, ANOTHER])
})

it('a PIN whose answer is lost is sent again under the same request id', async () => {
  sandbox.faults.add({ operation: 'resetPinByOtp', kind: 500, after: true, times: 1 })
  await openApp(FORGOTTEN, { brand: 'doisai' })
  await enterNumber(MEMBER)
  await choosePin(th.newPin)
  await enter(th.confirmPin, NEW_PIN)
  await userEvent.click(await screen.findByRole('button', { name: th.tryAgain }))
  await waitFor(() => expect(location.pathname).toBe('/authentication/login-pin'))
  const body = {
    Brand_Ref: 'doisai',
    Mobile_No: MEMBER,
    Otp_Token: expect.any(String) as string,
    New_Pin: NEW_PIN,
  }
  expect(callsTo('ResetPasswordByOTP').map((call) => call.body)).toEqual([body, body])
  const ids = callsTo('ResetPasswordByOTP').map(({ request }) => request.headers.get('X-Request-Id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

it('a proof that has expired begins anew at the number, with another code though the last is fresh', async () => {
  await openApp(FORGOTTEN, { brand: 'doisai' })
  sandbox.context.settings.otpResendIn = 60
  await enterNumber(MEMBER)
  await choosePin(th.newPin)
  sandbox.context.state.otpTokens = {}
  await enter(th.confirmPin, NEW_PIN)
  expect(await numberField()).toHaveValue(MEMBER)
  expect(screen.getByRole('alert')).toHaveTextContent(/OTP/)
  await userEvent.click(await proceed())
  await waitFor(() => expect(sentTo('RequestOTP')).toEqual([MEMBER, MEMBER]))
  expect(await screen.findByLabelText(th.otp)).toBeVisible()
  await waitForQuiet()
  expect(screen.queryByText(/หมดอายุ/)).toBeNull()
})

it.each([
  ['LINE login', () => logInToLine('Uanother')],
  ['number', () => given({ number: ANOTHER })],
])(
  'a registration with LINE goes on in nobody else’s name, whose %s another tab has brought meanwhile',
  async (_what, beginElsewhere) => {
    logInToLine('Ustranger')
    giveConsent()
    given({ registrationToken: '' })
    // Back from LINE's page, whose answer says who is there.
    await openApp(`${verify}&liffClientId=2000000001`, { brand: 'doisai', line: { mode: 'browser' } })
    await enterNumber(STRANGER)
    await screen.findByLabelText(th.otp)
    beginElsewhere()
    await enter(th.otp, '123456')
    await waitFor(() => expect(location.search + location.pathname).toMatch(/mode=register|pdpa$/))
    await waitForQuiet()
    expect(callsTo('MergeCustomerLine')).toEqual([])
  },
)

it('a registration by phone takes no LINE that another tab has brought meanwhile', async () => {
  await openApp('/authentication/login?mode=register&brandRef=doisai', { brand: 'doisai' })
  await press(th.registerWithPhone)
  await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'))
  given({ registrationToken: '', lineRef: 'ref-of-another' }, { brand: 'doisai' })
  await waitFor(async () => expect(await proceed()).toBeEnabled())
  await userEvent.click(await proceed())
  await enterNumber(STRANGER)
  await choosePin(th.createPin)
  await enter(th.confirmPin, NEW_PIN)
  await waitFor(() => expect(callsTo('CreateAccount')).toHaveLength(1))
  expect(callsTo('CreateAccount')[0]?.body).not.toHaveProperty('Line_Ref', 'ref-of-another')
})

it('a registration with LINE is of the LINE user who began it, after a reload too', async () => {
  logInToLine('U1')
  await openApp('/authentication/line-login?brandRef=doisai&code=c&state=s&liffClientId=1', {
    brand: 'doisai',
    line: { mode: 'browser' },
  })
  await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'))
  await waitFor(async () => expect(await proceed()).toBeEnabled())
  await userEvent.click(await proceed())
  await numberField()
  cleanup()
  await openApp(verify, { brand: 'doisai', line: { mode: 'browser' } })
  logInToLine('U2')
  await enterNumber(STRANGER)
  await enter(th.otp, '123456')
  await waitFor(() => expect(location.search).toContain('mode=register'))
  expect(sentTo('MergeCustomerLine').filter(Boolean)).toEqual([])
})

describe('A LINE user whom the brand does not know', () => {
  beforeEach(async () => {
    giveConsent()
    given({ registrationToken: '' })
    await openApp(verify, { brand: 'doisai', line: { sub: 'Ustranger' } })
  })

  it('is linked to the number entered last, with a code of its own', async () => {
    await enterNumber(MEMBER)
    sandbox.faults.add({ operation: 'mergeCustomerLine', kind: 500, times: 1 })
    await enter(th.otp, '123456')
    await screen.findByRole('button', { name: th.tryAgain })
    await goBack()
    await enterNumber(STRANGER)
    await beRefused()
    await enter(th.otp, '123456')
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    expect(sentTo('MergeCustomerLine')).toEqual([MEMBER, STRANGER])
  })

  it('whose number is a member’s comes home as that member, not to the welcome of a new one', async () => {
    await enterNumber(MEMBER)
    await enter(th.otp, '123456')
    expect(await screen.findByText(`สวัสดี คุณ${PERSONAS.gold.firstName}`)).toBeVisible()
    expect(location.pathname).toBe('/home')
    // Nor does the next start lead to the info of a new one.
    expect(isInfoDue()).toBe(false)
  })

  it('is linked to nobody yet who goes back while the code is checked', async () => {
    await enterNumber(MEMBER)
    const release = hold('VerifyOTP')
    await enter(th.otp, '123456')
    await waitFor(() => expect(sentTo('VerifyOTP')).toHaveLength(1))
    await goBack()
    release()
    await waitForQuiet()
    expect(sentTo('MergeCustomerLine')).toEqual([])
    expect(step()).toBe('mobile')
  })
})
