import { th } from '#tests/names.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { makeToken } from '../../src/sandbox/rules/token.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, greeting, pageTitle, storageOf } from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'
import { say } from '../support/words.ts'

type Claims = Record<string, unknown>

const inOneHour = () => Math.floor(Date.now() / 1000) + 3600
const ofGold = (changes: Claims = {}): Claims => ({
  action: 'home',
  token: sessionFor('gold', 'doisai'),
  line_ref: 'Ugold',
  is_withdraw_pdpa: false,
  is_consent_pdpa: 'True',
  brand_ref: 'doisai',
  exp: inOneHour(),
  ...changes,
})

const landOn = (claims: Claims) => `/?callbackToken=${makeToken(claims)}&brandRef=doisai`

test('home: the member is logged in and sees home', async ({ page, open }) => {
  await open(landOn(ofGold()))
  await expectHomeOf(page, 'gold')
  PageWatch.expectCleanAddress(page.url())
  expect(await storageOf(page, 'localStorage')).toMatchObject({
    token: sessionFor('gold', 'doisai'),
    tokenBrandRef: 'doisai',
    lineRef: 'Ugold',
    isConsentStanding: 'true',
  })
})

test('customer-info: the member fills in the info first', async ({ page, open }) => {
  await open(landOn(ofGold({ action: 'customer-info', token: sessionFor('incomplete', 'doisai') })))
  await expect(pageTitle(page, th.personalInfo)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-info')
})

test('register-customer: the privacy policy comes first, and nobody is logged in', async ({ page, open }) => {
  await open(landOn(ofGold({ action: 'register-customer', token: 'for-registration' })))
  await expect(pageTitle(page, th.privacyPolicy)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/pdpa')
  const stored = await storageOf(page, 'localStorage')
  expect(stored).toMatchObject({ lineRef: 'Ugold', registrationToken: 'for-registration' })
  expect(stored).not.toHaveProperty('token')
})

test('without consent, the member is asked for it before home', async ({ page, open }) => {
  await open(landOn(ofGold({ is_consent_pdpa: 'False' })))
  await expect(page).toHaveURL((url) => url.pathname === '/home/pdpa')
})

test('with forms due, the member fills them in before home', async ({ page, open }) => {
  await open(landOn(ofGold({ token: sessionFor('forms', 'doisai') })))
  await expect(page).toHaveURL(/\/authentication\/register-cs-fields\?process=3/)
})

test('a callback token on another page logs in and leads to that page', async ({ page, open }) => {
  await open(`/profile?callbackToken=${makeToken(ofGold())}`)
  await expect(pageTitle(page, th.profile)).toBeVisible()
  PageWatch.expectCleanAddress(page.url())
})

test('the landing leads to register-info where that is the stored target page', async ({
  page,
  open,
  memberIs,
  stored,
}) => {
  await memberIs('gold')
  await stored({ targetPage: '/authentication/register-info' })
  await open('/')
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-info')
})

test('a callback token that has expired is refused with a message; the login follows, and nothing of the token is stored', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('platinum')
  await open(landOn(ofGold({ exp: 1_700_000_000 })))

  const modal = page.getByRole('alertdialog', { name: say('authentication.landing.refusedTitle') })
  await expect(modal).toHaveAccessibleDescription(say('authentication.landing.refusedText'))
  await modal.getByRole('button', { name: th.close }).click()
  await expectLineLogin(page)
  PageWatch.expectCleanAddress(page.url())
  const stored = await storageOf(page, 'localStorage')
  expect(stored).toHaveProperty('token', sessionFor('platinum', 'doisai'))
  expect(stored).not.toHaveProperty('lineRef')
})

test("a valid callback token replaces another member's session and everything of theirs", async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('platinum')
  await open('/home')
  await expectHomeOf(page, 'platinum')
  await calls.quiet()
  await expect.poll(() => storageOf(page, 'localStorage')).toHaveProperty('homeSnapshot')

  calls.clear()
  await open(landOn(ofGold()))
  await expectHomeOf(page, 'gold')
  await expect(greeting(page, 'platinum')).toHaveCount(0)
  await expect
    .poll(async () => (await storageOf(page, 'localStorage')).homeSnapshot ?? '')
    .not.toContain('ธนกฤต')
})

test("a handed-over bearer of another brand is refused: this brand's login comes first, and nothing of the bearer is stored", async ({
  page,
  app,
  open,
  memberIs,
  watch,
  calls,
}) => {
  const bearer = sessionFor('gold', 'sabaimart')
  watch.addMember(bearer)
  watch.allowAddress(app.origin)
  await memberIs('platinum', 'doisai')
  await open(`/home?token=${bearer}&brandRef=doisai`)

  await expectLineLogin(page)
  await expect(page).toHaveURL(`${app.origin}/authentication/line-login?brandRef=doisai&landing=true`)
  const stored = await storageOf(page, 'localStorage')
  expect(Object.values(stored)).not.toContain(bearer)
  expect(stored).not.toHaveProperty('token')
  expect(calls.all.filter(({ authorization }) => authorization === `Bearer ${bearer}`)).toEqual([])
})

test("a bearer handed over by another of the brand's sites logs in and leaves the address bar", async ({
  page,
  app,
  open,
  watch,
  calls,
}) => {
  const bearer = sessionFor('gold', 'doisai')
  watch.addMember(bearer)
  watch.allowAddress(app.origin)
  await open(`/home?token=${bearer}&brandRef=doisai&storeRef=S1`)

  await expectHomeOf(page, 'gold')
  await expect(page).toHaveURL(`${app.origin}/home?brandRef=doisai`)
  expect(calls.to('Customer/Profile').map((call) => call.authorization)).toEqual([`Bearer ${bearer}`])
  expect(await storageOf(page, 'localStorage')).toMatchObject({ token: bearer, storeRef: 'S1' })
})
