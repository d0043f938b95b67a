import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'

/* What is the same for all members of a brand is asked for rarely, and only as rarely as the API allows. */

const THEME = 'Theme/GetTheme'
const SYSTEM = 'customer/membership-tier/system'
const GIFTS = 'customer/membership-tier/criteria-item'
const noon = new Date('2026-11-25T12:00:00+07:00')
const MINUTE = 60_000

/** Another page of the same browser, as a next visit is, `minutes` after noon. */
async function visit(page: Page, origin: string, minutes: number, path = '/home'): Promise<void> {
  await page.goto('about:blank')
  // It goes on: answers of one moment could not be told from those of the visit before.
  await page.clock.setSystemTime(noon.getTime() + minutes * MINUTE)
  await page.goto(origin + path)
}

/** Has the API send headers with one of its answers, and change the answer. */
async function answerWith(
  page: Page,
  path: string,
  headers: Record<string, string>,
  change = (body: string) => body,
): Promise<void> {
  await page.unroute(`**/${path}*`)
  await page.route(`**/${path}*`, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...headers },
      body: change(await response.text()),
    })
  })
}

const PRIMARY = /"--primary":"[^"]*"/
const inRed = (body: string) => body.replace(PRIMARY, '"--primary":"rgb(200,0,0)"')
const colour = (page: Page) => async () => (await storageOf(page, 'localStorage')).appSetting ?? ''

test.beforeEach(async ({ page, memberIs }) => {
  await page.clock.install({ time: noon })
  await memberIs('gold')
})

test('where the API says nothing, a theme that has changed comes with the first visit after an hour', async ({
  page,
  app,
  calls,
}) => {
  await visit(page, app.origin, 0)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await answerWith(page, THEME, {}, inRed)
  await visit(page, app.origin, 59)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(calls.to(THEME)).toHaveLength(1)
  await visit(page, app.origin, 61)
  await expect.poll(colour(page)).toContain('rgb(200,0,0)')
  await calls.quiet()
  expect(calls.to(THEME)).toHaveLength(2)
})

test('a theme is not asked for within its max-age, and comes anew after it', async ({ page, app, calls }) => {
  await answerWith(page, THEME, { 'Cache-Control': 'public, max-age=7200' })
  await visit(page, app.origin, 0)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await answerWith(page, THEME, {}, inRed)
  await visit(page, app.origin, 119)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(calls.to(THEME)).toHaveLength(1)
  await visit(page, app.origin, 121)
  await expect.poll(colour(page)).toContain('rgb(200,0,0)')
})

test('with no-cache a theme that has changed comes with the very next visit', async ({
  page,
  app,
  calls,
}) => {
  await answerWith(page, THEME, { 'Cache-Control': 'no-cache' })
  await visit(page, app.origin, 0)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await answerWith(page, THEME, { 'Cache-Control': 'no-cache' }, inRed)
  await visit(page, app.origin, 1)
  await expect.poll(colour(page)).toContain('rgb(200,0,0)')
  await calls.quiet()
  expect(calls.to(THEME)).toHaveLength(2)
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

test('the membership system and the gifts of the tiers are read again after their hour, the layout on every visit', async ({
  page,
  app,
  calls,
}) => {
  const counts = () => [SYSTEM, GIFTS, 'dynamicdisplay/LayoutDisplay'].map((path) => calls.to(path).length)
  await visit(page, app.origin, 0)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(counts()).toEqual([1, 1, 1])
  await visit(page, app.origin, 59)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(counts()).toEqual([1, 1, 2])
  await visit(page, app.origin, 61)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(counts()).toEqual([2, 2, 3])
})

test('what was stored of one brand is never another brand’s', async ({ page, app, calls, memberIs }) => {
  await visit(page, app.origin, 0)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  expect(await storageOf(page, 'localStorage')).toMatchObject({ themeUntil: / doisai$/ })
  await page.goto('about:blank')
  await memberIs('gold', 'sabaimart')
  calls.clear()
  await visit(page, app.origin, 1, '/home?brandRef=sabaimart')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  for (const path of [THEME, SYSTEM]) expect(calls.to(path)).toHaveLength(1)
  expect(calls.to(THEME)[0]?.query).toEqual({ brandRef: 'sabaimart' })
  const stored = await storageOf(page, 'localStorage')
  expect(stored.themeUntil).toMatch(/ sabaimart$/)
  expect(stored.appSetting).toContain('"brandRef":"sabaimart"')
})
