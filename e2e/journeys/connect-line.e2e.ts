import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, lineButton, lineUserIs, pageTitle } from '../support/on-screen.ts'
import { OTP, proceed, typeCode } from '../support/phone.ts'
import { PageWatch } from '../support/page-watch.ts'
import { say } from '../support/words.ts'

test(
  'a member by phone connects LINE from the profile, and then logs in with LINE alone',
  { tag: '@main' },
  async ({ page, line, open, memberIs, app }) => {
    await memberIs('no-pin')
    lineUserIs(line, 'non-member')
    await open('/profile')
    await page.getByRole('link', { name: say('app.title.connectLine'), exact: true }).click()
    await expect(pageTitle(page, say('app.title.connectLine'))).toBeVisible()
    await expect(page.getByText(say('connectLine.title'))).toBeVisible()
    expect(line.log).toEqual([])

    await page.getByRole('button', { name: say('app.title.connectLine'), exact: true }).click()
    await expect(page.getByText('081 xxx 0010', { exact: true })).toBeVisible()
    PageWatch.expectCleanAddress(page.url())
    expect(line.logins).toBe(1)
    await proceed(page).click()
    await typeCode(page, th.otp, OTP)

    await expect(page).toHaveURL(`${app.origin}/profile?brandRef=doisai`)
    await expect(page.getByText(say('account.line.connected'), { exact: true })).toBeVisible()

    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.sideMenu.logOut') })
      .click()
    await lineButton(page).click()
    await expectHomeOf(page, 'no-pin')
  },
)
