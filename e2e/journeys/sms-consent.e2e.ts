import { expect, test } from '../fixtures.ts'
import { smsTokenFor, type SmsKind } from '../../src/sandbox/content/sms-invitations.ts'
import { say } from '../support/words.ts'

const link = (kind: SmsKind) => `/authentication/sms-pdpa?token=${smsTokenFor('sabaimart', kind)}`

test('the link of an SMS brings its brand, is accepted, and ends on the page that says so @small', async ({
  page,
  calls,
  open,
}) => {
  await open(link('fresh'))
  await expect(page).toHaveURL(/sms-pdpa\?brandRef=sabaimart$/)
  await expect(page.getByRole('heading', { name: 'ขอความยินยอมจากลูกค้าสบายมาร์ท' })).toBeVisible()
  await page.getByRole('button', { name: 'ยอมรับ' }).click()
  await page
    .getByRole('alertdialog', { name: say('consent.sms.done') })
    .getByRole('button')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'บันทึกความยินยอมแล้ว' })).toBeVisible()
  expect(calls.to('customers/customer-consent-pdpa-by-sms').map(({ body }) => body)).toEqual([
    {
      Customer_S_Ref: 'CS-sabaimart-fresh',
      PDPA_Article_Id: 'pdpa-sabaimart-2026',
      Token: 'sms-sabaimart-fresh',
    },
  ])

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'บันทึกความยินยอมแล้ว' })).toBeVisible()
})

test('a text that tries to run code runs none', async ({ page, open, watch }) => {
  watch.allowRefusedHandlers()
  await open(link('hostile'))
  const text = page.getByRole('region', { name: say('consent.lead') })
  await expect(text.getByRole('heading', { name: 'ขอความยินยอมจากลูกค้าสบายมาร์ท' })).toBeVisible()
  await expect(text.locator('script, img, [style], [onclick], [href]')).toHaveCount(0)
  await text.getByText('privacy').click()
  await text.getByText('…').click()
  expect(await page.evaluate(() => document.documentElement.dataset.hacked)).toBeUndefined()
})

test('a link without a token says so, and the reload of one with a token still knows it', async ({
  page,
  open,
}) => {
  await open('/authentication/sms-pdpa')
  await expect(page.getByRole('heading', { name: say('consent.sms.incomplete') })).toBeVisible()
  await open(link('plain'))
  await expect(page.getByRole('button', { name: 'ยอมรับ' })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'ยอมรับ' })).toBeEnabled()
})
