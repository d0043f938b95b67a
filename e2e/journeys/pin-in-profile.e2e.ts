import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, pageTitle, phoneButton, storageOf } from '../support/on-screen.ts'
import { choosePin, codeField, enterNumber, NEW_PIN, OTP, PIN, proceed, typeCode } from '../support/phone.ts'
import { say } from '../support/words.ts'

const NUMBER = '0810000005'
const CURRENT = say('phone.reset.current')
const NEW = say('phone.pin.new')
const CONFIRM = say('phone.pin.confirm')

type Open = (path: string) => Promise<void>

async function logInAgain(page: Page, open: Open): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await open('/authentication/line-login?brandRef=doisai&landing=true')
  await expectLineLogin(page)
  await phoneButton(page).click()
  await enterNumber(page, NUMBER)
  await typeCode(page, th.enterPin, NEW_PIN)
  await expectHomeOf(page, 'gold')
}

test(
  'a member changes the PIN: the current one, a new one that is not easy to guess, and the same again',
  { tag: '@main' },
  async ({ page, open, memberIs, calls, app }) => {
    await memberIs('gold')
    await open('/profile/reset-pin')
    await expect(pageTitle(page, say('app.title.resetPin'))).toBeVisible()
    await typeCode(page, CURRENT, '135790')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(codeField(page, CURRENT)).toBeFocused()
    await typeCode(page, CURRENT, PIN)

    // The day of birth, 9 April 1992, in the Buddhist era.
    await typeCode(page, NEW, '090435')
    await expect(page.getByText(say('phone.pin.weak'))).toBeVisible()
    await page.getByRole('button', { name: say('phone.pin.another') }).click()
    await typeCode(page, NEW, NEW_PIN)
    await typeCode(page, CONFIRM, '204068')
    await expect(page.getByText(say('phone.pin.differs'))).toBeVisible()
    await page.goBack()
    await choosePin(page, NEW_PIN, NEW)

    await expect(page.getByText(say('phone.reset.done'))).toBeVisible()
    await expect(page).toHaveURL(`${app.origin}/profile?brandRef=doisai`)
    expect(calls.to('CustomerAccount/ResetPassword').map(({ body }) => body)).toEqual([
      { Pin: PIN, New_Pin: NEW_PIN },
    ])
    const stored = [await storageOf(page, 'localStorage'), await storageOf(page, 'sessionStorage')]
    expect(JSON.stringify(stored)).not.toContain(NEW_PIN)
    await logInAgain(page, open)
  },
)

test('a member who has forgotten the PIN sets a new one without typing the number, and is told so in the profile', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open('/profile/reset-pin')
  await page.getByRole('link', { name: say('phone.loginPin.forgot') }).click()
  await expect(pageTitle(page, say('app.title.forgotPin'))).toBeVisible()
  await expect(page.getByText('081 xxx 0005')).toBeVisible()
  await proceed(page).click()
  await typeCode(page, th.otp, OTP)
  await choosePin(page, NEW_PIN, NEW)

  await expect(page.getByRole('alertdialog', { name: say('phone.profileForgot.doneTitle') })).toBeVisible()
  await expect(page).toHaveURL(/\/profile\?/)
  await page.getByRole('alertdialog').getByRole('button', { name: th.acknowledge }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(calls.to('CustomerAccount/RequestOTP').map(({ body }) => body)).toEqual([
    { Brand_Ref: 'doisai', Mobile_No: NUMBER, Purpose: 'forgot-pin' },
  ])
  await logInAgain(page, open)
})
