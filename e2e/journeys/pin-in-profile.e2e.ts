import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, pageTitle, phoneButton, storageOf } from '../support/on-screen.ts'
import { choosePin, codeField, enterNumber, NEW_PIN, PIN, typeCode } from '../support/phone.ts'
import { say } from '../support/words.ts'

const CURRENT = say('phone.reset.current')
const NEW = say('phone.pin.new')
const CONFIRM = say('phone.pin.confirm')

test('a member changes the PIN: the current one, a new one that is not easy to guess, and the same again', async ({
  page,
  open,
  memberIs,
  app,
}) => {
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

  await expect(page.getByText(say('phone.pin.done'))).toBeVisible()
  await expect(page).toHaveURL(`${app.origin}/profile?brandRef=doisai`)
  const stored = [await storageOf(page, 'localStorage'), await storageOf(page, 'sessionStorage')]
  expect(JSON.stringify(stored)).not.toContain(NEW_PIN)
  await page.evaluate(() => localStorage.clear())
  await open('/authentication/line-login?brandRef=doisai&landing=true')
  await expectLineLogin(page)
  await phoneButton(page).click()
  await enterNumber(page, '0810000005')
  await typeCode(page, th.enterPin, NEW_PIN)
  await expectHomeOf(page, 'gold')
})
