import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, lineButton, lineUserIs, pageTitle, storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const statusHeading = (page: Page, id: string) => page.getByRole('heading', { name: say(id), exact: true })

/** No screen waits until an answer is recorded, and leaving the document earlier would lose the record. */
const expectRecorded = (page: Page, count: number) =>
  expect
    .poll(async () => JSON.parse((await storageOf(page, 'localStorage')).consentRecord ?? '[]') as unknown[])
    .toHaveLength(count)

/** A tap that counts how often it is used. */
function counting() {
  let taps = 0
  const tap = async (page: Page, role: 'button' | 'checkbox', name: string) => {
    taps += 1
    const dialog = page.getByRole('alertdialog')
    const place = (await dialog.count()) > 0 ? dialog : page
    await place.getByRole(role, { name, exact: true }).click()
  }
  const taken = () => {
    const count = taps
    taps = 0
    return count
  }
  return { tap, taken }
}

test(
  'a member withdraws the consent, home warns, and giving it again takes as many taps',
  { tag: '@main' },
  async ({ page, calls, open, memberIs }) => {
    const { tap, taken } = counting()
    await memberIs('gold')
    await open('/profile/profile-menu-pdpa')
    await page.getByRole('link', { name: /ให้ความยินยอมไว้แล้ว$/ }).click()
    await expect(pageTitle(page, th.privacyPolicy)).toBeVisible()
    await expect(statusHeading(page, 'consent.status.given')).toBeVisible()

    await tap(page, 'button', th.withdrawConsent)
    await expect(page.getByRole('alertdialog')).toContainText(say('consent.withdraw.loss'))
    await tap(page, 'button', th.withdrawConsent)
    await expect(statusHeading(page, 'consent.withdrawn.title')).toBeFocused()
    const toWithdraw = taken()

    await tap(page, 'checkbox', th.consentBox)
    await tap(page, 'button', th.accept)
    await expect(statusHeading(page, 'consent.status.given')).toBeFocused()
    expect(taken()).toBe(toWithdraw)

    await tap(page, 'button', th.withdrawConsent)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await tap(page, 'button', th.withdrawConsent)
    await expect(statusHeading(page, 'consent.withdrawn.title')).toBeVisible()
    await expectRecorded(page, 3)
    taken()
    await open('/home')
    await expect(page.getByRole('alertdialog', { name: say('consent.withdrawn.denied') })).toBeVisible()
    await tap(page, 'button', th.accept)
    await tap(page, 'button', th.confirm)
    expect(taken()).toBe(toWithdraw)
    await expectHomeOf(page, 'gold')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const actions = calls.to('pdpa/consent').map(({ body }) => (body as { Pdpa_Action: number }).Pdpa_Action)
    expect(actions.filter((action) => action !== 6)).toEqual([4, 1, 4, 1])
    await expectRecorded(page, 4)

    await open('/profile/profile-pdpa')
    const record = page.getByRole('region', { name: th.consentRecord })
    await expect(record.getByRole('listitem')).toHaveText([/^ให้/, /^ถอน/, /^ให้/, /^ถอน/])
  },
)

test('a member who has withdrawn the consent cannot get round the warning, nor by a reload', async ({
  page,
  line,
  open,
}) => {
  const warning = page.getByRole('alertdialog', { name: say('consent.withdrawn.denied') })
  lineUserIs(line, 'withdrawn')
  await open('/authentication/line-login')
  await lineButton(page).click()
  await expect(warning).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(warning).toBeVisible()
  await page.reload()
  await expect(warning).toBeVisible()
})

test('a member without consent cannot get round the question on home by Escape, a tap beside it or the way back', async ({
  page,
  open,
  memberIs,
}) => {
  const question = page.getByRole('dialog', { name: th.privacyPolicy })
  const accept = question.getByRole('button', { name: th.accept, exact: true })
  await memberIs('not-consented')
  await open('/authentication/login')
  await open('/home')
  await expect(accept).toBeEnabled()
  // At the second Escape in a row Chromium closes a dialog by itself, unless a part of the dialog that has the focus hears it.
  for (const focus of ['the dialog', 'nothing']) {
    if (focus === 'nothing') await question.evaluate((dialog: HTMLElement) => dialog.blur())
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(question, `with the focus on ${focus}`).toBeVisible()
  }
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  for (const time of ['first', 'second']) {
    await page.goBack()
    await expect(question, `at the ${time} step back`).toBeVisible()
  }
  await accept.click()
  await expect(question).toHaveCount(0)
  await expectHomeOf(page, 'not-consented')
})
