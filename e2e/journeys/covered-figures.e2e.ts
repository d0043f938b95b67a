import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { say } from '../support/words.ts'

const toggle = (page: Page) => page.getByRole('main').getByRole('button', { name: say('ui.figures.cover') })
const figures = (page: Page) => page.locator('[data-figure]')

/** Every figure of the page as the eye and a screen reader have it. */
async function expectAll(page: Page, isCovered: boolean): Promise<void> {
  await expect(figures(page).first()).toBeAttached()
  // But for those of a card that is folded.
  const seen = await figures(page).evaluateAll((found) =>
    found
      .filter((element) => element.parentElement?.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.checkVisibility({ visibilityProperty: true })),
  )
  expect(seen).toEqual(seen.map(() => !isCovered))
}

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('a tap on the balance covers it and the tier’s amounts, wherever they stand, until another tap', async ({
  page,
  open,
}) => {
  await open('/home')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(toggle(page)).toHaveAccessibleName(/^2,480 แต้ม/)
  await expect(page.getByText('2,480', { exact: true })).toBeVisible()
  await expectAll(page, false)
  await expect(page.getByTitle('2,480')).toBeAttached()

  await toggle(page).press('Enter')
  await expect(page).toHaveURL(/\/home\b/)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle(page)).toHaveAccessibleName(say('ui.figures.cover'))
  await expect(page.getByText('2,480', { exact: true })).toBeHidden()
  await expectAll(page, true)
  await expect(page.getByTitle('2,480')).toHaveCount(0)

  await page
    .getByRole('main')
    .getByRole('button', { name: say('home.profileBar.collect') })
    .click()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('ui.figures.cover') })).toBeVisible()
  await expectAll(page, true)

  await open('/profile/member-info')
  await expect(page.getByText(say('tier.condition.spending'), { exact: true }).first()).toBeVisible()
  await expectAll(page, true)
  await toggle(page).click()
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
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).toEqual([])
})
