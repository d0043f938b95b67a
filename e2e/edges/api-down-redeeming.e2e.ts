import type { Page } from '@playwright/test'
import type { Faults } from '../../src/sandbox/faults.ts'
import { expect, test } from '../fixtures.ts'
import { closeErrors, EVERY_CALL, notice, visitBefore } from '../support/api-down.ts'
import { holdBackApi } from '../support/hold-files.ts'
import { greeting } from '../support/on-screen.ts'
import { packageButton, takePackage } from '../support/packages.ts'
import { readCodes } from '../support/read-code.ts'
import {
  codeText,
  confirmButton,
  getCode,
  issuedTo,
  redeem,
  redeemButton,
  useNowButton,
} from '../support/redeeming.ts'
import { say } from '../support/words.ts'

/* An API that is down for everybody: redeeming, and what was redeemed before. */

const LATTE = 'DSP001'
const DETAIL = `/privilege/detail?privilegeId=${LATTE}`
const PACKAGE = '/package/detail?packageId=DPK001'
const ISSUE = 'privilege/Issue'
const GET_CODE = 'Customer/History/Privileg/GetIssueCode'

const alert = (page: Page) => page.getByRole('alertdialog')
const codeLink = (page: Page) => page.getByRole('link', { name: say('shell.rest.code'), exact: true })
const qrTab = (page: Page) => page.getByRole('tab', { name: say('codes.tabs.qr'), exact: true })
const refusal = (page: Page) =>
  page.getByRole('alertdialog', { name: say('redemption.resting.title'), exact: true })
const closeRefusal = (page: Page) =>
  refusal(page)
    .getByRole('button', { name: say('ui.feedbackModal.close'), exact: true })
    .click()

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

/** The API goes down for a page that is open; what is known is read anew as the phone is back in the network, and fails. */
async function goDown(page: Page, faults: Faults): Promise<void> {
  faults.add({ operation: EVERY_CALL, kind: 503, retryAfter: 60 })
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(notice(page)).toBeVisible()
}

for (const path of ['/home', '/privilege', '/package', '/profile/member-info', '/profile']) {
  test(`a member who comes to ${path} while the API is down is one tap away from the code for the staff`, async ({
    page,
    open,
    calls,
    faults,
  }) => {
    await visitBefore(page, open, calls)
    await open(DETAIL)
    await redeem(page)
    const code = await getCode(page)
    await page.goto('about:blank')
    faults.add({ operation: EVERY_CALL, kind: 503 })
    await closeErrors(page)
    await open(path)
    await expect(notice(page)).toBeVisible()
    await codeLink(page).click()
    await expect(codeText(page)).toHaveText(code)
    await qrTab(page).click()
    await expect.poll(() => readCodes(page)).toEqual([code])
    // The page of the code has no link to itself.
    await expect(notice(page)).toBeVisible()
    await expect(codeLink(page)).toHaveCount(0)
  })
}

test('a member is led to the code of a package too', async ({ page, open, faults }) => {
  await open(PACKAGE)
  await expect(packageButton(page, 'packages.redeem')).toBeEnabled()
  await takePackage(page)
  const code = await getCode(page)
  await page.goto('about:blank')
  faults.add({ operation: EVERY_CALL, kind: 503 })
  await closeErrors(page)
  await open('/package')
  await codeLink(page).click()
  await expect(codeText(page)).toHaveText(code)
})

test('a code that is running is on its page at once, while the API lets everything wait', async ({
  page,
  open,
}) => {
  await open(DETAIL)
  await redeem(page)
  const code = await getCode(page)
  await holdBackApi(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(codeText(page)).toHaveText(code)
  await qrTab(page).click()
  await expect.poll(() => readCodes(page)).toEqual([code])
})

test('a member who would redeem while the API is down is told before the question, and asked by the same tap once it is back', async ({
  page,
  open,
  app,
  calls,
  faults,
}) => {
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  await open(DETAIL)
  await expect(redeemButton(page)).toBeVisible()
  await calls.quiet()
  await goDown(page, faults)

  await redeemButton(page).click()
  await expect(refusal(page)).toContainText(say('redemption.resting.text'))
  await expect(confirmButton(page)).toHaveCount(0)
  await closeRefusal(page)
  await expect(notice(page)).toBeVisible()
  expect(calls.to(ISSUE)).toEqual([])

  faults.clear()
  await redeemButton(page).click()
  await expect(alert(page)).toContainText('แต้มที่ใช้ −80 แต้ม')
  await expect(notice(page)).toHaveCount(0)
  await confirmButton(page).click()
  await expect(page).toHaveURL(/history-detail/)
  expect(calls.to(ISSUE)).toHaveLength(1)
  expect(issuedTo(app, LATTE)).toHaveLength(1)
})

test('a member who would redeem while the API lets everything wait is told after ten seconds that it cannot be done', async ({
  page,
  open,
  calls,
  faults,
}) => {
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  await page.clock.install()
  await open(DETAIL)
  await expect(redeemButton(page)).toBeVisible()
  await calls.quiet()
  await goDown(page, faults)
  await holdBackApi(page)

  await redeemButton(page).click()
  await expect(redeemButton(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(10_000)
  await expect(refusal(page)).toContainText(say('redemption.resting.text'))
  await closeRefusal(page)
  await expect(redeemButton(page)).not.toHaveAttribute('aria-busy', 'true')
  expect(calls.to(ISSUE)).toEqual([])
})

test('a member who would use a coupon while the API is down is told before the question, and asked by the same tap once it is back', async ({
  page,
  open,
  calls,
  faults,
}) => {
  await open(DETAIL)
  await redeemButton(page).click()
  await confirmButton(page).click()
  await expect(useNowButton(page)).toBeVisible()
  await calls.quiet()
  await goDown(page, faults)

  await useNowButton(page).click()
  await expect(refusal(page)).toContainText(say('redemption.resting.text'))
  await expect(confirmButton(page)).toHaveCount(0)
  await closeRefusal(page)
  expect(calls.to(GET_CODE)).toEqual([])

  faults.clear()
  await useNowButton(page).click()
  await expect(alert(page).getByRole('heading', { name: say('redemption.counter.question') })).toBeVisible()
  await confirmButton(page).click()
  await expect(codeText(page)).toBeVisible()
  expect(calls.to(GET_CODE)).toHaveLength(1)
})
