import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { greeting } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

/** All code but what home's first paint waits for, and what reads the API's answers. */
const LATE_CODE = /\/assets\/(?!app-|rolldown-runtime-|th-first-|read-answer-|shared-)[^/]+\.js/

const loseLateCode = (page: Page) => page.route(LATE_CODE, (route) => route.abort())
const menu = (page: Page) => page.getByRole('button', { name: 'เมนู', exact: true })

test('what cannot be opened says so in the app, and opens once its code comes', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await loseLateCode(page)
  await open('/home')
  await expect(greeting(page, 'gold')).toBeVisible()
  await menu(page).click()

  const modal = page.getByRole('alertdialog', { name: say('ui.loadFailure.title') })
  await expect(modal).toHaveAccessibleDescription(say('ui.loadFailure.text'))
  await modal.getByRole('button', { name: 'ปิด' }).click()
  await expect(modal).toHaveCount(0)

  await menu(page).click()
  await expect(modal).toBeVisible()
  await page.unroute(LATE_CODE)
  await modal.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(page.getByRole('dialog', { name: 'เมนู', exact: true })).toBeVisible()
})
