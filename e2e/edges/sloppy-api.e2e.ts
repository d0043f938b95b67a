import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { smsTokenFor } from '../../src/sandbox/content/sms-invitations.ts'
import { expect, test } from '../fixtures.ts'
import type { AppServer } from '../support/app-server.ts'
import type { CallLog } from '../support/call-log.ts'
import { expectForms, fillForms, fillInfo, save } from '../support/member-forms.ts'
import { choosePin, enterNumber, expectStep, OTP, PIN, proceed, typeCode } from '../support/phone.ts'
import { say } from '../support/words.ts'

/* A sloppy API means the same as the contract's, and so a member sees the same; the other pages: tests/integration/sloppy-pages.test.tsx. */

const answerSloppily = (app: AppServer) => {
  app.sandbox.context.settings.wire = 'sloppy'
}

/** All texts, pictures and field values of a page, once the page no longer changes. */
async function looksOf(page: Page, calls: CallLog): Promise<string> {
  // Home's sections load last.
  await expect(page.locator('main section li:visible').first()).toBeVisible()
  await calls.quiet()
  await expect(page.locator('main [data-skeleton], main [aria-busy="true"]')).toHaveCount(0)
  let looks = ''
  const isAtRest = async () => {
    const before = looks
    looks = await readPage(page)
    return looks === before && looks.length > 100
  }
  await expect.poll(isAtRest, { intervals: [250] }).toBe(true)
  return looks
}

function readPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')].map(
      (image) => (image as HTMLImageElement).src,
    )
    const fields = [...document.querySelectorAll('main input, main select, main textarea')].map((field) => {
      const { name, value, required, checked } = field as HTMLInputElement
      return `${name.replace(/_r_\w+_/, '')}=${field.id ? value : checked} ${required}`
    })
    const { color, backgroundColor } = getComputedStyle(document.body)
    const seen = [...new Set(pictures)].sort()
    return [document.querySelector('main')?.innerText, ...seen, ...fields, color, backgroundColor].join('\n')
  })
}

for (const brand of ['doisai', 'sabaimart'] as const) {
  test(`home of ${brand}: nothing missing, nothing added, and the same colours`, async ({
    app,
    page,
    open,
    memberIs,
    calls,
  }) => {
    const address = `/home?brandRef=${brand}`
    await memberIs('gold', brand)
    await open(address)
    const before = await looksOf(page, calls)

    // What the first visit has stored, as late as it was left, would be shown as well.
    await page.addInitScript(() =>
      ['homeSnapshot', 'appSetting', 'themeTokens'].forEach((key) => localStorage.removeItem(key)),
    )
    answerSloppily(app)
    await open(address)
    await calls.quiet()
    await expect.poll(() => readPage(page)).toBe(before)
  })
}

test('a link of an SMS asks for the same consent, and takes it', async ({ app, page, open }) => {
  answerSloppily(app)
  await open(`/authentication/sms-pdpa?token=${smsTokenFor('doisai', 'fresh')}`)
  await expect(page.getByText(/ขอความยินยอมจากลูกค้า/)).toBeVisible()
  await page.getByRole('button', { name: th.accept, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/consent-success')
})

test('the member’s code, points and tier are shown in the points modal', async ({
  app,
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  answerSloppily(app)
  await open('/home')
  await page.getByRole('main').getByRole('button', { name: th.collect, exact: true }).click()
  const modal = page.getByRole('dialog', { name: th.collect, exact: true })
  await expect(modal).toContainText('2,480')
  await expect(modal).toContainText('081 000 0005')
  await modal.getByRole('tab', { name: th.codeTab, exact: true }).click()
  await expect(modal.getByRole('tabpanel')).toContainText(/\S{6,}/)
})

test('a stranger registers by phone with every form, and finds all of it again', async ({
  app,
  page,
  open,
  calls,
}) => {
  answerSloppily(app)
  await open('/authentication/login?mode=register')
  await page.getByRole('button', { name: th.registerWithPhone, exact: true }).click()
  await proceed(page).click()
  await enterNumber(page, '0891234567')
  await expectStep(page, '/authentication/verify', 'otp')
  await typeCode(page, th.otp, '999999')
  await expect(page.getByRole('alert')).toContainText(say('phone.otp.wrong'))
  await typeCode(page, th.otp, OTP)
  await choosePin(page)
  await page.getByRole('button', { name: th.fillIn, exact: true }).click()
  await fillInfo(page)
  await save(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-custom-fields')
  await fillForms(page)
  await expectForms(page)
  await save(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await expect(page.getByRole('alertdialog')).toContainText('100')
  expect(calls.to('WelcomeCampaign/Issue')).toHaveLength(1)

  // The chosen address is shown, though one answer has its ids as numbers and another as texts.
  await open('/authentication/register-info')
  await expect(page.getByRole('combobox', { name: th.province, exact: true })).toHaveValue('กรุงเทพมหานคร')
  await expect(page.getByRole('combobox', { name: th.district, exact: true })).toHaveValue('บางรัก')
  await expect(page.getByRole('textbox', { name: th.birthDate, exact: true })).toHaveValue('14/02/2535')
})

test('a wrong PIN and an unknown number are refused with a message, and the right ones let the member in', async ({
  app,
  page,
  open,
}) => {
  answerSloppily(app)
  await open('/authentication/login')
  await enterNumber(page, '0891234567')
  await expect(page.getByRole('alert')).toContainText(say('error.mobileNotFound'))
  await enterNumber(page, '0810000005')
  await typeCode(page, th.enterPin, '135790')
  await expect(page.getByRole('alert')).toContainText(say('phone.pin.wrong'))
  await typeCode(page, th.enterPin, PIN)
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await expect(page.getByText('สวัสดี คุณกัญญารัตน์')).toBeVisible()
})
