import type { Page } from '@playwright/test'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import type { CallLog } from '../support/call-log.ts'
import { keepsPages, launchOptions, NEEDS_CHROMIUM } from '../support/kept-pages.ts'
import { expectHomeOf, expectLineLogin, lineButton, logOut } from '../support/on-screen.ts'
import { redeemButton } from '../support/redeeming.ts'

test.use({ launchOptions })

const DETAIL = '/privilege/detail?privilegeId=DSP001'

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

test.describe('A page that the browser shows again as it was left', () => {
  test.skip(!keepsPages, NEEDS_CHROMIUM)
  test.beforeEach(async ({ memberIs, open, page }) => {
    await memberIs('gold')
    await open(DETAIL)
    await expect(redeemButton(page)).toBeVisible()
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
