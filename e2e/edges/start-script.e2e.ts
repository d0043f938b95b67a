import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeFaults } from '../support/axe.ts'
import { CONFIG, startApp } from '../support/app-server.ts'
import { holdFiles } from '../support/hold-files.ts'
import { tabTo } from '../support/keyboard.ts'
import { breakMainScript, MAIN_SCRIPT } from '../support/main-script.ts'
import { expectHomeOf, pageTitle, phoneButton } from '../support/on-screen.ts'
import { elementsBeyondSides } from '../support/widths.ts'

/* What a member sees when the app's main script is missing, cannot be read, or arrives late. */

const TITLES = { th: 'เปิดแอปไม่ได้ในขณะนี้', en: 'The app could not start' }
const SUPPORT = {
  phone: '02 123 4567',
  lineOa: '@doisai',
  hours_th: 'ทุกวัน 9.00–18.00 น.',
  hours_en: 'Daily 9:00–18:00',
}
const LOGIN = '/authentication/line-login?brandRef=doisai'
const THROWN = /^$|SyntaxError|Unexpected|Invalid|0812345678/

const retry = (page: Page) => page.getByRole('button', { name: 'ลองอีกครั้ง · Try again' })
const top = async (page: Page, text: string) =>
  (await page.getByText(text, { exact: true }).boundingBox())?.y ?? NaN

for (const breakage of ['missing', 'throwing', 'refused by the policy'] as const) {
  test(`a member whose main script is ${breakage} reads so in both languages, and a retry opens home`, async ({
    page,
    app,
    open,
    memberIs,
    watch,
  }) => {
    watch.allowErrors(THROWN)
    watch.allowRefusedScripts()
    await memberIs('gold')
    const mend = await breakMainScript(page, app, breakage)
    await open('/home')
    await expect(pageTitle(page, TITLES.th)).toBeVisible()
    await expect(pageTitle(page, TITLES.en)).toBeVisible()
    await expect(page.locator('.sk-home')).toBeHidden()

    await mend()
    await retry(page).click()
    await expectHomeOf(page, 'gold')
    await expect(pageTitle(page, TITLES.th)).toBeHidden()
  })
}

test('a broken script that the browser has kept for a year is fetched anew by a retry', async ({
  page,
  watch,
}) => {
  watch.allowErrors(THROWN)
  let isBroken = true
  const site = await startApp((request, response, next) => {
    if (isBroken && request.url?.startsWith('/assets/app-'))
      response.setHeader('Content-Type', 'text/javascript').end('throw new SyntaxError()')
    else next()
  })
  Object.assign(site.config, CONFIG)
  await page.goto(site.origin + LOGIN)
  await expect(pageTitle(page, TITLES.th)).toBeVisible()
  await page.waitForLoadState('networkidle')
  isBroken = false
  await retry(page).click()
  await expect(phoneButton(page)).toBeVisible()
  await site.close()
})

test('a policy that refuses the scripts of the document too leaves the words, and no button that does nothing', async ({
  page,
  app,
  open,
  watch,
}) => {
  watch.allowRefusedScripts()
  app.policy = (policy) => policy.replace(/script-src [^;]*/, "script-src 'none'")
  await open(LOGIN)
  await expect(pageTitle(page, TITLES.th)).toBeVisible()
  await expect(pageTitle(page, TITLES.en)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a main script that comes after the message takes the page over', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await page.clock.install()
  const release = await holdFiles(page, MAIN_SCRIPT)
  await open('/home')
  await expect(page.locator('html')).toHaveAttribute('data-entry')
  await page.clock.fastForward(30_000)
  await expect(pageTitle(page, TITLES.th)).toBeVisible()
  release()
  await expectHomeOf(page, 'gold')
  await expect(pageTitle(page, TITLES.th)).toBeHidden()
})

test.describe('With the brand’s support in its configuration', () => {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 320, height: 568 },
    config: { brands: [{ ...CONFIG.brands[0], support: SUPPORT }, CONFIG.brands[1]] },
  })

  test('the shop’s number, account and hours stand below, on a small dark screen, in English first', async ({
    page,
    app,
    open,
    inLocale,
  }) => {
    await inLocale('en')
    await breakMainScript(page, app, 'missing')
    await open(LOGIN)
    await expect(page.getByRole('link', { name: SUPPORT.phone })).toHaveAttribute('href', 'tel:021234567')
    await expect(page.getByRole('link', { name: 'LINE @doisai' })).toHaveAttribute(
      'href',
      'https://line.me/R/ti/p/@doisai',
    )
    expect(await top(page, TITLES.en)).toBeLessThan(await top(page, TITLES.th))
    expect(await top(page, SUPPORT.hours_en)).toBeLessThan(await top(page, SUPPORT.hours_th))
    await tabTo(page, retry(page), 1)
    await tabTo(page, page.getByRole('link', { name: SUPPORT.phone }), 1)
    expect(await elementsBeyondSides(page)).toEqual([])
    expect(await axeFaults(page)).toEqual([])
  })
})
