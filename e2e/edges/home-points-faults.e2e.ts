import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, pageTitle, storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const WELCOME = 'WelcomeCampaign/Issue'
const VERIFY = 'UniversalScanCode/VerifyCustomer'
const REDEEM = 'UniversalScanCode/RedeemQrCode'

const welcomeToken = () =>
  makeToken({ action: 'home', token: sessionFor('new', 'doisai'), campaign: 'welcome', brand_ref: 'doisai' })

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

test('a member sees an error when the welcome points fail, and they are not requested again', async ({
  page,
  calls,
  open,
  faults,
}) => {
  faults.add({ operation: 'issueWelcomePoints', kind: 500 })
  await open(`/?callbackToken=${welcomeToken()}`)

  await page.getByRole('alertdialog').getByRole('button', { name: th.close }).click()
  await expectHomeOf(page, 'new')
  await page.reload()
  await expectHomeOf(page, 'new')
  await calls.quiet()
  expect(calls.to(WELCOME)).toHaveLength(1)
})

test('welcome points that arrive after the member left home are shown on home, until acknowledged', async ({
  page,
  calls,
  open,
  faults,
}) => {
  faults.add({ operation: 'issueWelcomePoints', kind: 'delay' })
  await open(`/?callbackToken=${welcomeToken()}`)
  await expect.poll(() => calls.to(WELCOME).length).toBe(1)
  await tab(page, th.privilege).click()
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  faults.clear()
  await expect.poll(() => calls.to(WELCOME)[0]?.status).toBe(200)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const modal = page.getByRole('alertdialog', { name: say('points.welcome.title') })
  await tab(page, th.home).click()
  await expect(modal).toContainText('100 แต้ม')
  await page.reload()
  await modal.getByRole('button', { name: th.acknowledge }).click()

  await tab(page, th.privilege).click()
  await tab(page, th.home).click()
  await expectHomeOf(page, 'new')
  await calls.quiet()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(calls.to(WELCOME)).toHaveLength(1)
})

test('welcome points that fail after the member left home are not requested again, and home shows the error', async ({
  page,
  calls,
  open,
  faults,
}) => {
  faults.add({ operation: 'issueWelcomePoints', kind: 500, isHeld: true })
  await open(`/?callbackToken=${welcomeToken()}`)
  await expect.poll(() => calls.to(WELCOME).length).toBe(1)
  await tab(page, th.privilege).click()
  await tab(page, th.home).click()
  await expectHomeOf(page, 'new')
  await tab(page, th.privilege).click()
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  faults.clear()
  await expect.poll(() => calls.to(WELCOME)[0]?.status).toBe(500)
  await tab(page, th.home).click()

  await page.getByRole('alertdialog').getByRole('button', { name: th.close }).click()
  await page.reload()
  await expectHomeOf(page, 'new')
  await calls.quiet()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(calls.to(WELCOME)).toHaveLength(1)
})

test('welcome points are not requested again when the app is reloaded before their answer arrives', async ({
  page,
  calls,
  open,
  faults,
}) => {
  faults.add({ operation: 'issueWelcomePoints', kind: 'hang' })
  await open(`/?callbackToken=${welcomeToken()}&qrCode=EARN20`)
  await expect.poll(() => calls.to(WELCOME).length).toBe(1)
  await page.reload()
  await expect(page.getByRole('alertdialog', { name: say('points.code.gained') })).toBeVisible()
  expect(calls.to(WELCOME)).toHaveLength(1)
})

test('a blank in a code goes out as one encoded hash', async ({ page, calls, open, memberIs }) => {
  await memberIs('gold')
  await open('/home?qrCode=EARN%2050')

  await expect(page.getByRole('alertdialog', { name: say('points.code.gained') })).toBeVisible()
  expect(calls.to(VERIFY)[0]?.search).toMatch(/[?&]code=EARN%2350(&|$)/)
  expect(calls.to(REDEEM)[0]?.query.qrCode).toBe('EARN 50')
})

test('a code that is worth nothing closes without a message', async ({ page, calls, open, memberIs }) => {
  await memberIs('gold')
  await open('/home?qrCode=EARN0')
  await expect.poll(() => calls.to(REDEEM)[0]?.status).toBe(200)
  await calls.quiet()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectHomeOf(page, 'gold')
  expect(await storageOf(page, 'sessionStorage')).not.toHaveProperty('qrCode')
})

test('a code that is refused is refused with a message, and not retried', async ({
  page,
  calls,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home?qrCode=USED')

  const modal = page.getByRole('alertdialog')
  await expect(modal).toContainText(say('error.qrUsed'))
  // The dialog that was shown while the points were collected has closed: one backdrop dims the page.
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await modal.getByRole('button', { name: th.close }).click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect([calls.to(VERIFY).length, calls.to(REDEEM).length]).toEqual([1, 1])
})

test('a code of a campaign that is over leads to the page that says why', async ({
  page,
  calls,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home?qrCode=CAMPAIGN')

  await expect(page).toHaveURL((url) => url.pathname === '/authentication/error-point-member')
  await expect(page.getByRole('heading', { name: say('error.campaignExpired') })).toBeVisible()
  expect(await storageOf(page, 'sessionStorage')).not.toHaveProperty('qrCode')
  expect([calls.to(VERIFY).length, calls.to(REDEEM).length]).toEqual([1, 1])
})

test('a member whose answer is lost is told to check the points, and nothing is sent twice', async ({
  page,
  calls,
  open,
  memberIs,
  faults,
}) => {
  await memberIs('gold')
  faults.add({ operation: 'redeemQrCode', kind: 'offline', after: true })
  await open('/home?qrCode=EARN50')

  const modal = page.getByRole('alertdialog', { name: say('points.code.unknown') })
  await modal.getByRole('button', { name: say('ui.feedbackModal.back') }).click()
  await expect(page.getByText('2,530 แต้ม', { exact: true })).toBeVisible() // the redemption had succeeded
  expect(calls.to(REDEEM)).toHaveLength(1)
})
