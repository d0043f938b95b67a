import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectLineLogin, lineButton, lineUserIs, pageTitle } from '../support/on-screen.ts'
import { PageWatch } from '../support/page-watch.ts'

test(
  'a member logs in with LINE in a browser and comes back to the page first requested',
  { tag: '@main' },
  async ({ page, line, calls, open }) => {
    lineUserIs(line, 'gold')
    await open('/privilege/detail?privilegeId=DS-P01&type=2')
    await expectLineLogin(page)
    expect(line.log).toEqual([]) // without a tap nobody is sent to LINE, and no request goes there

    await lineButton(page).click()
    await expect(pageTitle(page, th.privilegeDetail)).toBeVisible()
    await expect(page).toHaveURL(/\/privilege\/detail\?privilegeId=DS-P01&type=2&brandRef=doisai$/)
    PageWatch.expectCleanAddress(page.url())
    expect(line.logins).toBe(1)
    expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(1)

    await page.goBack()
    expect(new URL(page.url()).host).not.toContain('line.me')
  },
)

test.describe('In Chrome on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  })

  for (const [app, lineAppVersion] of [
    ['a LINE app that names its version', '14.0.0'],
    ['a LINE app that names no version', null],
  ] as const) {
    test(`a member comes back from ${app} to the page first requested`, async ({
      page,
      line,
      open,
      calls,
    }) => {
      lineUserIs(line, 'gold')
      line.settings.lineAppVersion = lineAppVersion
      await open('/profile')
      await lineButton(page).click()

      await expect(pageTitle(page, th.profile)).toBeVisible()
      PageWatch.expectCleanAddress(page.url())
      expect(line.logins).toBe(1)
      expect(calls.to('authentication/MergeCustomerLine')).toHaveLength(1)
    })
  }
})
