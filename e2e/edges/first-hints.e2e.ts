import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { holdFiles } from '../support/hold-files.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

/* What only a browser shows of the hints that a new member has on home. */

const card = (page: Page) => page.getByRole('region', { name: say('hints.name') })
const title = (page: Page) => card(page).getByRole('heading')
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

test('no hint is on screen with a code', async ({ page, open, memberIs, stored }) => {
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
})
