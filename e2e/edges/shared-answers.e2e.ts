import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'

/* What is the same for all members of a brand is asked for once an hour, and may be confirmed by the browser's cache. */

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
      // What is the same for all is asked for once an hour.
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
