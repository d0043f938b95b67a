import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'

interface Seen {
  offsetTop: number
  /** How much of the screen a keyboard covers. */
  keyboard?: number
  scale?: number
}

/** Mocks the visual viewport, because Chromium's opens no keyboard. */
const mockVisualViewport = (page: Page) =>
  page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, height: window.innerHeight })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })

const show = (page: Page, { offsetTop, keyboard = 0, scale = 1 }: Seen) =>
  page.evaluate(
    (seen) => {
      const { visualViewport } = window
      Object.assign(visualViewport ?? {}, {
        offsetTop: seen.offsetTop,
        scale: seen.scale,
        height: window.innerHeight - seen.keyboard,
      })
      visualViewport?.dispatchEvent(new Event('resize'))
    },
    { offsetTop, keyboard, scale },
  )

/** Where the two bars are: the upper edge of the first, and how far the second reaches below the screen. */
const bars = async (page: Page) => {
  const top = await page.getByRole('banner').boundingBox()
  const bottom = await page.getByRole('navigation').boundingBox()
  return [top?.y, (bottom?.y ?? 0) + (bottom?.height ?? 0) - 844]
}

test.beforeEach(async ({ page, memberIs, open, calls }) => {
  await memberIs('gold')
  await mockVisualViewport(page)
  await open('/home')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
})

test('once a keyboard has closed and what is seen stays shifted, both bars go along, and come back with it', async ({
  page,
}) => {
  await show(page, { offsetTop: 200, keyboard: 340 })
  expect(await bars(page)).toEqual([0, 0])

  await show(page, { offsetTop: 24 })
  await expect.poll(() => bars(page)).toEqual([24, 24])

  await show(page, { offsetTop: 0 })
  await expect.poll(() => bars(page)).toEqual([0, 0])
})

test('bars stay where they are while a keyboard is open, or the member has zoomed in', async ({ page }) => {
  await show(page, { offsetTop: 24 })
  await expect.poll(() => bars(page)).toEqual([24, 24])

  await show(page, { offsetTop: 120, keyboard: 340 })
  expect(await bars(page)).toEqual([0, 0])
  await show(page, { offsetTop: 24 })
  await expect.poll(() => bars(page)).toEqual([24, 24])
  await show(page, { offsetTop: 120, scale: 2 })
  expect(await bars(page)).toEqual([0, 0])
})
