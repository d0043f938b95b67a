import { expect, test } from '../fixtures.ts'
import { axeFaults } from '../support/axe.ts'
import { closeErrors, EVERY_CALL, notice, tryNowButton, visitBefore } from '../support/api-down.ts'
import { tabTo } from '../support/keyboard.ts'
import { redeemButton, confirmButton } from '../support/redeeming.ts'
import { beyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

/* What is said above the page while the API is down, on the smallest phone. */

test.use({ viewport: { width: 320, height: 640 } })

for (const { locale, colorScheme, textSize } of [
  { locale: 'en', colorScheme: 'dark', textSize: 'normal' },
  { locale: 'th', colorScheme: 'light', textSize: 'xlarge' },
] as const) {
  test(`what is said while the API is down fits a phone of 320 px, is accessible, and “try now” is reached by keyboard: ${locale}, ${colorScheme}, ${textSize}`, async ({
    page,
    open,
    calls,
    faults,
    memberIs,
    stored,
  }) => {
    await memberIs('gold')
    await visitBefore(page, open, calls)
    await open('/privilege/detail?privilegeId=DSP001')
    await redeemButton(page).click()
    await confirmButton(page).click()
    await page.getByRole('button', { name: say('redemption.use'), exact: true }).click()
    await confirmButton(page).click()
    await expect(page.getByRole('timer').first()).toBeVisible()
    await stored({ language: locale, textSize })

    await page.emulateMedia({ colorScheme })
    faults.add({ operation: EVERY_CALL, kind: 503 })
    await closeErrors(page)
    for (const path of ['/home', '/package']) {
      await test.step(path, async () => {
        await open(path)
        await expect(notice(page, locale)).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
        await expect(
          page.getByRole('link', { name: say('shell.rest.code', {}, locale), exact: true }),
        ).toBeVisible()
        await calls.quiet()
        expect(await beyondSides(page)).toEqual([])
        expect(await axeFaults(page)).toEqual([])
      })
    }
    calls.clear()
    await tabTo(page, tryNowButton(page, locale))
    await page.keyboard.press('Enter')
    await expect.poll(() => calls.all.length).toBeGreaterThan(0)
  })
}
