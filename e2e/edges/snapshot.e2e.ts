import { en, th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CONFIG, dist } from '../support/app-server.ts'
import { holdFiles } from '../support/hold-files.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { phoneButton } from '../support/on-screen.ts'
import { documentWithSnapshot } from '../support/snapshot.ts'

/* The brand's splash, which the document shows before any script of the app arrives, and the page that replaces it. */

const SCRIPTS = '**/assets/*.js'
const LOGIN = '/authentication/line-login?brandRef='

// In one worker: the snapshot is taken once.
test.describe.configure({ mode: 'default' })

let snapshot = ''
test.beforeAll(async ({ app }) => {
  snapshot = await documentWithSnapshot(dist, app.origin, { ...CONFIG, liffIds: {} })
})
test.beforeEach(({ app, context }) => {
  // Requested so that its set-up, which resets `app.document`, runs before this.
  void context
  app.document = snapshot
})

const SURFACES = { doisai: 'rgb(17, 20, 24)', sabaimart: 'rgb(255, 255, 255)' }

const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** The places of the logo, the title and the line below, in the splash or in the page. */
const places = (page: Page, drawn: 'main' | '.sk-brand', parts = 'img, b, h1, p') =>
  page.locator(`${drawn} :is(${parts}):visible`).evaluateAll((elements) =>
    elements.slice(0, 3).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // The app wraps each phrase in a box, whose width is rounded to a 64th of a pixel.
      return { x, y, width: Math.round(width), height }
    }),
  )
/** Of each candidate for the largest contentful paint, whether the app has rendered it. */
const largest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => Boolean((entry as unknown as { element?: Element }).element?.closest('main'))),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )

for (const [brand, locale, colorScheme, source] of [
  ['doisai', 'th', 'dark', 'snapshot'],
  ['sabaimart', 'en', 'light', 'snapshot'],
  ['doisai', 'th', 'dark', 'theme'],
] as const) {
  test(`the login of ${brand} begins with the ${source}’s logo, in ${locale} and ${colorScheme}, where the app then draws it`, async ({
    app,
    page,
    open,
    inLocale,
  }) => {
    if (source === 'theme') app.document = undefined
    await page.emulateMedia({ colorScheme })
    await noteShifts(page)
    await inLocale(locale)
    const release = await holdFiles(page, SCRIPTS)
    await open(LOGIN + brand)
    await expect(page.locator('.sk-brand b:visible')).toHaveText({ th, en }[locale].welcome)
    const logo = page.locator('.sk-brand img')
    await expect(logo).toHaveJSProperty('complete', true)
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await surface(page)).toBe(SURFACES[brand])
    const before = await places(page, '.sk-brand')
    expect(before).toHaveLength(3)

    release()
    await expect(page.locator('.sk-brand')).toHaveCount(0)
    expect(await places(page, 'main')).toEqual(before)
    await page.waitForLoadState('networkidle')
    expect(await places(page, 'main')).toEqual(before)
    expect(await surface(page)).toBe(SURFACES[brand])
    expect(await shiftsOf(page)).toEqual([])
    expect(await largest(page)).not.toContain(true)
  })
}

test('the landing begins with the logo, where the app then draws it, and leads on', async ({
  app,
  page,
  open,
}) => {
  app.document = snapshot.replace('"skipLandingWait":true', '"skipLandingWait":false')
  const release = await holdFiles(page, SCRIPTS)
  await open('/?brandRef=doisai')
  await expect(page.locator('.sk-brand img')).toHaveJSProperty('complete', true)
  const before = await places(page, '.sk-brand', 'img')
  expect(before).toHaveLength(1)
  release()
  await expect(page.locator('.sk-brand')).toHaveCount(0)
  expect(await places(page, 'main', 'img')).toEqual(before)
  await expect(phoneButton(page)).toBeVisible()
})

test('a logo of the document that cannot be loaded gives way to the brand’s initial', async ({
  page,
  app,
  open,
}) => {
  app.document = snapshot.replace(/"logo":"[^"]*"/, '"logo":"/no-such-logo.png"')
  await open(`${LOGIN}doisai`)
  await expect(page.getByRole('img', { name: 'กาแฟดอยใส' })).toHaveText('ก')
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a brand that has changed its look since is shown as it is now, without a shift', async ({
  page,
  open,
}) => {
  await noteShifts(page)
  await page.route('**/Theme/GetTheme*', async (route) => {
    const response = await route.fetch()
    const { resp } = (await response.json()) as {
      resp: { json_config: { Theme_Field: Record<string, string> }; groupimagelist: object[] }
    }
    resp.json_config.Theme_Field['--background'] = '#ffeeee'
    const pictures = JSON.stringify(resp.groupimagelist).replaceAll('doisai', 'sabaimart')
    await route.fulfill({ json: { resp: { ...resp, groupimagelist: JSON.parse(pictures) as object[] } } })
  })
  await open(`${LOGIN}doisai`)
  await expect.poll(() => surface(page)).toBe('rgb(255, 238, 238)')
  await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('src', /sabaimart/)
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])
})
