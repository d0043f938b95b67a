import type { Locator, Page } from '@playwright/test'
import { say } from './words.ts'

type Locale = 'th' | 'en'

/** A button of the packages, by the text that names it. */
export const packageButton = (page: Page, id: string, locale: Locale = 'th'): Locator =>
  page.getByRole('button', { name: say(id, {}, locale), exact: true })

/** Takes a coupon on a package's detail, up to the page of what was taken. */
export async function takePackage(page: Page, locale: Locale = 'th'): Promise<void> {
  await packageButton(page, 'packages.redeem', locale).click()
  await packageButton(page, 'ui.feedbackModal.confirm', locale).click()
}

/** Shows the staff's code of what was taken. */
export async function showStaffCode(page: Page, locale: Locale = 'th'): Promise<void> {
  await packageButton(page, 'redemption.use', locale).click()
  await packageButton(page, 'ui.feedbackModal.confirm', locale).click()
}
