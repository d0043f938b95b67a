import { en, th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MEMBER_ID = 'DS100185'

const pointsModal = (page: Page) => page.getByRole('dialog', { name: th.collect, exact: true })
const collect = (page: Page) => page.getByRole('main').getByRole('button', { name: th.collect, exact: true })

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
    const tabs = page.getByRole('navigation', { name: say('shell.bottomNavigation.name') }).getByRole('link')
    await expect(tabs).toHaveText([th.home, th.privilege, th.membership, th.profile])
    const logo = page.getByRole('banner').getByRole('img', { name: 'สบายมาร์ท' })
    await expect(logo).toHaveAttribute('src', /logo-sabaimart-home/)
    expect(calls.to('Theme/GetLogo').map(({ authorization }) => authorization)).toEqual([undefined])
  },
)
