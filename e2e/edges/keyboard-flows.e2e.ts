import { th } from '#tests/names.ts'
import { smsTokenFor } from '../../src/sandbox/content/sms-invitations.ts'
import { PERSONAS } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectArrival, pressAt, sendNumber, tabBackTo, tabTo } from '../support/keyboard.ts'
import { expectHomeOf, lineButton, lineUserIs, phoneButton } from '../support/on-screen.ts'
import { choosePin, codeField, NEW_PIN, OTP, phoneField, proceed, typeCode } from '../support/phone.ts'
import { confirmButton, redeemButton, useNowButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

test.describe('By keyboard alone, a member who has withdrawn the consent', () => {
  test.beforeEach(async ({ page, line, open }) => {
    lineUserIs(line, 'withdrawn')
    await open('/authentication/line-login')
    await pressAt(page, lineButton(page))
    await expect(page.getByRole('alertdialog', { name: say('consent.withdrawn.denied') })).toBeFocused()
  })

  test('gets the warning at home, accepts, and consents again', async ({ page }) => {
    const warning = page.getByRole('alertdialog')
    const accept = warning.getByRole('button', { name: say('consent.withdrawn.accept') })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await tabTo(page, accept)
    await tabBackTo(page, warning.getByRole('button', { name: say('consent.withdrawn.cancel') }))
    await pressAt(page, accept)
    await expect(warning).toHaveCount(0)
    await expectArrival(page, 'app.title.pdpa')

    await pressAt(page, page.getByRole('button', { name: say('consent.home.confirm'), exact: true }))
    await expectHomeOf(page, 'withdrawn')
    await expectArrival(page, 'app.title.home')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('gets the warning at home, refuses, and is back at the login', async ({ page }) => {
    const warning = page.getByRole('alertdialog')
    await pressAt(page, warning.getByRole('button', { name: say('consent.withdrawn.cancel') }))
    await expect(warning).toHaveCount(0)
    await expectArrival(page, 'authentication.login.title')
    await tabTo(page, lineButton(page))
  })
})

test('by keyboard alone, a member without a PIN logs in for the first time', async ({ page, open }) => {
  await open('/authentication/line-login')
  await pressAt(page, phoneButton(page))
  await expectArrival(page, 'app.title.login')
  await sendNumber(page, PERSONAS['no-pin'].mobile.doisai)
  await typeCode(page, th.otp, '999999')
  await expect(page.getByRole('alert')).toHaveText(say('phone.otp.wrong'))
  await typeCode(page, th.otp, OTP)
  await typeCode(page, th.createPin, '112233')
  await pressAt(page, page.getByRole('button', { name: say('phone.pin.another') }))
  await choosePin(page)
  await expectHomeOf(page, 'no-pin')
  await expectArrival(page, 'app.title.home')
})

test('by keyboard alone, a forgotten PIN is replaced, and its member logs in with the new one', async ({
  page,
  open,
}) => {
  await open('/authentication/login')
  await sendNumber(page, PERSONAS.platinum.mobile.doisai)
  await expect(codeField(page, th.enterPin)).toBeFocused()
  await pressAt(page, page.getByRole('link', { name: say('phone.loginPin.forgot') }))
  await expectArrival(page, 'app.title.forgotPin')
  await expect(phoneField(page)).toHaveValue(PERSONAS.platinum.mobile.doisai)
  await pressAt(page, proceed(page))
  await typeCode(page, th.otp, OTP)
  await choosePin(page, NEW_PIN, th.newPin)
  await expect(page.getByText(say('phone.forgot.done'), { exact: true })).toBeVisible()
  await typeCode(page, th.enterPin, NEW_PIN)
  await expectHomeOf(page, 'platinum')
  await expectArrival(page, 'app.title.home')
})

test('by keyboard alone, the link of an SMS is read, ticked and accepted', async ({ page, open }) => {
  await open(`/authentication/sms-pdpa?token=${smsTokenFor('sabaimart', 'fresh')}`)
  const accept = page.getByRole('button', { name: say('consent.accept'), exact: true })
  const box = page.getByRole('checkbox')
  await expect(accept).toBeEnabled()
  await pressAt(page, box, 'Space')
  await expect(accept).toBeDisabled()
  await page.keyboard.press('Space')
  await pressAt(page, accept)

  const done = page.getByRole('alertdialog', { name: say('consent.sms.done') })
  await expect(done).toBeFocused()
  await pressAt(page, done.getByRole('button'))
  await expectArrival(page, 'app.title.consentSuccess')
  await tabTo(page, page.getByRole('link', { name: say('consent.success.login') }))
})

test('by keyboard alone, a visitor who is not logged in collects the points of a scanned code', async ({
  page,
  open,
}) => {
  await open('/?qrCode=EARN50')
  await sendNumber(page, '12345')
  await expect(phoneField(page)).toBeFocused()
  await expect(phoneField(page)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PERSONAS.gold.mobile.doisai)
  await page.keyboard.press('Enter')

  const points = page.getByRole('status').filter({ hasText: '50 แต้ม' })
  await expect(points).toBeVisible()
  await expect(page.locator(':focus').filter({ has: points })).toBeVisible()
  await pressAt(page, page.getByRole('link', { name: say('pointMember.logIn') }))
  await expectArrival(page, 'authentication.login.title')
})

test('by keyboard alone, a visitor reads that a scanned code is used up, closes the modal, and moves on', async ({
  page,
  open,
}) => {
  await open('/?qrCode=USED')
  await sendNumber(page, PERSONAS.gold.mobile.doisai)
  const modal = page.getByRole('alertdialog')
  await expect(modal).toContainText(say('error.qrUsed'))
  await expect(modal).toBeFocused()
  await pressAt(page, modal.getByRole('button', { name: th.close }))
  await expect(page.getByRole('heading', { name: say('pointMember.refused') })).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: say('pointMember.register') }))
  await expectArrival(page, 'app.title.register')
})

test('by keyboard alone, a member redeems a privilege, and shows the code to the staff', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege/detail?privilegeId=DSP001')
  await pressAt(page, redeemButton(page))
  await pressAt(page, confirmButton(page))
  await expectArrival(page, 'app.title.privilegeHistoryDetail')
  await pressAt(page, useNowButton(page))
  await pressAt(page, confirmButton(page))
  await tabTo(page, page.getByRole('tab', { name: say('codes.tabs.text'), exact: true }))
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: say('codes.tabs.qr') })).toBeFocused()
  await expect(page.getByRole('img', { name: /^คิวอาร์โค้ด PV-/ })).toBeVisible()
})
