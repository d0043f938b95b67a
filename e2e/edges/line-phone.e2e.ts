import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { PHONE_FEATURES } from '../line-platform/context-token.ts'
import {
  lineAnswers,
  lineUserAgent,
  openByLine,
  openInLine,
  messagesToLine,
  callsToLine,
} from '../line-platform/in-client.ts'
import { SHORTCUT_PAGE } from '../line-platform/line-platform.ts'
import { axeFaults } from '../support/axe.ts'
import { lineUserIs } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const FORM = 'calendar.showEventCreationModal'
const SHORTCUT = 'liff-shortcut.line.me/api/shortcut'

const homeScreen = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: say('account.homeScreen'), exact: true })
const error = (page: Page) => page.getByRole('alertdialog', { name: say('ui.chunkError.title') })
const refusal = (page: Page) => page.getByRole('alertdialog', { name: say('ui.refusedByLine.title') })

test.describe('In LINE on Android', () => {
  test.use({ userAgent: lineUserAgent.liffOnAndroid })

  test('a member of a verified MINI App puts home on the home screen, with nothing of the member in its link', async ({
    page,
    line,
  }) => {
    lineUserIs(line, 'gold')
    line.settings.availability = PHONE_FEATURES
    await openInLine(page, line, '/profile')
    await expect(homeScreen(page)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await homeScreen(page).click()
    await expect.poll(() => callsToLine(page)).toHaveLength(1)
    const asked = new URL((await callsToLine(page))[0] ?? '')
    expect(asked.protocol + asked.host + asked.pathname).toBe('line:shortcut/liff')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      description: '',
      liffId: line.app.liffId,
      targetUrl: line.permanentLink('/home?brandRef=doisai'),
    })
    await expect(error(page)).toHaveCount(0)
  })

  test('a MINI App with a word of its own in its links puts the address of home there, which LINE takes too', async ({
    page,
    line,
    app,
  }) => {
    lineUserIs(line, 'gold')
    Object.assign(line.settings, { availability: PHONE_FEATURES, miniAppWord: 'doisai' })
    await openInLine(page, line, '/profile')
    await homeScreen(page).click()
    await expect.poll(() => callsToLine(page)).toHaveLength(1)
    const asked = new URL((await callsToLine(page))[0] ?? '')
    expect(asked.searchParams.get('targetUrl')).toBe(`${app.origin}/home?brandRef=doisai`)
  })

  test('a day on which points expire goes into LINE’s form; a form that is closed says nothing, an error says so once', async ({
    page,
    line,
  }) => {
    lineUserIs(line, 'gold')
    line.settings.availability = PHONE_FEATURES
    await openInLine(page, line, '/profile/points-expire')
    const day = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: /120 แต้ม/ }) })
    const add = day.getByRole('button', { name: say('ui.addToCalendar') })
    await expect(add).toBeVisible()
    await lineAnswers(page, FORM, { data: {} })
    await add.click()
    await expect.poll(() => messagesToLine(page, FORM)).toHaveLength(1)
    const [form] = (await messagesToLine(page, FORM)) as [{ mentionedDate: number }] // as the SDK sends it
    expect(form).toEqual({
      title: 'แต้มจะหมดอายุวันนี้ · กาแฟดอยใส',
      mentionedDate: expect.any(Number),
      isAllDay: true,
    })
    const shown = await day.getByRole('heading', { level: 2 }).innerText()
    // LINE does not say in which time zone it reads the moment: the day is the same in Bangkok and in UTC.
    for (const timeZone of ['Asia/Bangkok', 'UTC']) {
      const inThai = new Intl.DateTimeFormat('th-TH', { dateStyle: 'medium', timeZone })
      expect(shown).toContain(inThai.format(form.mentionedDate))
    }

    await lineAnswers(page, FORM, { error: { code: 'CANCEL', description: 'closed' } })
    await add.click()
    await expect.poll(() => messagesToLine(page, FORM)).toHaveLength(2)
    await lineAnswers(page, FORM, { error: { code: 'FORBIDDEN', description: 'not in this LINE' } })
    await add.click()
    await expect(refusal(page)).toContainText(say('ui.refusedByLine.text'))
    await lineAnswers(page, FORM, { data: {} })
    await refusal(page)
      .getByRole('button', { name: say('ui.errorState.retry') })
      .click()
    await expect.poll(() => messagesToLine(page, FORM)).toHaveLength(4)
    await expect(refusal(page)).toHaveCount(0)
  })
})

test.describe('In LINE on an iPhone', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('LINE’s page for the shortcut opens in the phone’s browser; where LINE fails it is said once, and tried again', async ({
    page,
    line,
  }) => {
    await openByLine(page)
    lineUserIs(line, 'gold')
    line.settings.availability = PHONE_FEATURES
    line.settings.fail.set(SHORTCUT, 500)
    await openInLine(page, line, '/profile')
    await homeScreen(page).click()
    await expect(refusal(page)).toContainText(say('ui.refusedByLine.text'))
    expect(await axeFaults(page)).toEqual([])
    line.settings.fail.delete(SHORTCUT)
    line.settings.refuse.add(SHORTCUT)
    await refusal(page)
      .getByRole('button', { name: say('ui.errorState.retry') })
      .click()
    await expect(error(page)).toContainText(say('ui.chunkError.text'))
    line.settings.refuse.delete(SHORTCUT)
    await error(page)
      .getByRole('button', { name: say('ui.errorState.retry') })
      .click()
    await expect.poll(() => callsToLine(page)).toEqual([`${SHORTCUT_PAGE}?is_liff_external_open_window=true`])
    expect(line.requestsTo(SHORTCUT).at(-1)?.query).toEqual({
      liffId: line.app.liffId,
      url: line.permanentLink('/home?brandRef=doisai'),
    })
    await expect(error(page)).toHaveCount(0)
  })
})
