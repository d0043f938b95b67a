import { th } from '#tests/names.ts'
import { expiredSessionFor, sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'
import { say } from '../support/words.ts'

const SITE = 'http://127.0.0.1:4999'
const REFERENCES = 'mobileOrderStoreRef=S1&mobileOrderQrRef=Q1'

test.describe('With a mobile-order site', () => {
  test.use({ config: { mobileOrderUrl: `${SITE}/order` } })

  test.beforeEach(async ({ context, memberIs, watch }) => {
    watch.allowAddress(SITE) // the member has confirmed that the bearer goes there
    await context.route(`${SITE}/**`, (route) => route.fulfill({ body: 'Mobile order' }))
    await memberIs('gold')
  })

  for (const [what, given, expected] of [
    ['its own page', '&mobileOrderRedirectRoute=/cart?step=2', '/cart?step=2'],
    ['no page', '', null],
    ['another site', '&mobileOrderRedirectRoute=//evil.example', null],
  ] as const) {
    test(`confirming returns to the order, naming ${what}`, async ({ page, open }) => {
      await open(`/home?${REFERENCES}${given.replace('?', '%3F')}`)
      const modal = page.getByRole('alertdialog', { name: say('home.mobileOrder.title') })
      await expect(page).not.toHaveURL(/mobileOrder/)
      await modal.getByRole('button', { name: th.confirm }).click()

      await expect(page).toHaveURL((url) => url.origin === SITE)
      const url = new URL(page.url())
      expect(url.pathname).toBe('/order')
      expect(Object.fromEntries(url.searchParams)).toEqual({
        brandRef: 'doisai',
        storeRef: 'S1',
        qrRef: 'Q1',
        callbackToken: sessionFor('gold', 'doisai'),
        ...(expected === null ? {} : { redirectRoute: expected }),
      })
    })
  }

  test('declining forgets the order', async ({ page, open, calls }) => {
    await open(`/home?${REFERENCES}`)
    await page.getByRole('alertdialog').getByRole('button', { name: th.back }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await storageOf(page, 'sessionStorage')).toEqual({})

    await page.reload()
    await expectHomeOf(page, 'gold')
    await calls.quiet()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('an order of another store ends the session that began at the first one', async ({ page, open }) => {
    await open(`/privilege?${REFERENCES}`)
    await expect(page).toHaveURL(/\/privilege\?brandRef=doisai$/)
    await open('/home?mobileOrderStoreRef=S2&mobileOrderQrRef=Q2')

    await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
    expect(await storageOf(page, 'localStorage')).not.toHaveProperty('token')
  })
})

test.describe('With a mobile-order site', () => {
  test.use({ config: { mobileOrderUrl: `${SITE}/order` } })

  test('a visitor who comes from an order is asked after the login, also where a session has ended meanwhile', async ({
    page,
    open,
    stored,
  }) => {
    const token = expiredSessionFor('gold', 'doisai')
    await stored({ token, tokenBrandRef: 'doisai', brandRef: 'doisai' })
    await open(`/home?${REFERENCES}`)
    const expiry = page.getByRole('alertdialog', { name: say('error.sessionExpired.title') })
    await expiry.getByRole('button', { name: th.close }).click()
    await page.getByRole('button', { name: th.loginWithPhone, exact: true }).click()
    await enterNumber(page, '0810000005')
    await typeCode(page, th.enterPin, PIN)
    await expectHomeOf(page, 'gold')
    await expect(page.getByRole('alertdialog', { name: say('home.mobileOrder.title') })).toBeVisible()
  })
})

test('without a mobile-order site nobody is asked', async ({ page, open, memberIs, calls }) => {
  await memberIs('gold')
  await open(`/home?${REFERENCES}`)
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
