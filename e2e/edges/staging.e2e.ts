import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

const PAGES = ['/home', '/privilege', '/privilege/detail?privilegeId=DSP001', '/profile/edit-profile']

const robots = (page: Page) => page.locator('head meta[name=robots]')

/** What the ribbon hides of a control, and a tap that does not go through it. */
async function coveredBy(page: Page, ribbon: Locator): Promise<string[]> {
  const box = { ...(await boxOf(ribbon)), word: await ribbon.innerText() }
  return page.evaluate(({ x, y, right, bottom, word }) => {
    const shown = [...document.querySelectorAll(':is(a, button) :is(svg, img, span), input')]
    const isBelow = ({ left, top, right: end, bottom: foot, width }: DOMRect) =>
      width > 0 && left < right && end > x && top < bottom && foot > y
    const covered = shown
      .filter((part) => isBelow(part.getBoundingClientRect()))
      .map((part) => part.outerHTML)
    const tapped = document.elementFromPoint((x + right) / 2, (y + bottom) / 2)
    return [...covered, ...(tapped?.textContent === word ? ['a tap'] : [])]
  }, box)
}

for (const { locale, mode } of [
  { locale: 'th', mode: 'light' },
  { locale: 'en', mode: 'dark' },
] as const) {
  test(`a site for trying out says so in a corner, over no control (${locale}, ${mode}), and is for no search engine`, async ({
    page,
    app,
    calls,
    inLocale,
    memberIs,
    open,
  }) => {
    app.config.staging = true
    await page.setViewportSize({ width: 320, height: 568 })
    await page.emulateMedia({ colorScheme: mode })
    await memberIs('gold')
    await inLocale(locale)
    for (const path of PAGES) {
      await open(path)
      const ribbon = page.getByText(say('shell.staging', {}, locale), { exact: true })
      await expect(ribbon).toBeVisible()
      await calls.quiet()
      expect(await coveredBy(page, ribbon), path).toEqual([])
      expect(await elementsBeyondSides(page), path).toEqual([])
      await expect(robots(page)).toHaveAttribute('content', 'noindex')
    }
  })
}

test('a site for members says nothing of it', async ({ page, app, calls, memberIs, open }) => {
  app.config.staging = 'false'
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await expect(page.getByText(say('shell.staging'), { exact: true })).toHaveCount(0)
  await expect(robots(page)).toHaveCount(0)
})
