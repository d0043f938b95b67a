import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'

/* What is the same for all members of a brand is asked for rarely, and only as rarely as the API allows. */

const THEME = 'Theme/GetTheme'
const SYSTEM = 'customer/membership-tier/system'
const GIFTS = 'customer/membership-tier/criteria-item'
const noon = new Date('2026-11-25T12:00:00+07:00')
const MINUTE = 60_000

/** Another page of the same browser, as a next visit is, `minutes` after noon. */
async function visit(page: Page, origin: string, minutes: number): Promise<void> {
  await page.goto('about:blank')
  // It goes on: answers of one moment could not be told from those of the visit before.
  await page.clock.setSystemTime(noon.getTime() + minutes * MINUTE)
  await page.goto(`${origin}/home`)
}

test.beforeEach(async ({ page, memberIs }) => {
  await page.clock.install({ time: noon })
  await memberIs('gold')
})

test('a theme with an ETag that has not changed is confirmed with a 304, which has no body', async ({
  context,
  app,
}) => {
  // By a server of its own: while anything is routed, Chromium keeps nothing.
  const statuses: number[] = []
  const handle = app.sandbox.handle
  app.sandbox.handle = async (request) => {
    const response = await handle(request)
    if (!response || !request.url.includes(THEME)) return response
    const isKnown = request.headers.get('If-None-Match') === '"theme-1"'
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', ETag: '"theme-1"' }
    statuses.push(isKnown ? 304 : 200)
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(await response.text(), { headers })
  }
  try {
    for (const expected of [[200], [200, 304]]) {
      const page = await context.newPage()
      await page.goto(`${app.origin}/home`)
      await expectHomeOf(page, 'gold')
      await expect.poll(() => statuses).toEqual(expected)
      await expect.poll(async () => (await storageOf(page, 'localStorage')).themeUntil).toBe('0 doisai')
      await page.close()
    }
  } finally {
    app.sandbox.handle = handle
  }
})

test('the theme, the membership system and the gifts of the tiers are read again after an hour, the layout on every visit', async ({
  page,
  app,
  calls,
}) => {
  const counts = () =>
    [THEME, SYSTEM, GIFTS, 'dynamicdisplay/LayoutDisplay'].map((path) => calls.to(path).length)
  await visit(page, app.origin, 0)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(counts()).toEqual([1, 1, 1, 1])
  await visit(page, app.origin, 59)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(counts()).toEqual([1, 1, 1, 2])
  await visit(page, app.origin, 61)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(counts()).toEqual([2, 2, 2, 3])
})
