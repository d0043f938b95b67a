import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { fixedSessionId, PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { findChromium, launchArguments } from '../../tools/browser/find-chromium.ts'
import { expect, test } from '../fixtures.ts'
import type { CallLog } from '../support/call-log.ts'
import { expectHomeOf, expectLineLogin, lineButton, logOut, phoneButton } from '../support/on-screen.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'
import { redeemButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

const pageKeeper = findChromium({ keepsPages: true })
const executablePath = pageKeeper ?? findChromium()
const NEEDS_CHROMIUM = 'Chromium without a window, the only one on this machine, keeps no page as it was left'

test.use({
  // A browser that shows a page again as it was left, which Playwright's own arguments forbid.
  launchOptions: {
    args: launchArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

const DETAIL = '/privilege/detail?privilegeId=DSP001'
const ORDER_SITE = 'http://127.0.0.1:4999'
const expiry = (page: Page) => page.getByRole('alertdialog', { name: say('error.sessionExpired.title') })

/** Leaves the app for another document and comes back by the back button, to the page as it was left. */
async function leaveAndReturn(
  page: Page,
  calls: CallLog,
  to: string,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  await markAsLeft(page, calls)
  await page.evaluate((address) => location.assign(address), to)
  await expect(page.locator('html[data-before]')).toHaveCount(0)
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
}

/** Chromium keeps no page whose requests are on their way for more than a moment. */
async function markAsLeft(page: Page, calls: CallLog): Promise<void> {
  await calls.quiet()
  await page.evaluate(() => void (document.documentElement.dataset.before = ''))
}

/** A document that was loaded anew has no such mark, and says why the browser has not kept the one before. */
async function expectAsLeft(page: Page): Promise<void> {
  const why = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]))
  await expect(page.locator('html[data-before]'), why).toBeAttached()
}

async function logInByPhone(page: Page): Promise<void> {
  await phoneButton(page).click()
  await enterNumber(page, PERSONAS.platinum.mobile.doisai)
  await typeCode(page, th.enterPin, PIN)
}

test.describe('A page that the browser shows again as it was left', () => {
  test.skip(pageKeeper === undefined, NEEDS_CHROMIUM)
  test.beforeEach(async ({ memberIs, open, page }) => {
    await memberIs('gold')
    await open(DETAIL)
    await expect(redeemButton(page)).toBeVisible()
  })

  test('says once that the session has ended, and redeems nothing before the login', async ({
    page,
    app,
    calls,
  }) => {
    // The next document of this tab is the app too, and has met the end of the session.
    await leaveAndReturn(page, calls, `${app.origin}/home`, async () => {
      // With every read of home answered: one that were refused now would end the session before the reload.
      await expectHomeOf(page, 'gold')
      await calls.quiet()
      delete app.sandbox.context.state.sessions[fixedSessionId('gold', 'doisai')]
      await page.reload()
      await expect(expiry(page)).toBeVisible()
    })
    await expectAsLeft(page)
    await expect(expiry(page)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await expiry(page).getByRole('button', { name: th.close }).click()
    await logInByPhone(page)
    await expect(redeemButton(page)).toBeVisible()
    expect(calls.to('privilege/Issue')).toEqual([])
  })

  test('shows the login where the member has logged out in another tab', async ({
    page,
    app,
    context,
    calls,
  }) => {
    await leaveAndReturn(page, calls, `${app.origin}/icon.svg`, async () => {
      const other = await context.newPage()
      await other.goto(`${app.origin}/home`)
      await expectHomeOf(other, 'gold')
      await logOut(other)
      await expectLineLogin(other)
      await other.close()
    })
    await expect(lineButton(page)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is another member’s where they have logged in in another tab', async ({
    page,
    app,
    context,
    watch,
    calls,
  }) => {
    const bearer = sessionFor('platinum', 'doisai')
    watch.addMember(bearer)
    watch.allowAddress(app.origin)
    await leaveAndReturn(page, calls, `${app.origin}/icon.svg`, async () => {
      const other = await context.newPage()
      await other.goto(`${app.origin}/home?token=${bearer}&brandRef=doisai`)
      await expectHomeOf(other, 'platinum')
      await other.close()
    })
    await expect(page.locator('html[data-before]')).toHaveCount(0)
    await redeemButton(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('คุณจะเหลือ 12,670 แต้ม')
  })
})

test.describe('With a mobile-order site', () => {
  test.use({ config: { mobileOrderUrl: `${ORDER_SITE}/order` } })

  test.skip(pageKeeper === undefined, NEEDS_CHROMIUM)

  test('a member who comes back from the order by the back button has a scanned code collected', async ({
    page,
    open,
    context,
    memberIs,
    watch,
    calls,
  }) => {
    watch.allowAddress(ORDER_SITE) // the member has confirmed that the bearer goes there
    await context.route(`${ORDER_SITE}/**`, (route) => route.fulfill({ body: 'Mobile order' }))
    await memberIs('gold')
    await open('/home?mobileOrderStoreRef=S1&mobileOrderQrRef=Q1')
    await page.getByRole('alertdialog').waitFor()
    await markAsLeft(page, calls)
    await page.getByRole('alertdialog').getByRole('button', { name: th.confirm }).click()
    await expect(page).toHaveURL((url) => url.origin === ORDER_SITE)
    await page.goBack({ waitUntil: 'commit' })
    await expectAsLeft(page)

    await page.getByRole('main').getByRole('button', { name: th.scan }).click()
    const sheet = page.getByRole('dialog', { name: th.scan })
    await sheet.getByRole('textbox').fill('EARN50')
    await sheet.getByRole('button', { name: th.proceed }).click()
    await expect(page.getByRole('alertdialog')).toContainText('คุณได้รับ 50 แต้ม')
  })
})
