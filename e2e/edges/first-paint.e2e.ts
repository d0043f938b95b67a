import { en, th } from '#tests/names.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { lineUserAgent, openEndpointInLine } from '../line-platform/in-client.ts'
import type { CallLog } from '../support/call-log.ts'
import { expect, test } from '../fixtures.ts'
import { holdBackApi, holdFiles } from '../support/hold-files.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { expectHomeOf, greeting, storageOf } from '../support/on-screen.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens home once and closes it, so that its snapshot is stored. */
async function visitHome(context: BrowserContext, origin: string, calls: CallLog): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/home`)
  await expect(
    page.getByRole('region', { name: 'คัดมาเพื่อคุณ' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect
    .poll(async () => (await storageOf(page, 'localStorage')).homeSnapshot ?? '')
    .toContain('listForYou')
  await page.close()
  calls.clear()
}

async function expectStoredHome(page: Page): Promise<void> {
  await expect(greeting(page, 'gold')).toBeVisible()
  await expect(page.getByText('2,480 แต้ม', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'โกลด์' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)
}

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('a returning member sees home while LINE and the API are held back', async ({
    app,
    context,
    line,
    calls,
    memberIs,
    watch,
  }) => {
    await memberIs('gold')
    await visitHome(context, app.origin, calls)
    line.settings.hang.add('api.line.me')
    const page = await context.newPage()
    await holdBackApi(page)
    await openEndpointInLine(page, line, '/home')

    await expect(greeting(page, 'gold')).toBeVisible()
    await expect(page).toHaveURL(/#.*access_token=/) // LINE's SDK has not read the address yet
    watch.leaveAddressToLine()
  })
})

test('a returning member sees home without layout shifts', async ({ app, context, calls, memberIs }) => {
  await memberIs('gold')
  await visitHome(context, app.origin, calls)
  const page = await context.newPage()
  await noteShifts(page)
  await page.goto(`${app.origin}/home`)
  await expectStoredHome(page)
  await calls.quiet()
  expect(await shiftsOf(page)).toEqual([])
})

test('a configuration that is inlined in the document is not fetched', async ({
  app,
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await page.route(
    (url) => url.pathname === '/home',
    async (route) => {
      const response = await route.fetch()
      const config = `<script id="config" type="application/json">${JSON.stringify(app.config)}</script>`
      await route.fulfill({ response, body: (await response.text()).replace('<!-- config -->', config) })
    },
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await open('/home')
  await expectHomeOf(page, 'gold')
  expect(requested).not.toContain('/config.json')
})

test("the first picture and the texts of a page are requested before the app's code has loaded", async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.resourceType()} ${request.url()}`))
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  await open('/home')
  await expect.poll(() => requested.filter((request) => request.startsWith('image'))).toHaveLength(1)

  requested.length = 0
  await open('/authentication/login')
  await expect.poll(() => requested.filter((request) => request.startsWith('image'))).toHaveLength(1)
  await expect.poll(() => requested.some((request) => /assets\/phone\.th-/.test(request))).toBe(true)
})

for (const [brand, width, height] of [
  ['doisai', 390, 640], // where covers and gaps give way
  ['sabaimart', 820, 1100],
] as const) {
  test(`a first visit draws the cover of ${brand} before any script has come, where home then has it, at ${width} px`, async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold', brand)
    await page.setViewportSize({ width, height })
    await noteShifts(page)
    const release = await holdFiles(page, '**/assets/*.js')
    await open('/home')
    const drawn = page.locator('.sk-cover')
    await expect(drawn).toHaveCSS('background-image', new RegExp(`cover-${brand}`))
    await expect(drawn).toBeVisible()
    const place = await drawn.boundingBox()

    release()
    await expectHomeOf(page, 'gold')
    const cover = page.locator(`main img[src*=cover-${brand}]`)
    const places = () =>
      cover.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as object))
    await expect.poll(places).toContainEqual(expect.objectContaining(place ?? {}))
    expect(await shiftsOf(page)).toEqual([])
  })
}

for (const [path, language, name, brand, brandName] of [
  ['/privilege', 'th', th.privilege, 'doisai', 'กาแฟดอยใส'],
  ['/profile/points-history', 'en', en.pointsHistory, 'sabaimart', 'Sabai Mart'],
] as const) {
  test(`the bar of ${path} has its title before any script has come, in ${language}, where the app then draws it, and the document the name of ${brand}`, async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold', brand)
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
    const release = await holdFiles(page, '**/assets/*.js')
    await open(path)
    const bar = page.locator('.sk-page header')
    await expect(bar).toBeVisible()
    await expect(page).toHaveTitle(brandName)
    const drawn = await bar.evaluate((header) => {
      const { content, fontSize, fontWeight } = getComputedStyle(header, '::after')
      return { content, fontSize, fontWeight, height: header.getBoundingClientRect().height }
    })
    expect(drawn.content).toBe(JSON.stringify(name))

    release()
    const title = page.getByRole('banner').getByRole('heading', { name: name, exact: true })
    await expect(title).toBeVisible()
    await expect(page).toHaveTitle(name)
    expect(
      await title.evaluate((heading) => {
        const { fontSize, fontWeight } = getComputedStyle(heading)
        const { height } = (heading.closest('header') as HTMLElement).getBoundingClientRect()
        return { content: JSON.stringify(heading.textContent), fontSize, fontWeight, height }
      }),
    ).toEqual(drawn)
    await expect(bar).toHaveCount(0)
  })
}

test('a visitor who has to log in first sees no title of the page that they asked for', async ({
  page,
  open,
}) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  await open('/privilege')
  await expect(page.locator('html')).toHaveAttribute('data-entry', 'splash')
  await expect(page.locator('.sk-page')).toBeHidden()
})
