import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdFiles } from '../support/hold-files.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'
import { redeemButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

/* What only a browser shows of the hints that a new member has on home. */

const card = (page: Page) => page.getByRole('region', { name: say('hints.name') })
const title = (page: Page) => card(page).getByRole('heading')
test('the hints are skipped by keyboard, which goes on from where they were', async ({
  page,
  open,
  memberIs,
  stored,
}) => {
  await memberIs('gold')
  await stored({ hintStep: '1' })
  await open('/home')
  const skip = card(page).getByRole('button', { name: say('hints.skip'), exact: true })
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toHaveCount(0)
  await expect(page.getByText(say('hints.closed'))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: say('tier.card.toggle') })).toBeFocused()
  expect(await storageOf(page, 'localStorage')).not.toHaveProperty('hintStep')
})

test('nothing moves for the hints, however late they come', async ({ page, open, memberIs, stored }) => {
  await memberIs('gold')
  await stored({ hintStep: '1' })
  await noteShifts(page)
  const release = await holdFiles(page, '**/first-hints-*.js')
  const held = page.waitForRequest(/first-hints-/)
  await open('/home')
  await held
  await expectHomeOf(page, 'gold')
  expect(await shiftsOf(page)).toEqual([])
  release()
  await expect(title(page)).toHaveText(say('hints.code'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test('no hint is on screen with a code or a question', async ({ page, open, memberIs, stored }) => {
  await memberIs('gold')
  await stored({ hintStep: '1' })
  await open('/home')
  await expect(title(page)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('home.profileBar.collect'), exact: true })
    .click()
  await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()
  await expect(page.getByText(say('hints.code'))).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toBeVisible()

  await page.getByRole('main').locator('li a[href^="/privilege/detail"]').first().click()
  await redeemButton(page).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByText(say('hints.code'))).toHaveCount(0)
})
