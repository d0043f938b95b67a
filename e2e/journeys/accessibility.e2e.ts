import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { field, save } from '../support/member-forms.ts'
import { expectHomeOf, lineButton } from '../support/on-screen.ts'
import { screens } from '../support/screens.ts'
import type { Screen } from '../support/stage.ts'
import { beyondSides } from '../support/widths.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Waits until no finite animation or transition is running. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** No page has frames, and the other mode opens a page of its own each time. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function seriousFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

/** Axe finds the same faults in both languages, so it runs in Thai alone; longer texts may not fit in either language. */
const ASPECTS = { th: 'accessible, in light and dark, and fits', en: 'fits' } as const

/** Expects the screen to be accessible, and to fit the smallest phone. */
async function lookAt(
  page: Page,
  screen: Screen,
  locale: keyof typeof ASPECTS,
  state: string,
): Promise<void> {
  const what = `${screen.name}, ${state}`
  const viewport = page.viewportSize()
  await settle(page)
  if (locale === 'th') {
    expect.soft(await seriousFaults(axeOn(page)), what).toEqual([])
    await lookInDark(page, screen, what)
  }
  await expect(page.getByRole('main')).toHaveCount(1)

  await page.setViewportSize({ width: 320, height: 640 })
  await settle(page)
  expect.soft(await beyondSides(page), `${what}, on the smallest phone`).toEqual([])
  if (viewport) await page.setViewportSize(viewport)
}

async function lookInDark(page: Page, { isBrandless = false }: Screen, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  if (!isBrandless) await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await settle(page)
  // The two modes differ in their colours alone.
  const dark = axeOn(page).withRules('color-contrast')
  expect.soft(await seriousFaults(dark), `${what}, in dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

for (const screen of screens) {
  for (const locale of ['th', 'en'] as const) {
    test(`${screen.name}: ${ASPECTS[locale]} the smallest phone, in ${locale}`, async ({
      page,
      open,
      faults,
      memberIs,
      inLocale,
    }) => {
      if (screen.persona) await memberIs(screen.persona)
      if (locale === 'en') await inLocale('en')
      const look = (state: string) => lookAt(page, screen, locale, state)
      await screen.show({ page, locale, open, faults, look })
      if (!screen.isHeld) await page.waitForLoadState('networkidle')
      await look('at last')
    })
  }
}

/** Tabs through the page; `missed` are the focusable elements that Tab does not reach. */
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
  // The first key press starts the sliders, which replace the static first slides.
  await expect(page.getByRole('group', { name: 'ข่าวสาร', exact: true })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.locator('.swiper')).toHaveCount(2)
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

test("a member gives consent and answers the brand's own questions by keyboard alone", async ({
  page,
  app,
  open,
  memberIs,
}) => {
  const { keyboard } = page
  await memberIs('forms')
  await open('/home/pdpa')
  const confirm = page.getByRole('button', { name: 'ยืนยัน', exact: true })
  const box = page.getByRole('checkbox')
  await expect(confirm).toBeEnabled()
  await tabTo(page, box)
  await keyboard.press('Space')
  await expect(confirm).toBeDisabled()
  await keyboard.press('Space')
  await tabTo(page, confirm)
  await keyboard.press('Enter')

  await tabTo(page, field(page, 'ชื่อเล่น'))
  await keyboard.type('นุ')
  await tabTo(page, page.getByLabel('มักแวะมาช่วงไหน', { exact: true }))
  await keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('radio', { name: 'ใช่', exact: true }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: 'กาแฟ', exact: true }))
  await keyboard.press('Space')
  await tabTo(page, save(page))
  await keyboard.press('Enter')
  await expectHomeOf(page, 'forms')
  expect(app.sandbox.context.state.members['doisai-forms']?.forms).toMatchObject({
    doisai_about_you: { nickname: 'นุ', visit_time: 'morning' },
    doisai_tastes: { has_pet: 'yes', likes: 'coffee' },
  })
})
