import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lineUserAgent, openInLine, callsToLine } from '../line-platform/in-client.ts'
import { PERSONAS } from '../../src/sandbox/personas.ts'
import { smsTokenFor } from '../../src/sandbox/content/sms-invitations.ts'
import { axeFaults } from '../support/axe.ts'
import { expectHomeOf, lineUserIs, pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const STATUS = 'api.line.me/friendship/v1/status'

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'เพิ่มเพื่อน', exact: true })
const later = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: say('sharing.friend.later') })

test.describe('In LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnAndroid })

  test('home asks a member who is no friend of the brand, after all of home is there, and LINE adds the account', async ({
    page,
    line,
    calls,
  }) => {
    lineUserIs(line, 'gold')
    line.settings.friend = { isFriend: false, answer: 'cancel' }
    await openInLine(page, line, '/home')
    await expectHomeOf(page, 'gold')
    await expect(add(page)).toBeVisible()
    expect(line.requestsTo(STATUS)).toMatchObject([{ query: {}, hasAuthorization: true }])
    const answered = calls.timeline.filter((what) => what.startsWith('answered'))
    expect(answered).toContain('answered privilege/List')
    expect(await axeFaults(page)).toEqual([])

    await add(page).click()
    await expect.poll(async () => (await callsToLine(page)).join()).toContain('liff://subwindow')
    await expect(add(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    line.settings.friend.answer = 'add'
    await add(page).click()
    await expect(add(page)).toHaveCount(0)
  })

  test('a channel without an official account says nothing; a member who puts it off is not asked again', async ({
    context,
    line,
    calls,
  }) => {
    lineUserIs(line, 'gold')
    line.settings.friend = { isFriend: null, answer: 'add' }
    const openHome = async () => {
      const page = await context.newPage()
      await openInLine(page, line, '/home')
      await expectHomeOf(page, 'gold')
      return page
    }
    const unlinked = await openHome()
    await expect.poll(() => line.requestsTo(STATUS).length).toBe(1)
    await calls.quiet()
    await expect(add(unlinked)).toHaveCount(0)
    await expect(unlinked.getByRole('alert')).toHaveCount(0)
    await unlinked.close()

    line.settings.friend.isFriend = false
    const asked = await openHome()
    await later(asked).click()
    await expect(asked.getByRole('main')).toBeFocused()
    await expect(add(asked)).toHaveCount(0)
    await asked.close()

    const quiet = await openHome()
    await calls.quiet()
    expect(line.requestsTo(STATUS)).toHaveLength(2)
    await expect(add(quiet)).toHaveCount(0)
  })

  test('a page that has done its work closes in LINE', async ({ page, line }) => {
    await openInLine(page, line, `/authentication/sms-pdpa?token=${smsTokenFor('doisai', 'fresh')}`)
    await page.getByRole('button', { name: th.accept, exact: true }).click()
    await page
      .getByRole('alertdialog', { name: say('app.title.consentSuccess') })
      .getByRole('button')
      .click()
    await expect(pageTitle(page, th.consentRecorded)).toBeVisible()
    await page.getByRole('button', { name: say('ui.closePage') }).click()
    await expect.poll(() => callsToLine(page)).toEqual(['liff://close'])
    // The mocked LINE does not close the page: the member is told how to.
    await expect(page.getByText(say('ui.closePage.byHand'))).toBeVisible()
  })
})

test.describe("In LINE's browser for plain links", () => {
  test.use({ userAgent: lineUserAgent.inAppOnAndroid })

  test('the page of points for a number says how to close it', async ({ page, open }) => {
    await open('/home?qrCode=EARN50')
    await page.getByRole('textbox', { name: th.phoneNumber }).fill(PERSONAS.gold.mobile.doisai)
    await page.getByRole('button', { name: th.proceed, exact: true }).click()
    await expect(page.getByRole('heading', { name: th.collected })).toBeVisible()
    await page.getByRole('button', { name: say('ui.closePage') }).click()
    // A page can close itself only if a script has opened it.
    await expect(page.getByText(say('ui.closePage.byHand'))).toBeVisible()
  })
})
