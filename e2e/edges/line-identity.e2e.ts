import { th } from '#tests/names.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { lineButton } from '../support/on-screen.ts'
import { choosePin, enterNumber, OTP, proceed, typeCode } from '../support/phone.ts'

const NUMBER = '0891234567'

// Without LIFF, LINE's login returns to an address of the app.
test.use({ config: { liffIds: {} } })

test('a link joins nobody’s LINE to the account that is registered from it; the way back from LINE’s login does', async ({
  page,
  app,
  open,
  calls,
}) => {
  const link = makeToken({ action: 'register-customer', line_ref: 'Usomebody', brand_ref: 'doisai' })
  await open(`/?callbackToken=${link}&brandRef=doisai`)
  await proceed(page).click()
  await enterNumber(page, NUMBER)
  await typeCode(page, th.otp, OTP)
  await choosePin(page)
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-welcome')
  expect(calls.to('CustomerAccount/RequestOTP')).toMatchObject([{ body: { Purpose: 'register' } }])
  expect(calls.to('CustomerAccount/CreateAccount')[0]?.body).not.toHaveProperty('Line_Ref')

  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
  app.sandbox.reset()
  calls.clear()
  await open('/authentication/line-login')
  await lineButton(page).click()
  await page.getByRole('link', { name: 'non-member' }).click()
  await proceed(page).click()
  await enterNumber(page, NUMBER)
  await typeCode(page, th.otp, OTP)
  await choosePin(page)
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-welcome')
  expect(calls.to('CustomerAccount/CreateAccount')[0]?.body).toHaveProperty('Line_Ref')
})
