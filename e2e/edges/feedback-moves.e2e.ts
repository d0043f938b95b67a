import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sheet = (page: Page) => page.getByRole('dialog', { name: th.collect, exact: true })

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: th.collect, exact: true }).click()
  await expect(sheet(page)).toBeVisible()
  await expect
    .poll(() =>
      sheet(page).evaluate((dialog) =>
        dialog.getAnimations({ subtree: true }).map(({ playState }) => playState),
      ),
    )
    .not.toContain('running')
}

/** Flicks `part` downwards. The timestamps are set, so that the flick is fast on a slow machine too. */
async function flick(page: Page, part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  const begin = Date.now() / 1000
  for (const down of [0, 20, 40, 60]) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: down === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: at.x, y: at.y + down }],
      timestamp: begin + down / 1000,
    })
  }
  await devtools.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: begin + 0.064,
  })
  await devtools.detach()
}

test('a sheet is flicked away by its body, and one that is scrolled down is scrolled back instead', async ({
  page,
  open,
  memberIs,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await openSheet(page)
  const panel = sheet(page).locator('> div')
  const comesToRest = (top?: number) =>
    panel.evaluate(
      (element, to) =>
        new Promise<number>((resolve) => {
          element.addEventListener('scrollend', () => resolve(element.scrollTop), { once: true })
          if (to !== undefined) element.scrollTop = to
        }),
      top,
    )
  await comesToRest(60)
  const rest = comesToRest()
  await flick(page, sheet(page).getByRole('tablist'))
  expect(await rest).toBeLessThan(60)
  await expect(sheet(page)).toBeVisible()

  // A touch while the panel is still scrolling would only stop it.
  if (await panel.evaluate((element) => element.scrollTop > 0)) await comesToRest(0)
  await flick(page, sheet(page).getByText('081 000 0005', { exact: true }))
  await expect(sheet(page)).toHaveCount(0)
})

/** Records the text or name of each element on which an animation starts, because a short one is over before a test can look. */
async function watchAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenAnimations: seen })
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return
      const isSeen = Number.parseFloat(getComputedStyle(target).animationDuration) > 0.01
      if (isSeen) seen.push(target.textContent || target.localName)
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seenAnimations: string[] }).seenAnimations) // set above
}

const TICK = 'path'
const gained = (page: Page) => page.getByRole('alertdialog', { name: say('points.code.gained') })

async function collect(page: Page): Promise<void> {
  await expect(gained(page)).toContainText('50 แต้ม')
  await gained(page).getByRole('button', { name: th.thanks }).click()
  await expect(page.getByText('2,530', { exact: true })).toBeVisible()
}

test('points that are collected draw a tick, and roll into the balance', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  const seen = await watchAnimations(page)
  await open('/home?qrCode=EARN50')
  await expect.poll(seen).toContain(TICK)
  await collect(page)
  await expect.poll(seen).toContain('2,530')
  expect(await seen()).not.toContain('2,480')
})

test.describe('for a member who wants no movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('tick and balance are there at once', async ({ page, open, memberIs }) => {
    await memberIs('gold')
    const seen = await watchAnimations(page)
    await open('/home?qrCode=EARN50')
    await collect(page)
    for (const one of [TICK, '2,530']) expect(await seen()).not.toContain(one)
  })
})
