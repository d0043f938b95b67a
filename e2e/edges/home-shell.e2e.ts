import { en, th } from '#tests/names.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { AppServer } from '../support/app-server.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
import { settle } from '../support/settle.ts'
import { say } from '../support/words.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MEMBER_ID = 'DS100185'
const COVERS = ['sunrise', 'terrace', 'window', 'bakery', 'night', 'road'].map(
  (name) => `cover-doisai-${name}`,
)

const pointsModal = (page: Page) => page.getByRole('dialog', { name: th.collect, exact: true })
const collect = (page: Page) => page.getByRole('main').getByRole('button', { name: th.collect, exact: true })

const covers = (page: Page) => page.getByRole('group', { name: say('home.cover.label'), exact: true })
const coverButton = (page: Page, id: string, values?: Record<string, string>) =>
  covers(page).getByRole('button', { name: say(id, values), exact: true })

/** The cover that is in the middle of the screen. */
const coverOnScreen = (page: Page) =>
  covers(page)
    .locator('img')
    .evaluateAll((pictures) => {
      const onScreen = pictures.filter((cover) => {
        const { left, right } = cover.getBoundingClientRect()
        return left < innerWidth / 2 && right > innerWidth / 2
      })
      return onScreen.map((cover) => /cover-doisai-\w+/.exec((cover as HTMLImageElement).src)?.[0])
    })

/**
 * Opens home on a clock that stands still, in a context of its own: Playwright's clock would go on into the next test of the
 * common one. Returns the page, and how to wait for a cover, which comes with a transition in real time.
 */
async function openCovers(browser: Browser, context: BrowserContext, app: AppServer, options?: object) {
  const own = await browser.newContext({ ...options, storageState: await context.storageState() })
  const page = await own.newPage()
  await page.clock.install({ time: Date.now() })
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto(`${app.origin}/home`)
  // React waits a moment before it shows what has loaded.
  const isThere = async () => {
    await page.clock.runFor(20)
    return covers(page).isVisible()
  }
  await expect.poll(isThere, { intervals: [50] }).toBe(true)
  const expectCover = async (index: number) => {
    const isOnScreen = () =>
      expect.poll(() => coverOnScreen(page), { intervals: [50] }).toEqual([COVERS[index]])
    await isOnScreen()
    await settle(page)
    await isOnScreen()
  }
  await expectCover(0)
  return { page, expectCover, close: () => own.close() }
}

test('a language whose texts fail to load leaves the other language complete, and can be retried', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  const english = /\/assets\/en-[^/]+\.js/
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await page.route(english, (route) => route.abort())
  await page.getByRole('button', { name: th.menu, exact: true }).click()
  const choice = page.getByRole('group', { name: th.language })
  await choice.getByRole('button', { name: 'English' }).click()

  const failure = page.getByRole('alertdialog', { name: say('ui.chunkError.title') })
  await failure.getByRole('button', { name: th.close }).click()
  // Or the next one would be taken for it.
  await expect(failure).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(choice.getByRole('button', { name: 'ไทย' })).toHaveAttribute('aria-pressed', 'true')
  expect(await storageOf(page, 'localStorage')).toHaveProperty('language', 'th')

  await choice.getByRole('button', { name: 'English' }).click()
  await expect(failure).toBeVisible()
  await page.unroute(english)
  await failure.getByRole('button', { name: th.tryAgain }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('dialog', { name: en.menu })).toBeVisible()
  expect(await storageOf(page, 'localStorage')).toHaveProperty('language', 'en')
})

test('only the texts of the language on screen are fetched', async ({
  page,
  open,
  memberIs,
  inLocale,
  calls,
}) => {
  await memberIs('gold')
  await inLocale('en')
  const texts: string[] = []
  page.on('request', (request) => texts.push(...(request.url().match(/\/(th|en)(?=-[\w-]{8}\.js)/g) ?? [])))
  await open('/home')
  await expect(page.getByText('Hello, กัญญารัตน์')).toBeVisible()
  await calls.quiet()
  expect(new Set(texts)).toEqual(new Set(['/en']))
})

