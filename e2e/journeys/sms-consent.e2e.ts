import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { smsTokenFor, type SmsKind } from '../../src/sandbox/content/sms-invitations.ts'
import { expect, test } from '../fixtures.ts'
import { pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const ACCEPT = 'customers/customer-consent-pdpa-by-sms'

const link = (kind: SmsKind) => `/authentication/sms-pdpa?token=${smsTokenFor('sabaimart', kind)}`

const accept = (page: Page) => page.getByRole('button', { name: th.accept, exact: true })

/** The text is on screen, and the link's secret out of the address. */
async function expectText(page: Page): Promise<void> {
  await expect(page).toHaveURL(/sms-pdpa\?brandRef=sabaimart$/)
  await expect(page.getByRole('heading', { name: 'ขอความยินยอมจากลูกค้าสบายมาร์ท' })).toBeVisible()
}

async function expectRecorded(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/consent-success')
  await expect(pageTitle(page, th.consentRecorded)).toBeVisible()
}

test(
  'the link of an SMS sets its brand, is accepted, and ends on the page that says so @small',
  { tag: '@main' },
  async ({ page, calls, open }) => {
    await open(link('fresh'))
    await expectText(page)
    expect(calls.to('pdpa/pdpa-detail/sms-sabaimart-fresh')).toMatchObject([{ authorization: undefined }])
    await accept(page).click()
    await page
      .getByRole('alertdialog', { name: say('app.title.consentSuccess') })
      .getByRole('button')
      .click()
    await expectRecorded(page)
    expect(calls.to(ACCEPT).map(({ body }) => body)).toEqual([
      {
        Customer_S_Ref: 'CS-sabaimart-fresh',
        PDPA_Article_Id: 'pdpa-sabaimart-2026',
        Token: 'sms-sabaimart-fresh',
      },
    ])

    await page.reload()
    await expectRecorded(page)
  },
)

test('a text that tries to run code runs none', async ({ page, open, watch }) => {
  watch.allowRefusedHandlers()
  await open(link('hostile'))
  const text = page.getByRole('region', { name: say('consent.lead') })
  await expect(text.getByRole('heading', { name: 'ขอความยินยอมจากลูกค้าสบายมาร์ท' })).toBeVisible()
  await expect(
    text.locator('script, img, [style], [onclick], [href], [data-name], [aria-hidden]'),
  ).toHaveCount(0)
  await text.getByText('privacy').click()
  await text.getByText('…').click()
  expect(await page.evaluate(() => document.documentElement.dataset.hacked)).toBeUndefined()
})
