import { th } from '#tests/names.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, pageTitle } from '../support/on-screen.ts'

const START_ERROR = 'เปิดแอปไม่ได้ในขณะนี้'

test('a member can log in where storage is disabled, for as long as the page is open', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await open('/home')
  await expectLineLogin(page)
  const claims = { action: 'home', token: sessionFor('gold', 'doisai'), brand_ref: 'doisai' }
  await open(`/?callbackToken=${makeToken(claims)}`)
  await expectHomeOf(page, 'gold')
  await page.getByRole('navigation').getByRole('link', { name: th.profile }).click()
  await expect(pageTitle(page, th.profile)).toBeVisible()
})

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
