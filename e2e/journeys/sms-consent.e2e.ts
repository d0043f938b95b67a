import { en, th } from '#tests/names.ts'
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

test('the link of an SMS sets its brand, is accepted, and ends on the page that says so @small', async ({
  page,
  calls,
  open,
}) => {
  await open(link('fresh'))
  await expectText(page)
  expect(calls.to('pdpa/pdpa-detail/sms-sabaimart-fresh')).toMatchObject([{ authorization: undefined }])
  await accept(page).click()
  await page
    .getByRole('alertdialog', { name: say('consent.sms.done') })
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
})

test('the link of an SMS is read and accepted in English', async ({ page, open, inLocale }) => {
  await inLocale('en')
  await open(link('fresh'))
  await expect(page.getByRole('heading', { name: 'Sabai Mart asks for your consent' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: en.consentBox })).toBeChecked()
  await page.getByRole('button', { name: en.accept, exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Your consent has been recorded' }).getByRole('button').click()
  await expect(pageTitle(page, 'Consent recorded')).toBeVisible()
})

test('the text of a link without an inner token is fetched by its reference, and the whole token is sent back', async ({
  page,
  calls,
  open,
}) => {
  await open(link('plain'))
  await expectText(page)
  expect(calls.to('pdpa/pdpa-detail')).toMatchObject([
    { query: { brandRef: 'sabaimart', pdpaRef: 'sms-sabaimart-plain' } },
  ])
  await page.reload()
  await expectText(page)
  await accept(page).click()
  await expect(page.getByRole('alertdialog', { name: say('consent.sms.done') })).toBeVisible()
  expect(calls.to(ACCEPT)).toMatchObject([{ body: { Token: smsTokenFor('sabaimart', 'plain') } }])
})

test('a member who declines is told that nothing was recorded, sends nothing, and may read the text again', async ({
  page,
  calls,
  open,
}) => {
  await open(link('fresh'))
  await expectText(page)
  await page.getByRole('button', { name: say('consent.sms.decline'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('consent.sms.declined') })).toBeVisible()
  await expect(accept(page)).toHaveCount(0)
  await calls.quiet()
  expect(calls.to(ACCEPT)).toEqual([])

  await page.getByRole('button', { name: say('consent.sms.readAgain'), exact: true }).click()
  await expectText(page)
  await expect(accept(page)).toBeEnabled()
})

test('the acceptance needs the tick', async ({ page, open }) => {
  await open(link('fresh'))
  await expect(accept(page)).toBeEnabled()
  await page.getByRole('checkbox').uncheck()
  await expect(accept(page)).toBeDisabled()
})

test('a member who has consented before is not asked again', async ({ page, calls, open }) => {
  await open(link('consented'))
  await expectRecorded(page)
  expect(calls.to(ACCEPT)).toEqual([])
})

test('a member whose link is used up is sent to the store, with nothing to accept', async ({
  page,
  calls,
  open,
}) => {
  await open(link('refused'))
  await expect(page.getByRole('heading', { name: say('consent.smsEnded') })).toBeVisible()
  await expect(accept(page)).toHaveCount(0)
  expect(calls.to('pdpa/pdpa-detail/sms-sabaimart-refused')).toHaveLength(1)
})

test('a member whose acceptance fails acknowledges the error, and the box stays as it was', async ({
  page,
  calls,
  open,
}) => {
  await open(link('failing'))
  await accept(page).click()
  const modal = page.getByRole('alertdialog', { name: say('consent.failed') })
  await expect(modal.getByRole('button').filter({ hasNotText: th.copy })).toHaveText([th.acknowledge])
  await modal.getByRole('button', { name: th.acknowledge, exact: true }).click()
  await expect(modal).toHaveCount(0)
  await expectText(page)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(accept(page)).toBeEnabled()
  expect(calls.to(ACCEPT)).toHaveLength(1)
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

test('a link without a token says so', async ({ page, open }) => {
  await open('/authentication/sms-pdpa')
  await expect(page.getByRole('heading', { name: say('consent.sms.incomplete') })).toBeVisible()
})
