import { en, th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

// What moves is looked at here; elsewhere motion is reduced (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MEMBER_ID = 'DS100185'

const pointsModal = (page: Page) => page.getByRole('dialog', { name: th.collect, exact: true })
const collect = (page: Page) => page.getByRole('main').getByRole('button', { name: th.collect, exact: true })

test('the language switches at once, everywhere, without a reload', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await page.evaluate(() => (document.documentElement.dataset.before = ''))
  await page.getByRole('button', { name: th.menu, exact: true }).click()
  await page.getByRole('group', { name: th.language }).getByRole('button', { name: 'English' }).click()

  await expect(page.getByRole('dialog', { name: en.menu })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Hello, กัญญารัตน์')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Picked for you' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(tabs.getByRole('link', { name: en.privilege })).toBeVisible()
  await expect(page.locator('html[data-before]')).toBeAttached()
  expect(await storageOf(page, 'localStorage')).toHaveProperty('language', 'en')

  await calls.quiet()
  calls.clear()
  await page.reload()
  await expect(page.getByText('Hello, กัญญารัตน์')).toBeVisible()
  expect(calls.all.filter(({ language }) => language !== 'en-US')).toEqual([])
})

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
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(choice.getByRole('button', { name: 'ไทย' })).toHaveAttribute('aria-pressed', 'true')
  expect(await storageOf(page, 'localStorage')).not.toHaveProperty('language')

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

test('the cover carousel turns by itself until it is paused', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await page.clock.install()
  await open('/home')
  const covers = page.getByRole('group', { name: say('home.cover.label') })
  const current = covers.locator('button[aria-current]')
  const slide = (number: number) => say('ui.carousel.bullet', { number: String(number) })
  /** Waits longer than a slide is shown, with no pointer or focus on the carousel and its animations finished. */
  const outlastSlide = async () => {
    await page.mouse.move(0, 0)
    await page.locator(':focus').evaluate((focused: HTMLElement) => focused.blur())
    await covers.evaluate(async (node) => {
      await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished))
    })
    await page.clock.runFor(4000)
  }
  await expect(current).toHaveAccessibleName(slide(2))

  const play = covers.getByRole('button', { name: say('ui.carousel.play') })
  await covers.getByRole('button', { name: say('ui.carousel.pause') }).click()
  await expect(play).toBeVisible()
  const before = (await current.getAttribute('aria-label')) ?? ''
  await outlastSlide()
  await expect(current).toHaveAccessibleName(before)

  await play.click()
  await expect(play).toHaveCount(0)
  await outlastSlide()
  await expect(current).not.toHaveAccessibleName(before)
})

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
    const tabs = page.getByRole('navigation', { name: say('shell.bottomNavigation.name') }).getByRole('link')
    await expect(tabs).toHaveText([th.home, th.privilege, th.membership, th.profile])
    const logo = page.getByRole('banner').getByRole('img', { name: 'สบายมาร์ท' })
    await expect(logo).toHaveAttribute('src', /logo-sabaimart-home/)
    expect(calls.to('Theme/GetLogo').map(({ authorization }) => authorization)).toEqual([undefined])
  },
)
