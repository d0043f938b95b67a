import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { say } from '../support/words.ts'

const hide = (page: Page) => page.getByRole('main').getByRole('button', { name: 'ซ่อนแต้ม', exact: true })
const show = (page: Page) => page.getByRole('main').getByRole('button', { name: 'แสดงแต้ม', exact: true })
const figures = (page: Page) => page.locator('[data-figure]')

/** Expects every figure of the page to be covered, or shown, for the eye and for screen readers. */
async function expectAll(page: Page, isCovered: boolean): Promise<void> {
  await expect(figures(page).first()).toBeAttached()
  // Figures in a folded card are left out.
  const seen = await figures(page).evaluateAll((found) =>
    found
      .filter((element) => element.parentElement?.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.checkVisibility({ visibilityProperty: true })),
  )
  expect(seen).toEqual(seen.map(() => !isCovered))
}

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('a tap beside the balance covers it and the tier’s amounts, wherever they stand, until another tap', async ({
  page,
  open,
}) => {
  await open('/home')
  await expect(hide(page)).toBeVisible()
  await expect(page.getByText('2,480', { exact: true })).toBeVisible()
  await expectAll(page, false)
  await expect(page.getByTitle('2,480')).toBeAttached()
  // What screen readers are given.
  const spoken = page.getByRole('main').getByText(/^2,480\sแต้ม$/)
  await expect(spoken).toBeAttached()

  await hide(page).press('Enter')
  await expect(page).toHaveURL(/\/home\b/)
  await expect(show(page)).toBeFocused()
  await expect(page.getByText('2,480', { exact: true })).toBeHidden()
  await expect(spoken).toBeHidden()
  await expectAll(page, true)
  await expect(page.getByTitle('2,480')).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.collectPoints') })
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'แสดงแต้ม' })).toBeVisible()
  await expectAll(page, true)

  // The points that are missing for a privilege would give the balance away.
  await open('/privilege/detail?privilegeId=DSP018')
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/./)
  await expectAll(page, true)
  await expect(page.getByText('2,480').filter({ visible: true })).toHaveCount(0)

  await open('/profile/member-info')
  await expect(page.getByText(say('tier.condition.spending'), { exact: true }).first()).toBeVisible()
  await expectAll(page, true)
  await show(page).click()
  await expectAll(page, false)
  await expect(page.getByText('฿24,800 / ฿40,000')).toBeVisible()
})

test('covered figures are covered in the first picture of the next visit', async ({ page, open, stored }) => {
  await stored({ figures: 'hidden' })
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(globalThis, { shown })
    new MutationObserver(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
        if (element.checkVisibility({ visibilityProperty: true })) shown.push(element.textContent)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await open('/home')
  await expect(show(page)).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual([])
})
