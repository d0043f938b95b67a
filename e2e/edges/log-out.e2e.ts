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
