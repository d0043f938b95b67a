import { en, th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CONFIG, dist } from '../support/app-server.ts'
import { holdFiles } from '../support/hold-files.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { lineButton, phoneButton } from '../support/on-screen.ts'
import { documentWithSnapshot } from '../support/snapshot.ts'

/* What the document draws by itself, before any script of the app has come, and how the app takes it over. */

const SCRIPTS = '**/assets/*.js'
const LOGIN = '/authentication/line-login?brandRef='

// In one worker: the snapshot is taken once, which builds the app's renderer.
test.describe.configure({ mode: 'default' })

let snapshot = ''
test.beforeAll(async ({ app }) => {
  test.setTimeout(180_000)
  snapshot = await documentWithSnapshot(dist, app.origin, { ...CONFIG, liffIds: {} })
})
test.beforeEach(({ app, context }) => {
  // The context's own set-up comes first: it takes a document away.
  void context
  app.document = snapshot
})

const WORDS = {
  th: { line: th.loginWithLine, phone: th.loginWithPhone, title: th.welcome },
  en: { line: en.loginWithLine, phone: en.loginWithPhone, title: en.welcome },
}
const SURFACES = { doisai: 'rgb(17, 20, 24)', sabaimart: 'rgb(255, 255, 255)' }

const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const top = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? NaN
/** Marks what the document has drawn, to find it again. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('#root *')]
    Object.assign(globalThis, { drawn })
    return drawn.length
  })
const stillThere = (page: Page) =>
  page.evaluate(() => {
    const { drawn } = globalThis as unknown as { drawn: Element[] }
    return drawn.filter((element) => element.isConnected).length
  })
/** The app answers by itself. */
const isTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
for (const [brand, locale, colorScheme] of [
  ['doisai', 'th', 'dark'],
  ['sabaimart', 'en', 'light'],
] as const) {
  test(`the login of ${brand} is on screen before any script has come, in ${locale} and ${colorScheme}, and the app takes it over as it is`, async ({
    page,
    open,
    inLocale,
  }) => {
    await page.emulateMedia({ colorScheme })
    await noteShifts(page)
    await inLocale(locale)
    const release = await holdFiles(page, SCRIPTS)
    await open(LOGIN + brand)
    const words = WORDS[locale]
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await expect(page.getByRole('button', { name: words.phone, exact: true })).toBeVisible()
    const logo = page.getByRole('main').getByRole('img')
    await expect(logo).toHaveJSProperty('complete', true)
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await surface(page)).toBe(SURFACES[brand])
    const before = await Promise.all([top(page, words.line), top(page, words.phone)])
    // The brand's own order.
    expect(before[0] < before[1]).toBe(brand === 'sabaimart')

    const drawn = await mark(page)
    release()
    await isTakenOver(page)
    await page.waitForLoadState('networkidle')
    expect(await stillThere(page)).toBe(drawn)
    expect(await Promise.all([top(page, words.line), top(page, words.phone)])).toEqual(before)
    expect(await surface(page)).toBe(SURFACES[brand])
    expect(await shiftsOf(page)).toEqual([])
  })
}

test.describe('Before any script has come', () => {
  test.use({ config: { liffIds: {} } })

  test('a tap on LINE is remembered, and acted on once', async ({ page, open, calls }) => {
    const release = await holdFiles(page, SCRIPTS)
    await open(`${LOGIN}doisai`)
    await lineButton(page).click()
    await lineButton(page).click({ force: true })
    expect(calls.to('lineprovider/issue')).toEqual([])
    release()
    // The page of LINE's login.
    await expect(page.getByRole('link', { name: /กัญญารัตน์/ })).toBeVisible()
    expect(calls.to('lineprovider/issue')).toHaveLength(1)
  })

  test('the phone is a link to its page', async ({ page, open }) => {
    const release = await holdFiles(page, SCRIPTS)
    await open(`${LOGIN}sabaimart`)
    await phoneButton(page).click()
    await page.waitForURL((url) => url.pathname === '/authentication/login', { waitUntil: 'commit' })
    release()
    await expect(page.getByRole('textbox', { name: th.phoneNumber })).toBeVisible()
    await expect(page).toHaveURL((url) => url.searchParams.get('brandRef') === 'sabaimart')
  })

  test('the language can be chosen, and stays', async ({ page, open }) => {
    const release = await holdFiles(page, SCRIPTS)
    await open(`${LOGIN}doisai`)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: en.welcome })).toBeVisible()
    const drawn = await mark(page)
    release()
    await isTakenOver(page)
    await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    expect(await stillThere(page)).toBe(drawn)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: en.welcome })).toBeVisible()
  })
})

test('a language that is chosen while the app has begun to load is the app’s', async ({ page, open }) => {
  // The page's own chunk is the last thing that the start waits for.
  const release = await holdFiles(page, '**/assets/first-pages-*.js')
  await open(`${LOGIN}doisai`)
  await page.waitForFunction(() => '__reads' in globalThis)
  await page.getByRole('button', { name: 'English' }).click()
  release()
  await isTakenOver(page)
  await expect(page.getByRole('heading', { level: 1, name: en.welcome })).toBeVisible()
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
})

test('the landing is on screen before any script has come, and leads on', async ({ app, page, open }) => {
  app.document = snapshot.replace('"skipLandingWait":true', '"skipLandingWait":false')
  await noteShifts(page)
  const release = await holdFiles(page, SCRIPTS)
  await open('/?brandRef=doisai')
  await expect(page.getByRole('main').getByRole('img')).toHaveJSProperty('complete', true)
  const drawn = await mark(page)
  release()
  await isTakenOver(page)
  expect(await stillThere(page)).toBe(drawn)
  await expect(phoneButton(page)).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test('a logo of the document that cannot be loaded gives way to the brand’s initial', async ({
  page,
  app,
  open,
}) => {
  app.document = snapshot.replace(/("pictures":\{"[^"]+":)"[^"]*"/, '$1"/no-such-logo.png"')
  const release = await holdFiles(page, SCRIPTS)
  await open(`${LOGIN}doisai`)
  await expect(page.locator('main img')).toHaveJSProperty('complete', true)
  release()
  await isTakenOver(page)
  await expect(page.locator('main img')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'กาแฟดอยใส' })).toHaveText('ก')
})

test('a brand without packages is drawn from the document on the second visit too', async ({
  app,
  page,
  open,
}) => {
  app.document = snapshot.replace('"liffIds":{}', '"liffIds":{},"off":["package"]')
  await open(`${LOGIN}doisai`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appSetting'))).not.toBeNull()
  const release = await holdFiles(page, SCRIPTS)
  await page.reload({ waitUntil: 'commit' })
  await expect(phoneButton(page)).toBeVisible()
  release()
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
