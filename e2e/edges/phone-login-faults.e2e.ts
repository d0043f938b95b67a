import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import {
  choosePin,
  codeField,
  enterNumber,
  expectStep,
  NEW_PIN,
  OTP,
  phoneField,
  typeCode,
} from '../support/phone.ts'
import { say } from '../support/words.ts'

const LOGIN = '/authentication/login'

test('after too many wrong PINs the field takes no more input for as long as the server says', async ({
  page,
  open,
  calls,
}) => {
  await open(LOGIN)
  await enterNumber(page, '0810000005')
  for (let tries = 1; tries <= 6; tries += 1) {
    await typeCode(page, th.enterPin, '111222')
    await expect
      .poll(() => calls.to('authentication/Login').filter(({ status }) => status).length)
      .toBe(tries)
  }
  await expect(codeField(page, th.enterPin)).toBeDisabled()
  await expect(page.getByRole('alert')).toContainText(say('forms.error.waitMinutes', { minutes: '1' }))
})

test('a code that verified one number does not verify another number, which needs a code of its own', async ({
  page,
  open,
  calls,
}) => {
  await open('/authentication/forgot-pin')
  await enterNumber(page, '0810000005')
  await typeCode(page, th.otp, OTP)
  await expectStep(page, '/authentication/forgot-pin', 'create')
  await page.goBack()
  await enterNumber(page, '0810000006')
  await typeCode(page, th.otp, '999999')
  await expect(page.getByRole('alert')).toHaveText(say('phone.otp.wrong'))
  await expectStep(page, '/authentication/forgot-pin', 'otp')

  await typeCode(page, th.otp, OTP)
  await choosePin(page, NEW_PIN, th.newPin)
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/login-pin')
  const codes = calls.to('CustomerAccount/VerifyOTP').map(({ body }) => body)
  expect(codes).toMatchObject(['0810000005', '0810000006', '0810000006'].map((Mobile_No) => ({ Mobile_No })))
  expect(calls.to('CustomerAccount/ResetPasswordByOTP')).toMatchObject([
    { body: { Mobile_No: '0810000006' } },
  ])
})

test('a member is not asked for the code of one number under another number that was sent none', async ({
  page,
  open,
}) => {
  await open('/authentication/forgot-pin')
  await enterNumber(page, '0810000005')
  await expectStep(page, '/authentication/forgot-pin', 'otp')
  await page.goBack()
  await enterNumber(page, '0890000500')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goForward()
  await expectStep(page, '/authentication/forgot-pin', 'mobile')
  await expect(phoneField(page)).toHaveValue('0890000500')
})

test.describe('A member without a PIN', () => {
  test('requests another code when the first has expired', async ({ page, app, open, calls }) => {
    Object.assign(app.sandbox.context.settings, { otpExpiresIn: 1, otpResendIn: 1 })
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await expect(page.getByRole('alert')).toHaveText(say('error.otpExpired'))
    Object.assign(app.sandbox.context.settings, { otpExpiresIn: 300 })
    await page.getByRole('button', { name: th.resendOtp, exact: true }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(calls.to('CustomerAccount/ResendOTP')).toMatchObject([
      { body: { Mobile_No: '0810000010', Purpose: 'first-login' } },
    ])
    await codeField(page, th.otp).focus()
    await typeCode(page, th.otp, OTP)
    await expect(codeField(page, th.createPin)).toBeFocused()
  })

  test('retries with the same PIN and the same request id when the answer is lost', async ({
    page,
    open,
    faults,
    calls,
  }) => {
    faults.add({ operation: 'resetPinByOtp', kind: 500, after: true, times: 1 })
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, OTP)
    await choosePin(page)
    await page.getByRole('button', { name: th.tryAgain, exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/home')
    const ids = calls.to('CustomerAccount/ResetPasswordByOTP').map(({ requestId }) => requestId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('begins at the code again after a reload in the middle of the PIN', async ({ page, app, open }) => {
    Object.assign(app.sandbox.context.settings, { otpResendIn: 0 })
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, OTP)
    await expectStep(page, '/authentication/first-login', 'create')
    await page.reload()
    await typeCode(page, th.otp, OTP)
    await choosePin(page)
    await expect(page).toHaveURL((url) => url.pathname === '/home')
  })
})
