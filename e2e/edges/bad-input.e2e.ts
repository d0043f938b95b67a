import { th } from '#tests/names.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, greeting, pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const START_ERROR = 'เปิดแอปไม่ได้ในขณะนี้'

test('a configuration that does not arrive shows the start error, and a retry opens the app', async ({
  page,
  open,
}) => {
  await page.route('**/config.json', (route) => route.abort())
  await open('/')
  await expect(pageTitle(page, START_ERROR)).toBeVisible()

  await page.unroute('**/config.json')
  await page.getByRole('button', { name: th.tryAgain }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
})

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

test.describe('Without any brand', () => {
  test.use({ config: { defaultBrandRef: undefined, brands: [] } })

  test('the member sees the start error', async ({ page, open }) => {
    await open('/')
    await expect(pageTitle(page, START_ERROR)).toBeVisible()
  })
})
