import { en, th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import {
  expectHomeOf,
  expectLineLogin,
  lineButton,
  lineUserIs,
  pageTitle,
  phoneButton,
} from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'
import { say } from '../support/words.ts'

const DETAIL = '/privilege/detail?privilegeId=DS-P01'
const DETAIL_TITLE = th.privilegeDetail

test('a member who refuses at LINE is told so, and may try again in the same tab', async ({
  page,
  line,
  open,
}) => {
  lineUserIs(line, 'gold')
  line.settings.consent = 'wait'
  await open(DETAIL)
  await lineButton(page).click()
  await page.getByRole('button', { name: en.cancel }).click()

  await expect(page.getByRole('alert')).toHaveText(say('authentication.line.failed', { why: 'denied' }))
  await expectLineLogin(page)
  await expect(phoneButton(page)).toBeVisible()
  PageWatch.expectCleanAddress(page.url())

  line.settings.consent = 'allow'
  await lineButton(page).click()
  await expect(pageTitle(page, DETAIL_TITLE)).toBeVisible()
  expect(line.logins).toBe(2)
})

test('a member whose browser has forgotten the login meanwhile sees the login buttons again, and can log in', async ({
  page,
  context,
  app,
  line,
  open,
}) => {
  lineUserIs(line, 'gold')
  line.settings.consent = 'wait'
  await open(DETAIL)
  await lineButton(page).click()
  await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
  // As a browser with tracking protection does: it clears local storage, where LINE's SDK keeps the login's secret.
  const other = await context.newPage()
  await other.goto(`${app.origin}/icon.svg`)
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('LIFF_STORE')) localStorage.removeItem(key)
  })
  await other.close()
  await page.getByRole('button', { name: 'Allow' }).click()

  await expectLineLogin(page)
  PageWatch.expectCleanAddress(page.url())
  expect(line.logins).toBe(1)
  line.settings.consent = 'allow'
  await lineButton(page).click()
  await expect(pageTitle(page, DETAIL_TITLE)).toBeVisible()
})

test('a member is told when LINE fails after its login page, and can go on by phone', async ({
  page,
  line,
  open,
}) => {
  line.settings.fail.set('api.line.me/oauth2/v2.1/token', 500)
  await open('/authentication/line-login')
  await lineButton(page).click()

  await expect(page.getByRole('alert')).toHaveText(say('authentication.line.failed', { why: 'unreached' }))
  await expectLineLogin(page)
  await expect(phoneButton(page)).toBeVisible()
  PageWatch.expectCleanAddress(page.url())
})

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('a refused connection to LINE leads to the other login methods, and the chat link stays stored', async ({
    page,
    line,
    context,
  }) => {
    line.settings.refuse.add('api.line.me')
    await openInLine(page, line, DETAIL)

    await expect(page.getByRole('alert')).toHaveText(
      `${say('authentication.line.failed', { why: 'unreached' })} ${say('error.reopenInLine')}`,
    )
    PageWatch.expectCleanAddress(page.url())
    await phoneButton(page).click()
    await expect(pageTitle(page, th.loginWithPhone)).toBeVisible()

    await page.close()
    line.settings.refuse.clear()
    lineUserIs(line, 'gold')
    const next = await context.newPage()
    await openInLine(next, line)
    await expect(pageTitle(next, DETAIL_TITLE)).toBeVisible()
  })

  test('each tap while LINE is out of reach is one try, and never a loop', async ({ page, line }) => {
    line.settings.refuse.add('api.line.me')
    await openInLine(page, line)
    await expect(page.getByRole('alert')).toHaveText(
      `${say('authentication.line.failed', { why: 'unreached' })} ${say('error.reopenInLine')}`,
    )
    expect(line.logins).toBe(0)

    await lineButton(page).click()
    // The SDK itself opens LINE's login page once, because the credentials from the opening are used up.
    await expect.poll(() => line.logins).toBe(1)
    await expect(page.getByRole('alert')).toHaveText(
      `${say('authentication.line.failed', { why: 'unreached' })} ${say('error.reopenInLine')}`,
    )
    await expectLineLogin(page)
    expect(line.logins).toBe(1)
  })

  test('a member with a session sees home though LINE is out of reach', async ({
    context,
    line,
    memberIs,
  }) => {
    await memberIs('gold')
    line.settings.refuse.add('api.line.me')
    const page = await context.newPage()
    await openInLine(page, line, '/home')
    await expectHomeOf(page, 'gold')
    PageWatch.expectCleanAddress(page.url())
  })

  test('a member whose LINE access was revoked is signed in again', async ({ page, line }) => {
    lineUserIs(line, 'gold')
    await openInLine(page, line)
    await expectHomeOf(page, 'gold')

    line.revokeAccessTokens()
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto(new URL('/home', page.url()).href)
    await expectHomeOf(page, 'gold')
  })
})

test.describe("In LINE's browser for plain links", () => {
  test.use({ userAgent: lineUserAgent.inAppOnIos })

  test('the login page offers to open the app in LINE', async ({ page, line, open }) => {
    await open('/home')
    const link = page.getByRole('link', { name: say('authentication.login.line'), exact: true })
    await expect(link).toHaveAttribute('href', line.permanentLink('?brandRef=doisai'))
  })
})
