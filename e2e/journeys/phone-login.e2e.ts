import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import {
  choosePin,
  codeField,
  enterNumber,
  expectStep,
  NEW_PIN,
  OTP,
  phoneField,
  PIN,
  proceed,
  typeCode,
} from '../support/phone.ts'
import { say } from '../support/words.ts'

const LOGIN = '/authentication/login'

test(
  'a member logs in with number and PIN, by keyboard alone, and comes back to the page first requested',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/profile?from=chat')
    await page.getByRole('button', { name: th.loginWithPhone, exact: true }).press('Enter')
    await phoneField(page).focus()
    await page.keyboard.type('+66 81-000 ๐๐๐๕')
    await page.keyboard.press('Enter')
    await typeCode(page, th.enterPin, PIN)

    await expect(page).toHaveURL(
      (url) => url.pathname === '/profile' && url.searchParams.get('from') === 'chat',
    )
  },
)

test.describe('A member without a PIN', () => {
  test('verifies the number, chooses a PIN and is logged in', { tag: '@main' }, async ({ page, open }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, OTP)
    await choosePin(page)
    await expect(page).toHaveURL((url) => url.pathname === '/home')
  })

  test('comes back from the PIN to the number, and not to the code that has been used', async ({
    page,
    open,
    calls,
  }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, OTP)
    await expectStep(page, '/authentication/first-login', 'create')
    await page.goBack()
    await enterNumber(page, '0810000005')
    await expect(codeField(page, th.enterPin)).toBeVisible()
    expect(calls.to('CustomerAccount/VerifyOTP')).toHaveLength(1)
  })
})

test(
  'a forgotten PIN is replaced, and the member logs in with the new one',
  { tag: '@main' },
  async ({ page, open, calls }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000006')
    await page.getByRole('link', { name: 'ลืมรหัส PIN', exact: true }).click()
    await expect(phoneField(page)).toHaveValue('0810000006')
    await proceed(page).click()
    await typeCode(page, th.otp, OTP)
    await choosePin(page, NEW_PIN, th.newPin)
    await expect(page).toHaveURL((url) => url.pathname === '/authentication/login-pin')
    await expect(page.getByText(say('phone.pin.done'), { exact: true })).toBeVisible()
    await typeCode(page, th.enterPin, NEW_PIN)
    await expectHomeOf(page, 'platinum')
    expect(calls.to('CustomerAccount/RequestOTP')).toMatchObject([{ body: { Purpose: 'forgot-pin' } }])
  },
)
