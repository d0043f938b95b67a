import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { lineUserIs } from '../support/on-screen.ts'
import {
  choosePin,
  enterNumber,
  expectStep,
  OTP,
  phoneField,
  proceed,
  registerByPhone,
  typeCode,
} from '../support/phone.ts'
import { say } from '../support/words.ts'

const NUMBER = '0891234567'
const ANOTHER = '0897654321'

test('an account whose info was neither sent nor skipped is led back to the info', async ({ page, open }) => {
  await open('/authentication/login?mode=register')
  await registerByPhone(page, NUMBER)
  await open('/')
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-info')
})

test('a verified number needs no second code; another number does, and registers', async ({
  page,
  open,
  calls,
}) => {
  await open('/authentication/pdpa')
  await proceed(page).click()
  await enterNumber(page, NUMBER)
  await typeCode(page, th.otp, OTP)
  await expectStep(page, '/authentication/verify', 'create')
  await page.goBack()
  await expect(phoneField(page)).toHaveValue(NUMBER)
  await proceed(page).click()
  await expectStep(page, '/authentication/verify', 'create')
  expect(calls.to('CustomerAccount/RequestOTP')).toHaveLength(1)

  await page.goBack()
  await enterNumber(page, ANOTHER)
  await typeCode(page, th.otp, '999999')
  await expect(page.getByRole('alert')).toHaveText(say('phone.otp.wrong'))
  await typeCode(page, th.otp, OTP)
  await choosePin(page)
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-welcome')
  expect(calls.to('CustomerAccount/CreateAccount')).toMatchObject([{ body: { Mobile_No: ANOTHER } }])
})

test('a double press of Continue sends one code', async ({ page, open, calls, faults }) => {
  faults.add({ operation: 'requestOtp', kind: 'delay' })
  await open('/authentication/pdpa')
  await proceed(page).click()
  await phoneField(page).fill(NUMBER)
  await proceed(page).dblclick()
  faults.clear()
  await expectStep(page, '/authentication/verify', 'otp')
  expect(calls.to('CustomerAccount/RequestOTP')).toHaveLength(1)
})

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('a LINE user is linked to the number entered last, with a code of its own', async ({
    page,
    line,
    calls,
    faults,
  }) => {
    lineUserIs(line, 'non-member')
    await openInLine(page, line)
    await proceed(page).click()
    await enterNumber(page, '0810000005')
    faults.add({ operation: 'mergeCustomerLine', kind: 500, times: 1 })
    await typeCode(page, th.otp, OTP)
    await expect(page.getByRole('button', { name: th.tryAgain, exact: true })).toBeVisible()
    await page.goBack()
    await enterNumber(page, NUMBER)
    await typeCode(page, th.otp, '999999')
    await expect(page.getByRole('alert')).toHaveText(say('phone.otp.wrong'))
    await typeCode(page, th.otp, OTP)
    await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-welcome')
    const [, refused, linked] = calls.to('authentication/MergeCustomerLine')
    expect(refused?.body).toMatchObject({ Mobile_No: '0810000005' })
    expect(linked?.body).toMatchObject({ Mobile_No: NUMBER })
  })

  test('a LINE user who goes back while the code is checked is linked to no member yet', async ({
    page,
    line,
    calls,
    faults,
  }) => {
    lineUserIs(line, 'non-member')
    await openInLine(page, line)
    await proceed(page).click()
    await enterNumber(page, '0810000005')
    faults.add({ operation: 'verifyOtp', kind: 'delay' })
    await typeCode(page, th.otp, OTP)
    await page.goBack()
    await expect(phoneField(page)).toBeVisible()
    faults.clear()
    await calls.quiet()
    expect(calls.to('CustomerAccount/VerifyOTP')).toMatchObject([{ status: 200 }])
    expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(1)
    await expectStep(page, '/authentication/verify', 'mobile')
  })
})
