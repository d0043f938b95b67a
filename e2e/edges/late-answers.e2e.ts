import { findChromium, launchArguments } from '../../tools/browser/find-chromium.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, lineButton, logOut } from '../support/on-screen.ts'
import { redeemButton } from '../support/redeeming.ts'

const pageKeeper = findChromium({ keepsPages: true })
const executablePath = pageKeeper ?? findChromium()

// A browser that shows a page again as it was left, which Playwright's own arguments forbid.
test.use({
  launchOptions: {
    args: launchArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
})

test('a page that the browser shows again as it was left shows the login where the member has logged out in another tab', async ({
  page,
  app,
  context,
  calls,
  memberIs,
  open,
}) => {
  test.skip(
    !pageKeeper,
    'Chromium without a window, the only one on this machine, keeps no page as it was left',
  )
  await memberIs('gold')
  await open('/privilege/detail?privilegeId=DSP001')
  await expect(redeemButton(page)).toBeVisible()
  // Chromium keeps no page whose requests are on their way for more than a moment.
  await calls.quiet()
  await page.evaluate(() => void (document.documentElement.dataset.before = ''))
  await page.evaluate((address) => location.assign(address), `${app.origin}/icon.svg`)
  await expect(page.locator('html[data-before]')).toHaveCount(0)

  const other = await context.newPage()
  await other.goto(`${app.origin}/home`)
  await expectHomeOf(other, 'gold')
  await logOut(other)
  await expectLineLogin(other)
  await other.close()
  await page.goBack({ waitUntil: 'commit' })
  await expect(lineButton(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
