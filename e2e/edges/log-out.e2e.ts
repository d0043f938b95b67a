import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import {
  expectHomeOf,
  expectLineLogin,
  lineButton,
  lineUserIs,
  logOut,
  storageOf,
} from '../support/on-screen.ts'

const LOGOUT = 'authentication/Logout'

/** Keys of the brand and not of the member; the login page stores them again. */
const OF_THE_BRAND = ['appSetting', 'themeUntil', 'themeTokens', 'provider']

test('logging out asks for no confirmation, clears all data of the member and leads to LINE login', async ({
  page,
  app,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open('/home?storeRef=S1')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await logOut(page)

  await expectLineLogin(page)
  await expect(page).toHaveURL(`${app.origin}/authentication/line-login?brandRef=doisai&landing=true`)
  expect(calls.to(LOGOUT)).toHaveLength(1)
  const { authorization, body } = calls.to(LOGOUT)[0] ?? {}
  expect(body).toEqual({ AccessToken: authorization?.replace('Bearer ', '') })
  const local = Object.keys(await storageOf(page, 'localStorage'))
  expect(local.filter((key) => !OF_THE_BRAND.includes(key))).toEqual([])
  expect(await storageOf(page, 'sessionStorage')).toEqual({ isLoggedOut: 'true' })
  await expect(page.getByRole('button', { name: th.back })).toHaveCount(0)
})

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('a member who has logged out stays logged out through a reload, until they tap or reopen the app', async ({
    page,
    context,
    line,
    calls,
  }) => {
    const merges = () => calls.to('authentication/MergeCustomerLine').length
    lineUserIs(line, 'gold')
    await openInLine(page, line)
    await expectHomeOf(page, 'gold')
    await logOut(page)
    await expectLineLogin(page)
    const storedByLine = Object.keys(await storageOf(page, 'sessionStorage')).filter((key) =>
      /IDToken/i.test(key),
    )
    expect(storedByLine).toEqual([])

    await page.reload()
    await expectLineLogin(page)
    await calls.quiet()
    expect(merges()).toBe(1)

    await lineButton(page).click()
    await expectHomeOf(page, 'gold')
    expect(merges()).toBe(2)

    await logOut(page)
    await expectLineLogin(page)
    const reopened = await context.newPage()
    await openInLine(reopened, line)
    await expectHomeOf(reopened, 'gold')
    expect(merges()).toBe(3)
  })
})
