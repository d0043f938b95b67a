import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
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

test('a member logs in with number and PIN, by keyboard alone, and comes back to the page first requested', async ({
  page,
  open,
  calls,
}) => {
  await open('/profile?from=chat')
  await page.getByRole('button', { name: th.loginWithPhone, exact: true }).press('Enter')
  await phoneField(page).focus()
  await page.keyboard.type('+66 81-000 ๐๐๐๕')
  await page.keyboard.press('Enter')
  await typeCode(page, th.enterPin, PIN)

  await expect(page).toHaveURL(
    (url) => url.pathname === '/profile' && url.searchParams.get('from') === 'chat',
  )
  expect(calls.to('CustomerAccount/ValidateUsername')).toMatchObject([
    { authorization: undefined, body: { Brand_Ref: 'doisai', Mobile_No: '0810000005' } },
  ])
  expect(calls.to('authentication/Login')).toMatchObject([
    {
      authorization: undefined,
      body: { Brand_Ref: 'doisai', Mobile_No: '0810000005', Pin: PIN, Is_Global: false },
    },
  ])
  expect(JSON.stringify(await storageOf(page, 'localStorage'))).not.toContain(PIN)
})

test('a wrong PIN shows an error and is cleared, and the field keeps the focus', async ({ page, open }) => {
  await open(LOGIN)
  await enterNumber(page, '0810000005')
  await typeCode(page, th.enterPin, '111222')
  const field = codeField(page, th.enterPin)
  await expect(page.getByRole('alert')).toHaveText(say('phone.pin.wrong'))
  await expect(field).toHaveAccessibleDescription(say('phone.pin.wrong'))
  await expect(field).toHaveValue('')
  await typeCode(page, th.enterPin, PIN)
  await expectHomeOf(page, 'gold')
})

test('a stranger whose number is unknown can register, and finds the number again when they go back', async ({
  page,
  open,
}) => {
  await open(LOGIN)
  await enterNumber(page, '0891234567')
  await expect(page.getByRole('alert')).toHaveText(th.mobileNotFound)
  await page.getByRole('button', { name: th.register, exact: true }).click()
  await expect(page).toHaveURL(/mode=register/)
  await page.goBack()
  await expect(phoneField(page)).toHaveValue('0891234567')
})

test('an invalid number shows an error before anything is sent', async ({ page, open, calls }) => {
  await open(LOGIN)
  await enterNumber(page, '12345')
  await expect(phoneField(page)).toHaveAccessibleDescription(/เบอร์โทรศัพท์ไม่ถูกต้อง/)
  await expect(phoneField(page)).toBeFocused()
  expect(calls.to('CustomerAccount/ValidateUsername')).toEqual([])
})

test.describe('A member without a PIN', () => {
  test('verifies the number, chooses a PIN and is logged in', async ({ page, open, calls }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, OTP)
    await choosePin(page)
    await expect(page).toHaveURL((url) => url.pathname === '/home')

    const otp = calls.to('CustomerAccount/RequestOTP')
    expect(otp).toMatchObject([{ body: { Mobile_No: '0810000010', Purpose: 'first-login' } }])
    expect(calls.to('CustomerAccount/ResetPasswordByOTP')).toMatchObject([{ body: { New_Pin: NEW_PIN } }])
    expect(calls.to('authentication/Login')).toHaveLength(1)
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

  test('enters a pasted message, in Thai digits too', async ({ page, open }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    const field = codeField(page, th.otp)
    await expect(field).toBeEditable()
    await field.evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'รหัส OTP: ๑๒๓ ๔๕๖ (Ref AB12)')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(codeField(page, th.createPin)).toBeVisible()
  })

  test('sees when another code can be requested, after a reload too', async ({ page, open, calls }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    const resend = page.getByRole('button', { name: th.resendOtp, exact: true })
    await expect(resend).toBeDisabled()
    await expect(page.getByText(/^00:\d\d$/)).toBeVisible()
    const reference = page.getByText(/^รหัสอ้างอิง: \w+$/)
    const before = await reference.textContent()
    await page.reload()
    await expect(page.getByText(/^00:\d\d$/)).toBeVisible()
    await expect(reference).toHaveText(before ?? '')
    await calls.quiet()
    expect(calls.to('CustomerAccount/RequestOTP')).toHaveLength(1)
  })

  test('is told why a code is sent, how long the code is valid, and to share it with nobody', async ({
    page,
    open,
  }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await expect(page.getByText(say('phone.firstLogin.reason'))).toBeVisible()
    await expect(page.getByText(/^ใช้ได้ถึง\s\d\d:\d\d\sน\.$/)).toBeVisible()
    await expect(codeField(page, th.otp)).toHaveAccessibleDescription(say('phone.otp.secret'))
  })

  test('is warned of a PIN that is easy to guess, and may keep it', async ({ page, open }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, OTP)
    await typeCode(page, th.createPin, '112233')
    await page.getByRole('button', { name: say('phone.pin.another') }).click()
    await typeCode(page, th.createPin, '123456')
    await page.getByRole('button', { name: say('phone.pin.keep') }).click()
    await typeCode(page, th.confirmPin, '654321')
    await expect(page.getByRole('alert')).toHaveText(say('phone.pin.differs'))
    await typeCode(page, th.confirmPin, '123456')
    await expect(page).toHaveURL((url) => url.pathname === '/home')
  })

  test('is told when a code is too short', async ({ page, open, calls }) => {
    await open(LOGIN)
    await enterNumber(page, '0810000010')
    await typeCode(page, th.otp, '12')
    await proceed(page).click()
    await expect(page.getByRole('alert')).toHaveText(say('phone.otp.short'))
    expect(calls.to('CustomerAccount/VerifyOTP')).toEqual([])
  })
})

test('a forgotten PIN is replaced, and the member logs in with the new one', async ({
  page,
  open,
  calls,
}) => {
  await open(LOGIN)
  await enterNumber(page, '0810000006')
  await page.getByRole('link', { name: 'ลืมรหัส PIN', exact: true }).click()
  await expect(phoneField(page)).toHaveValue('0810000006')
  await proceed(page).click()
  await typeCode(page, th.otp, OTP)
  await choosePin(page, NEW_PIN, th.newPin)
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/login-pin')
  await expect(page.getByText(say('phone.forgot.done'), { exact: true })).toBeVisible()
  await typeCode(page, th.enterPin, NEW_PIN)
  await expectHomeOf(page, 'platinum')
  expect(calls.to('CustomerAccount/RequestOTP')).toMatchObject([{ body: { Purpose: 'forgot-pin' } }])
})
