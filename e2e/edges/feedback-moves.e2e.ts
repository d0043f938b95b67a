import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

// What moves is looked at here; elsewhere motion is reduced (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const sheet = (page: Page) => page.getByRole('dialog', { name: th.collect, exact: true })

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: th.collect, exact: true }).click()
  await expect(sheet(page)).toBeVisible()
  await atRest(page)
}

/** Waits until nothing moves by a transition or an animation of the sheet. */
const atRest = (page: Page) =>
  expect
    .poll(() =>
      sheet(page).evaluate((dialog) =>
        dialog.getAnimations({ subtree: true }).map(({ playState }) => playState),
      ),
    )
    .not.toContain('running')

/** A finger that comes down on `part`, is so far below after so many milliseconds, each in turn, and lets go at the last. */
async function swipe(page: Page, part: Locator, path: readonly (readonly [down: number, ms: number])[]) {
  const box = await part.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  const begin = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number, ms: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y: at.y + down }],
      timestamp: begin + ms / 1000,
    })
  await touch('touchStart', 0, 0)
  for (const [down, ms] of path) await touch('touchMove', down, ms)
  await touch('touchEnd', 0, (path.at(-1)?.[1] ?? 0) + 4)
  await devtools.detach()
}

const FLICK = [
  [20, 20],
  [40, 40],
  [60, 60],
] as const
const SLOW = [
  [20, 300],
  [40, 600],
  [58, 880],
  [60, 960],
] as const

const drag = (page: Page) =>
  sheet(page)
    .locator('> div')
    .evaluate((panel: HTMLElement) => panel.style.getPropertyValue('--drag'))

test('a sheet is flicked away by its body and by its head, and comes back from a slow drag', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  for (const part of ['081 000 0005', 'heading'] as const) {
    await test.step(part, async () => {
      await openSheet(page)
      const handle =
        part === 'heading' ? sheet(page).getByRole('heading') : sheet(page).getByText(part, { exact: true })
      await swipe(page, handle, SLOW)
      await expect.poll(() => drag(page)).toBe('0px')
      await atRest(page)
      await expect(sheet(page)).toBeVisible()
      await swipe(page, handle, FLICK)
      await expect(sheet(page)).toHaveCount(0)
    })
  }
})

test('a sheet that is scrolled down is scrolled back by a finger, and not closed', async ({
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
  await panel.evaluate((element) => (element.scrollTop = 120))
  await swipe(page, sheet(page).getByRole('tablist'), FLICK)
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeLessThan(120)
  await expect(sheet(page)).toBeVisible()
})

/**
 * Each animation that has begun since: its element's text or name, and how long its style says it takes. The animation
 * itself may be over before its start is told.
 */
async function watchAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenAnimations: seen })
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return
      seen.push(`${target.textContent || target.localName} ${getComputedStyle(target).animationDuration}`)
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seenAnimations: string[] }).seenAnimations) // set above
}

const gained = (page: Page) => page.getByRole('alertdialog', { name: say('points.code.gained') })

async function collect(page: Page): Promise<void> {
  await expect(gained(page)).toContainText('50 แต้ม')
  await gained(page).getByRole('button', { name: th.acknowledge }).click()
  await expect(page.getByText('2,530', { exact: true })).toBeVisible()
}

test('points that are collected draw a tick, and roll into the balance in 280 ms', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  const seen = await watchAnimations(page)
  await open('/home?qrCode=EARN50')
  await expect.poll(seen).toContain('path 0.28s')
  await collect(page)
  await expect.poll(seen).toContain('2,530 0.28s')
  expect(await seen()).not.toContain('2,480 0.28s')
})

test.describe('for a member who wants no movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('tick and balance are there at once', async ({ page, open, memberIs }) => {
    await memberIs('gold')
    const seen = await watchAnimations(page)
    await open('/home?qrCode=EARN50')
    await expect(gained(page).locator('path')).toHaveCSS('animation-name', 'none')
    await collect(page)
    const words = (await seen()).filter((animation) => animation.endsWith(' 0.28s'))
    expect(words).toEqual([])
  })
})
