import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs on, as far as it takes. */
export async function tabTo(page: Page, target: Locator, atMost = 12): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < atMost; i += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
