import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { PERSONAS } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { pageTitle, storageOf } from '../support/on-screen.ts'
import { enterNumber, phoneField } from '../support/phone.ts'
import { say } from '../support/words.ts'

const VERIFY = 'UniversalScanCode/VerifyCustomer'
const REDEEM = 'UniversalScanCode/RedeemQrCode'
const NUMBER = PERSONAS.gold.mobile.doisai

async function expectQuestion(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/point-member-login')
  await expect(page.getByRole('heading', { name: say('pointMember.title') })).toBeVisible()
}

test('a code scanned by a visitor who is not logged in gives its points to the number @small', async ({
  page,
  app,
  open,
  calls,
}) => {
  await open('/?qrCode=EARN50&brandRef=doisai')
  await expectQuestion(page)
  await enterNumber(page, '+66 81 000 0005')

  await expect(page.getByRole('heading', { name: say('pointMember.collected') })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '50 แต้ม' })).toBeVisible()
  await calls.quiet()
  expect(calls.to(VERIFY)).toMatchObject([
    { query: { brandRef: 'doisai', customerMobileNo: NUMBER, code: 'EARN50' }, status: 200 },
  ])
  expect(calls.to(REDEEM)).toMatchObject([{ query: { qrCode: 'EARN50' }, status: 200 }])
  expect(app.sandbox.context.state.members['doisai-gold']?.usedQrCodes).toContain('EARN50')
  expect(await storageOf(page, 'sessionStorage')).not.toHaveProperty('qrCode')

  await page.reload()
  await expect(page.getByRole('heading', { name: say('pointMember.noCode') })).toBeVisible()
  await calls.quiet()
  expect(calls.to(REDEEM)).toHaveLength(1)
})

test('a code with a blank in it is verified with a hash in its place', async ({ page, open, calls }) => {
  await open('/?qrCode=EARN%2050')
  await enterNumber(page, NUMBER)
  await expect(page.getByRole('status').filter({ hasText: '50 แต้ม' })).toBeVisible()
  expect(calls.to(VERIFY)[0]?.search).toContain('code=EARN%2350')
})

test('a double press of Continue verifies and redeems once each', async ({ page, open, calls, faults }) => {
  faults.add({ operation: 'verifyCustomer', kind: 'delay' })
  await open('/?qrCode=EARN20')
  await phoneField(page).fill(NUMBER)
  await page.getByRole('button', { name: th.proceed, exact: true }).dblclick()
  faults.clear()
  await expect(page.getByRole('status').filter({ hasText: '20 แต้ม' })).toBeVisible()
  expect(calls.to(VERIFY)).toHaveLength(1)
  expect(calls.to(REDEEM)).toHaveLength(1)
})

for (const [code, words] of [
  ['USED', 'error.qrUsed'],
  ['EXPIRED', 'error.qrExpired'],
  ['INVALID', 'error.qrInvalid'],
  ['POINTSEXPIRED', 'error.pointsExpired'],
] as const) {
  test(`the code ${code} is refused in a modal, and is no longer stored`, async ({ page, open, calls }) => {
    await open(`/?qrCode=${code}`)
    await enterNumber(page, NUMBER)
    const modal = page.getByRole('alertdialog')
    await expect(modal).toContainText(say(words))
    await modal.getByRole('button', { name: th.close }).click()
    await expect(page.getByRole('heading', { name: say('pointMember.refused') })).toBeVisible()
    expect(await storageOf(page, 'sessionStorage')).not.toHaveProperty('qrCode')
    expect(calls.to(VERIFY)).toHaveLength(1)
    expect(calls.to(REDEEM)).toHaveLength(1)
  })
}

for (const locale of ['th', 'en'] as const) {
  for (const { code, words, redeemed } of [
    { code: 'CAMPAIGN', words: 'error.campaignExpired', redeemed: 1 },
    { code: 'NONMEMBER', words: 'error.invalidCustomer', redeemed: 0 },
  ]) {
    test(`the code ${code} leads to the page that says why, in ${locale}`, async ({
      page,
      open,
      calls,
      inLocale,
    }) => {
      await inLocale(locale)
      await open(`/?qrCode=${code}`)
      await page.getByRole('textbox', { name: say('forms.phone.label', {}, locale) }).fill(NUMBER)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL((url) => url.pathname === '/authentication/error-point-member')
      await expect(pageTitle(page, say('app.title.errorPointMember', {}, locale))).toBeVisible()
      await expect(page.getByRole('heading', { name: say(words, {}, locale) })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      expect(calls.to(VERIFY)).toHaveLength(1)
      expect(calls.to(REDEEM)).toHaveLength(redeemed)
    })
  }
}

test('an unknown number leads to the page that says so, with a button to register', async ({
  page,
  open,
}) => {
  await open('/?qrCode=EARN50')
  await enterNumber(page, '0891234567')
  await expect(page.getByRole('heading', { name: say('error.invalidCustomer') })).toBeVisible()
  await page.getByRole('button', { name: th.register, exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('mode') === 'register')
})

test('a member whose answer is lost is told that the result is unknown, and the code is not redeemed again', async ({
  page,
  app,
  open,
  calls,
  faults,
}) => {
  faults.add({ operation: 'redeemQrCode', kind: 500, after: true, times: 1 })
  await open('/?qrCode=EARN70')
  await enterNumber(page, NUMBER)
  const modal = page.getByRole('alertdialog', { name: say('pointMember.unknown') })
  await expect(modal).toBeVisible()
  await calls.quiet()
  expect(calls.to(REDEEM)).toHaveLength(1)
  expect(app.sandbox.context.state.members['doisai-gold']?.usedQrCodes).toContain('EARN70')

  await modal.getByRole('button', { name: say('pointMember.logIn') }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
})
