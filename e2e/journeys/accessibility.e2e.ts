import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lineButton } from '../support/on-screen.ts'
import { screens } from '../support/screens.ts'

const LOOKS = [
  { locale: 'th', colorScheme: 'light' },
  { locale: 'en', colorScheme: 'dark' },
  { locale: 'th', colorScheme: 'dark' },
  { locale: 'en', colorScheme: 'light' },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, persona, isHeld, show } of screens) {
  for (const { locale, colorScheme } of LOOKS) {
    test.describe(() => {
      test.use({ colorScheme })

      test(`${name} is accessible, in ${locale} and ${colorScheme}`, async ({
        page,
        open,
        faults,
        memberIs,
        inLocale,
      }) => {
        if (persona) await memberIs(persona)
        await inLocale(locale)
        await show({ page, locale, open, faults })

        if (!isHeld) await page.waitForLoadState('networkidle')
        await page.evaluate(() => {
          const moving = document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          return Promise.allSettled(moving.map(({ finished }) => finished))
        })
        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
          )
        expect(serious).toEqual([])
        await expect(page.getByRole('main')).toHaveCount(1)
      })
    })
  }

  test(`${name} fits the width of the phone @small`, async ({ page, viewport, open, faults, memberIs }) => {
    if (persona) await memberIs(persona)
    await show({ page, locale: 'th', open, faults })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport?.width ?? 0,
    )
  })
}

/** What should be reached by Tab alone and is not. */
async function tabThrough(page: Page): Promise<{ count: number; missed: string[] }> {
  const count = await page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      .filter((element) => element.tabIndex >= 0 && !element.closest('[inert], [aria-hidden="true"]'))
    for (const element of focusable) element.dataset.wanted = 'true'
    return focusable.length
  })
  for (let i = 0; i <= count; i += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => document.activeElement?.removeAttribute('data-wanted'))
  }
  const missed = await page
    .locator('[data-wanted]')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
  return { count, missed }
}

test('everything on LINE login can be reached by keyboard', async ({ page, open }) => {
  await open('/authentication/line-login')
  await expect(lineButton(page)).toBeVisible()
  const { count, missed } = await tabThrough(page)
  expect(count).toBeGreaterThan(4)
  expect(missed).toEqual([])
})

test('everything on home can be reached by keyboard', async ({ page, open, memberIs, calls }) => {
  await memberIs('gold')
  await open('/home')
  await calls.quiet()
  const { count, missed } = await tabThrough(page)
  expect(count).toBeGreaterThan(20)
  expect(missed).toEqual([])
})

test('the side menu keeps the focus inside, closes with Esc, and gives the focus back', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  const button = page.getByRole('button', { name: 'เมนู', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'เมนู' })
  await expect(menu).toBeVisible()
  for (let i = 0; i < 15; i += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(
      () =>
        document.activeElement?.closest('main, nav, header') !== null &&
        !document.activeElement?.closest('dialog'),
    )
    expect(isBehind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a new page takes the focus, and its name is the document title', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open('/home')
  await calls.quiet()
  await expect(page).toHaveTitle(/หน้าหลัก/)
  await page.getByRole('navigation').getByRole('link', { name: 'บัญชี' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'บัญชี' })).toBeFocused()
  await expect(page).toHaveTitle(/บัญชี/)
})
