import { expect, type Locator, type Page } from '@playwright/test'
import type { CallLog } from './call-log.ts'
import { greeting, storageOf } from './on-screen.ts'
import { say } from './words.ts'

type Locale = 'th' | 'en'

/** Every call to the API, for the sandbox's faults. */
export const EVERY_CALL = '/api/'

/** What is said above the page while the API is left alone. */
export const notice = (page: Page, locale: Locale = 'th'): Locator =>
  page.getByRole('status').filter({ hasText: say('shell.rest.text', {}, locale) })

export const tryNowButton = (page: Page, locale: Locale = 'th'): Locator =>
  page.getByRole('button', { name: say('shell.rest.now', {}, locale), exact: true })

/** Longer than any rest is, but for one that the API has asked for. */
export const REST_MS = 60_000

/** Opens home while the API answers, until this phone has stored it, and leaves the app. */
export async function visitBefore(
  page: Page,
  open: (path: string) => Promise<void>,
  calls: CallLog,
): Promise<void> {
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
export const closeErrors = (page: Page): Promise<void> => {
  const modal = page.getByRole('alertdialog')
  const names = (['th', 'en'] as const).map((locale) => say('ui.feedbackModal.close', {}, locale))
  const close = modal.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })
  return page.addLocatorHandler(modal, () => close.click(), { noWaitAfter: true })
}
