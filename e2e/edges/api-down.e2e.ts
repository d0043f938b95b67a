import { en, th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeFaults } from '../support/axe.ts'
import type { CallLog } from '../support/call-log.ts'
import { tabTo } from '../support/keyboard.ts'
import { greeting, storageOf } from '../support/on-screen.ts'
import { getCode, redeem } from '../support/redeeming.ts'
import { beyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

/* An API that is down for everybody, in a real browser; the rest: tests/integration/api-down.test.tsx and src/api/circuit-breaker.test.ts. */

/** Every call to the API, for the sandbox's faults. */
const EVERY_CALL = '/api/'

const notice = (page: Page, locale: 'th' | 'en' = 'th'): Locator =>
  page.getByRole('status').filter({ hasText: say('shell.rest.text', {}, locale) })

/** Opens home while the API answers, until this phone has stored it, and leaves the app. */
async function visitBefore(page: Page, open: (path: string) => Promise<void>, calls: CallLog): Promise<void> {
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  await calls.quiet()
  await expect
    .poll(async () => (await storageOf(page, 'localStorage')).homeSnapshot ?? '')
    .toContain('listForYou')
  await page.goto('about:blank')
  calls.clear()
}

/** A modal may tell as well of a read that was sent and has failed, over the page, and one more after it: the member closes them. */
const closeErrors = (page: Page): Promise<void> => {
  const modal = page.getByRole('alertdialog')
  const close = modal.getByRole('button', { name: new RegExp(`^(${th.close}|${en.close})$`) })
  return page.addLocatorHandler(modal, () => close.click(), { noWaitAfter: true })
}

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test.describe('On a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const { locale, colorScheme, textSize } of [
    { locale: 'en', colorScheme: 'dark', textSize: 'normal' },
    { locale: 'th', colorScheme: 'light', textSize: 'xlarge' },
  ] as const) {
    test(`what is said while the API is down fits, is accessible, and “try now” is reached by keyboard: ${locale}, ${colorScheme}, ${textSize}`, async ({
      page,
      open,
      calls,
      faults,
      stored,
    }) => {
      await visitBefore(page, open, calls)
      await open('/privilege/detail?privilegeId=DSP001')
      await redeem(page)
      await getCode(page)
      await stored({ language: locale, textSize })

      await page.emulateMedia({ colorScheme })
      faults.add({ operation: EVERY_CALL, kind: 503 })
      await closeErrors(page)
      for (const path of ['/home', '/package']) {
        await test.step(path, async () => {
          await open(path)
          await expect(notice(page, locale)).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
          const toCode = { name: say('shell.rest.code', {}, locale), exact: true }
          await expect(page.getByRole('link', toCode)).toBeVisible()
          await calls.quiet()
          expect(await beyondSides(page)).toEqual([])
          expect(await axeFaults(page)).toEqual([])
        })
      }
      calls.clear()
      const { tryNow } = locale === 'th' ? th : en
      await tabTo(page, page.getByRole('button', { name: tryNow, exact: true }))
      await page.keyboard.press('Enter')
      await expect.poll(() => calls.all.length).toBeGreaterThan(0)
    })
  }
})
