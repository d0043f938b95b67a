import type { Page } from '@playwright/test'
import { toThaiDateTime } from '../../src/sandbox/rules/thai-time.ts'
import { expect, test } from '../fixtures.ts'
import type { AppServer } from '../support/app-server.ts'
import { say } from '../support/words.ts'

const HISTORY = 'Customer/History/Point'

const card = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('heading', { name: say('histories.news.title') }) })

/** A cashier takes points, with the member at the counter and the phone in the pocket. */
function spendAtCounter(app: AppServer, points: number): void {
  app.sandbox.context.state.members['doisai-gold']?.points.unshift({
    id: 'PT-COUNTER',
    titleTh: 'ใช้แต้มแทนเงินสด',
    titleEn: 'Points in place of cash',
    points: -points,
    status: 'used',
    at: toThaiDateTime(new Date()),
    branch: 'อารีย์',
  })
}

test.use({ config: { support: { phone: '02 123 4567', lineOa: '@doisai' } } })
test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('points that were spent at the counter are told on the next visit, and lead to their row', async ({
  page,
  open,
  app,
  calls,
}) => {
  await open('/home')
  await expect.poll(() => calls.to(HISTORY)).toHaveLength(1)
  await expect(card(page)).toHaveCount(0)

  spendAtCounter(app, 500)
  await page.reload()
  await expect(card(page)).toContainText('−500')
  await expect(card(page)).toContainText('อารีย์')
  expect(calls.to(HISTORY)).toHaveLength(2)

  await card(page)
    .getByRole('button', { name: say('histories.notYou') })
    .click()
  const call = card(page).getByRole('link', { name: say('ui.support.call', { phone: '02 123 4567' }) })
  await expect(call).toHaveAttribute('href', 'tel:021234567')

  await card(page)
    .getByRole('link', { name: /ลบ 500 แต้ม/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/profile\/points-history\?brandRef=doisai$/)
  const sheet = page.getByRole('dialog', { name: 'ใช้แต้มแทนเงินสด' })
  await expect(sheet).toContainText('PT-COUNTER')
  await expect(sheet.getByRole('button', { name: say('histories.notYou') })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL(/\/home\b/)
  const before = calls.to(HISTORY).length
  await page.reload()
  await expect.poll(() => calls.to(HISTORY)).toHaveLength(before + 1)
  await calls.quiet()
  await expect(card(page)).toHaveCount(0)
})
