import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, greeting, pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const START_ERROR = {
  th: { title: 'เปิดแอปไม่ได้ในขณะนี้', retry: th.tryAgain },
  en: { title: 'The app could not start', retry: 'Try again' },
}

const BROKEN: Record<string, (page: Page) => Promise<unknown>> = {
  'is missing': (page) => page.route('**/config.json', (route) => route.fulfill({ status: 404 })),
  'is cut off': (page) =>
    page.route('**/config.json', (route) => route.fulfill({ body: '{"customerApiUrl": ""' })),
  'names no API': (page) => page.route('**/config.json', (route) => route.fulfill({ json: { liffIds: {} } })),
  'does not arrive': (page) => page.route('**/config.json', (route) => route.abort()),
}

for (const [what, breakConfig] of Object.entries(BROKEN)) {
  test(`a configuration that ${what} shows the start error, and a retry opens the app`, async ({
    page,
    open,
    inLocale,
  }) => {
    const locale = what.length % 2 === 0 ? 'th' : 'en'
    await inLocale(locale)
    await breakConfig(page)
    await open('/')
    await expect(pageTitle(page, START_ERROR[locale].title)).toBeVisible()

    await page.unroute('**/config.json')
    await page.getByRole('button', { name: START_ERROR[locale].retry }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
  })
}

for (const kind of ['offline', 'html502'] as const) {
  test(`an API that answers nothing but ${kind} leaves home usable, and retries load the missing parts`, async ({
    page,
    open,
    memberIs,
    faults,
  }) => {
    faults.add({ operation: '/api/', kind })
    await memberIs('gold')
    await open('/home')

    // Every part shows its own error in its place, and of an API that is down the page says it above.
    await expect(page.getByRole('button', { name: th.tryNow })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const retry = page.getByRole('main').getByRole('button', { name: th.tryAgain })
    await expect(retry).toHaveCount(3)
    await expect(page.getByRole('navigation').getByRole('link', { name: th.profile })).toBeVisible()
    await expect(page.getByRole('status', { name: th.loading })).toHaveCount(0)

    faults.clear()
    // What a part asks for is sent, and once it is answered the others of an API that was down are read by themselves.
    await expect(async () => {
      if (await retry.first().isVisible()) await retry.first().click({ timeout: 1000 })
      await expect(retry).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expectHomeOf(page, 'gold')
    await expect(page.getByRole('heading', { name: 'คัดมาเพื่อคุณ' })).toBeVisible()
  })
}

test('a member can abort sections that take too long to load, and retry them', async ({
  page,
  open,
  memberIs,
  calls,
  faults,
}) => {
  await memberIs('gold')
  await page.clock.install()
  for (const operation of ['getTier', 'listPrivileges']) faults.add({ operation, kind: 'hang' })
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  const cancel = page.getByRole('main').getByRole('button', { name: say('ui.skeleton.cancel') })
  await expect.poll(() => calls.to('privilege/List').length).toBeGreaterThan(0)
  await expect(cancel).toHaveCount(0)

  await page.clock.fastForward(8000)
  await expect(page.getByText(say('ui.spinner.long'))).not.toHaveCount(0)
  await cancel.first().click()
  await expect(cancel).toHaveCount(0)
  // An aborted request is no failure: no modal opens.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const retry = page.getByRole('main').getByRole('button', { name: th.tryAgain })
  await expect(retry).not.toHaveCount(0)

  faults.clear()
  for (let left = await retry.count(); left > 0; left -= 1) {
    await retry.first().click()
    await expect(retry).toHaveCount(left - 1)
  }
  await expect(page.getByText('โกลด์')).toBeVisible()
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)
})

test('storage full of rubbish does not keep the app from starting', async ({
  page,
  open,
  memberIs,
  stored,
}) => {
  await memberIs('gold')
  await stored({
    language: 'klingon',
    appSetting: '{"brandRef":"doisai"',
    themeTokens: '{"light":{"--color-primary":"url(javascript:alert(1))"},"dark":7}',
    homeSnapshot: '[1,2',
    targetPage: '//evil.example/home',
    isGlobal: '"><script>',
  })
  await open('/home')
  await expectHomeOf(page, 'gold')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})

for (const [what, breakStorage] of [
  [
    'is disabled',
    () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse })
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`a member can log in where storage ${what}, for as long as the page is open`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(breakStorage)
    await open('/home')
    await expectLineLogin(page)
    const claims = { action: 'home', token: sessionFor('gold', 'doisai'), brand_ref: 'doisai' }
    await open(`/?callbackToken=${makeToken(claims)}`)
    await expectHomeOf(page, 'gold')
    await page.getByRole('navigation').getByRole('link', { name: th.profile }).click()
    await expect(pageTitle(page, th.profile)).toBeVisible()
  })
}

test('a member whose link names an unknown brand is told so on the login page', async ({ page, open }) => {
  await open('/?brandRef=nobody')
  await expectLineLogin(page)
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a member who opens an unknown address is told so, and finds the way home', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/no/such/page?x=<script>alert(1)</script>')
  await expect(page.getByRole('heading', { name: say('shell.notFound.title') })).toBeVisible()
  await page.getByRole('link', { name: say('shell.wayHome.home') }).click()
  await expectHomeOf(page, 'gold')
})

test.describe('Without any brand', () => {
  test.use({ config: { defaultBrandRef: undefined, brands: [] } })

  test('the member sees the start error', async ({ page, open }) => {
    await open('/')
    await expect(pageTitle(page, START_ERROR.th.title)).toBeVisible()
  })
})