test('a code that is shown in groups has no gaps when it is selected, nor in the text of the tier card', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  const card = page.getByRole('region', { name: 'โกลด์' })
  await card.getByRole('button', { name: say('tier.card.toggle') }).click()
  await expect.poll(() => card.innerText()).toContain(MEMBER_ID)

  await collect(page).click()
  await pointsModal(page).getByRole('tab', { name: th.codeTab, exact: true }).click()
  await pointsModal(page).getByRole('tabpanel').getByText('DS', { exact: true }).click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(MEMBER_ID)
})

test(
  'the code is shown without network once the app is open',
  { tag: '@main' },
  async ({ page, context, open, memberIs, calls }) => {
    await memberIs('gold')
    const modalCode = page.waitForResponse((response) => /points-modal.*\.js$/.test(response.url()))
    await open('/home')
    await expectHomeOf(page, 'gold')
    await modalCode
    await calls.quiet()

    await context.setOffline(true)
    await collect(page).click()
    await expect(
      pointsModal(page).getByRole('img', { name: say('codes.qr.name', { code: MEMBER_ID }) }),
    ).toBeVisible()
    await context.setOffline(false)
  },
)

test(
  'home of the second brand: no packages, its own sections, a logo from a request of its own',
  { tag: '@main' },
  async ({ page, open, memberIs, calls }) => {
    await memberIs('gold', 'sabaimart')
    await open('/home?brandRef=sabaimart')
    await expectHomeOf(page, 'gold')

    await expect(
      page.getByRole('heading', { level: 2 }).filter({ hasText: /แลกแต้ม|ของโปรด|ข่าวจาก/ }),
    ).toHaveText(['แลกแต้มคุ้ม ๆ', 'ของโปรดของคุณ', 'ข่าวจากสบายมาร์ท'])
    const tabs = page.getByRole('navigation', { name: say('shell.navigation') }).getByRole('link')
    await expect(tabs).toHaveText([th.home, th.privilege, th.membership, th.profile])
    const logo = page.getByRole('banner').getByRole('img', { name: 'สบายมาร์ท' })
    await expect(logo).toHaveAttribute('src', /logo-sabaimart-home/)
    expect(calls.to('Theme/GetLogo').map(({ authorization }) => authorization)).toEqual([undefined])
  },
)

test('the covers turn every three seconds, round and round, follow their dots, and rest when paused', async ({
  browser,
  context,
  app,
  memberIs,
}) => {
  await memberIs('gold')
  const { page, expectCover, close } = await openCovers(browser, context, app)
  await page.clock.runFor(2900)
  await expectCover(0)
  await page.clock.runFor(100)
  for (const next of [1, 2, 3, 4, 5]) {
    await expectCover(next)
    await page.clock.runFor(3000)
  }
  await expectCover(0)
  // The first comes after the last: nothing has been wound back.
  const leftOf = async (index: number) => (await boxOf(covers(page).locator(`img[src*=${COVERS[index]}]`))).x
  expect(await leftOf(5)).toBeLessThan(await leftOf(0))

  // The row of dots is one target.
  await coverButton(page, 'ui.carousel.bullet', { number: '4' }).locator('~ span').click()
  // The slider moves in the next frame.
  await page.clock.runFor(100)
  await expectCover(1)
  await page.clock.runFor(3000)
  await expectCover(2)
  await coverButton(page, 'ui.carousel.pause').click()
  await page.clock.runFor(10_000)
  await expectCover(2)
  await close()
})

test('the covers rest for a member who wants no movement, who can let them turn', async ({
  browser,
  context,
  app,
  memberIs,
}) => {
  await memberIs('gold')
  const { page, expectCover, close } = await openCovers(browser, context, app, { reducedMotion: 'reduce' })
  await page.clock.runFor(10_000)
  await expectCover(0)
  await coverButton(page, 'ui.carousel.play').click()
  await page.clock.runFor(3000)
  await expectCover(1)
  await close()
})
