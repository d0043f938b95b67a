import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'

/* Answers that are the same for all members of a brand are requested once an hour, and may be revalidated. */

const THEME = 'Theme/GetTheme'
const noon = new Date('2026-11-25T12:00:00+07:00')

test.beforeEach(async ({ page, memberIs }) => {
  await page.clock.install({ time: noon })
  await memberIs('gold')
})

test('a theme with an ETag that has not changed is confirmed with a 304, which has no body', async ({
  context,
  app,
}) => {
  // The sandbox's answers are changed instead of routed: while anything is routed, Chromium caches nothing.
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
      // The second visit is two hours later, so that the theme is requested again.
      await context.clock.setSystemTime(noon.getTime() + statuses.length * 7_200_000)
      const page = await context.newPage()
      await page.goto(`${app.origin}/home`)
      await expectHomeOf(page, 'gold')
      await expect.poll(() => statuses).toEqual(expected)
      await expect.poll(async () => (await storageOf(page, 'localStorage')).appSetting).toContain('readAt')
      await page.close()
    }
  } finally {
    app.sandbox.handle = handle
  }
})
