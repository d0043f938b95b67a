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

for (const { name, persona, show } of screens) {
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

        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
        expect(serious).toEqual([])
        await expect(page.getByRole('main')).toHaveCount(1)
      })
    })
  }

  test(`${name} fits a narrow phone @small`, async ({ page, open, faults, memberIs }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (persona) await memberIs(persona)
    await show({ page, locale: 'th', open, faults })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

/** What the keyboard can reach by Tab alone, and what it should reach; each by tag and name. */
async function tabThrough(page: Page): Promise<{ reached: string[]; expected: string[] }> {
  const describeElement = (element: Element) => element.outerHTML.slice(0, 160)
  const expected = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      .filter((element) => element.tabIndex >= 0 && !element.closest('[inert], [aria-hidden="true"]'))
      .map((element) => element.outerHTML.slice(0, 160)),
  )
  const reached: string[] = []
  for (let i = 0; i <= expected.length; i += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.locator(':focus').elementHandles()
    for (const handle of focused) reached.push(await handle.evaluate(describeElement))
  }
  return { reached, expected }
}

test('everything on LINE login can be reached by keyboard', async ({ page, open }) => {
  await open('/authentication/line-login')
  await expect(lineButton(page)).toBeVisible()
  const { reached, expected } = await tabThrough(page)
  expect(expected.length).toBeGreaterThan(4)
  expect(reached).toEqual(expect.arrayContaining(expected))
})

test('everything on home can be reached by keyboard', async ({ page, open, memberIs, calls }) => {
  await memberIs('gold')
  await open('/home')
  await calls.quiet()
  const { reached, expected } = await tabThrough(page)
  expect(expected.length).toBeGreaterThan(20)
  expect(reached).toEqual(expect.arrayContaining(expected))
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

test('a new page takes the focus, and its name is the document title', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await open('/home')
  await expect(page).toHaveTitle(/หน้าหลัก/)
  await page.getByRole('navigation').getByRole('link', { name: 'บัญชี' }).click()
  await expect(page.getByRole('main', { name: 'บัญชี' })).toBeFocused()
  await expect(page).toHaveTitle(/บัญชี/)
})
