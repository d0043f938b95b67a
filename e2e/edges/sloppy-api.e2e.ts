import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { CallLog } from '../support/call-log.ts'

/* A sloppy API means the same as the contract's, and so a member sees the same; the other pages: tests/integration/sloppy-pages.test.tsx. */

/** All texts, pictures and colours of a page, once the page no longer changes. */
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
    const { color, backgroundColor } = getComputedStyle(document.body)
    const seen = [...new Set(pictures)].sort()
    return [document.querySelector('main')?.innerText, ...seen, color, backgroundColor].join('\n')
  })
}

test('home under a sloppy API: nothing missing, nothing added, and the same colours', async ({
  app,
  page,
  open,
  memberIs,
  calls,
}) => {
  const address = '/home?brandRef=sabaimart'
  await memberIs('gold', 'sabaimart')
  await open(address)
  const before = await looksOf(page, calls)

  // What the first visit has stored, as late as it was left, would be shown as well.
  await page.addInitScript(() =>
    ['homeSnapshot', 'appSetting', 'themeTokens'].forEach((key) => localStorage.removeItem(key)),
  )
  app.sandbox.context.settings.wire = 'sloppy'
  await open(address)
  await calls.quiet()
  await expect.poll(() => readPage(page)).toBe(before)
})
