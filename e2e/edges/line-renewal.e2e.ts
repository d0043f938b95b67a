import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { expectLineLogin, lineButton, lineUserIs, pageTitle, phoneButton } from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'
import { say } from '../support/words.ts'

const EXPIRED = -10
/** Seconds left, too few to send the token: it could expire on the way. */
const EXPIRING = 30
const MERGE = 'authentication/MergeCustomerLine'
const DETAIL = '/privilege/detail?privilegeId=DS-P01'

test.describe('In a browser', () => {
  test('an ID token that has expired is renewed once, and the page first requested opens', async ({
    page,
    line,
    calls,
    open,
  }) => {
    lineUserIs(line, 'gold')
    line.nextIdTokenTtls.push(EXPIRED)
    await open(DETAIL)
    await lineButton(page).click()

    await expect(pageTitle(page, th.privilegeDetail)).toBeVisible()
    PageWatch.expectCleanAddress(page.url())
    expect(line.logins).toBe(2)
    expect(calls.to(MERGE)).toHaveLength(1)
  })
})

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('an expired ID token does not lose the page that a chat link names', async ({ page, line, calls }) => {
    lineUserIs(line, 'gold')
    line.nextIdTokenTtls.push(EXPIRED)
    await openInLine(page, line, DETAIL)
    await expect.poll(() => calls.to(MERGE).length).toBe(1)
    await expect(pageTitle(page, th.privilegeDetail)).toBeVisible()
    expect(line.idTokens).toHaveLength(2)
  })

  test('a second expired ID token ends in a message and the login buttons, not in a loop', async ({
    page,
    line,
    calls,
  }) => {
    line.settings.idTokenTtl = EXPIRING
    await openInLine(page, line)

    await expect(page.getByRole('alert')).toHaveText(say('authentication.line.failed', { why: 'expired' }))
    await expectLineLogin(page)
    await expect(phoneButton(page)).toBeVisible()
    expect(line.idTokens).toHaveLength(2)
    expect(calls.to(MERGE)).toEqual([])
  })
})
