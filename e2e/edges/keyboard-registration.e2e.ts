import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectArrival, pressAt, sendNumber, tabTo } from '../support/keyboard.ts'
import { field, listOf, partsOf, save } from '../support/member-forms.ts'
import { lineUserIs } from '../support/on-screen.ts'
import { choosePin, OTP, proceed, typeCode } from '../support/phone.ts'
import { say } from '../support/words.ts'

const NUMBER = '0891234567'

const buttonOf = (page: Page, id: string) => page.getByRole('button', { name: say(id), exact: true })

/** Waits for a form and skips it, tabbing past all of its fields. */
async function skipForm(page: Page): Promise<void> {
  await expect(save(page)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: th.skip, exact: true }), 20)
  await page.keyboard.press('Enter')
}

/** Unticks the policy, ticks it again, and agrees. */
async function consent(page: Page): Promise<void> {
  await expect(proceed(page)).toBeEnabled()
  await pressAt(page, page.getByRole('checkbox'), 'Space')
  await expect(proceed(page)).toBeDisabled()
  await page.keyboard.press('Space')
  await pressAt(page, proceed(page))
  await expectArrival(page, 'app.title.verify')
}

/** Home shows the welcome points, and its heading has the focus once they are acknowledged. */
async function expectWelcomeHome(page: Page): Promise<void> {
  const welcome = page.getByRole('alertdialog', { name: say('points.welcome.title') })
  await expect(welcome).toBeFocused()
  await pressAt(page, welcome.getByRole('button'))
  await expect(welcome).toHaveCount(0)
  await expectArrival(page, 'app.title.home')
}

/** The stranger is a member by now, and chooses to fill in the info. */
async function goOnToInfo(page: Page): Promise<void> {
  await expectArrival(page, 'app.title.registerWelcome')
  await pressAt(page, buttonOf(page, 'authentication.registerWelcome.fill'))
  await expectArrival(page, 'app.title.registerInfo')
}

/** Opens the sheet for a picture, reaches its gallery, and closes it: the button has the focus again. */
async function openAndLeavePictures(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: say('profile.picture.change') })
  await pressAt(page, button)
  const sheet = page.getByRole('dialog', { name: say('profile.upload.title') })
  await expect(sheet).toBeFocused()
  await tabTo(page, sheet.getByLabel(say('profile.upload.gallery')))
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(button).toBeFocused()
}

/** Chooses a week before today, in the calendar. */
async function chooseBirthday(page: Page): Promise<void> {
  const name = say('forms.date.choose')
  const button = page.getByRole('button', { name })
  await pressAt(page, button)
  const calendar = page.getByRole('dialog', { name })
  await expect(calendar).toBeFocused()
  await tabTo(page, calendar.getByRole('gridcell').locator('button[tabindex="0"]'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await pressAt(page, calendar.getByRole('button', { name: say('forms.calendar.apply') }))
  await expect(calendar).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(field(page, th.birthDate)).toHaveValue(/^\d\d\/\d\d\/25\d\d$/)
}

/** Sends the form half filled in: the first missing answer takes the focus, and the rest is answered from there. */
async function answerForms(page: Page): Promise<void> {
  await tabTo(page, field(page, 'ชื่อเล่น'))
  await page.keyboard.type(th.female)
  await pressAt(page, page.getByLabel('มักแวะมาช่วงไหน', { exact: true }), 'ArrowDown')
  await pressAt(page, save(page))
  await expect(page.getByRole('radio', { name: 'มี', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await pressAt(page, page.getByRole('checkbox', { name: 'กาแฟ', exact: true }), 'Space')
  await pressAt(page, save(page))
}

test('by keyboard alone, a stranger registers with LINE, and skips both forms', async ({
  page,
  line,
  open,
  calls,
}) => {
  lineUserIs(line, 'non-member')
  await open('/')
  await pressAt(page, buttonOf(page, 'authentication.login.register'))
  await expectArrival(page, 'app.title.register')
  await pressAt(page, buttonOf(page, 'authentication.register.line'))
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/pdpa')
  await consent(page)
  await sendNumber(page, NUMBER)
  await typeCode(page, th.otp, OTP)
  await goOnToInfo(page)
  await skipForm(page)
  await expectArrival(page, 'app.title.registerCustomFields')
  await skipForm(page)
  await expectWelcomeHome(page)
  expect(line.logins).toBe(1)
  expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(2)
})

test('by keyboard alone, a stranger registers by phone, and fills in both forms', async ({
  page,
  open,
  calls,
}) => {
  const { keyboard } = page
  await open('/authentication/login?mode=register')
  await pressAt(page, buttonOf(page, 'authentication.register.phone'))
  await expectArrival(page, 'app.title.pdpa')
  await consent(page)
  await sendNumber(page, NUMBER)
  await typeCode(page, th.otp, OTP)
  await choosePin(page)
  await goOnToInfo(page)
  await openAndLeavePictures(page)
  await tabTo(page, field(page, th.firstName))
  await keyboard.type('สมหญิง')
  await tabTo(page, field(page, th.lastName))
  await keyboard.type('รักดี')
  await chooseBirthday(page)
  await tabTo(page, page.getByRole('radiogroup').getByRole('radio').first())
  await keyboard.press('ArrowDown')
  await tabTo(page, listOf(page, th.province))
  await keyboard.type('เชียงใหม่')
  await expect(page.getByRole('option')).toHaveText(['เชียงใหม่'])
  await keyboard.press('Enter')
  await pressAt(page, save(page))
  await expectArrival(page, 'app.title.registerCustomFields')
  await answerForms(page)
  await expectWelcomeHome(page)
  expect(partsOf(calls.to('Customer/UpdateCustomerInfo')[0])).toMatchObject({ First_Name: 'สมหญิง' })
  expect(calls.to('customercustomfields/management')).toHaveLength(1)
})
