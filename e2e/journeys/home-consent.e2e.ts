import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, lineButton, lineUserIs, storageOf } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const CONSENT = {
  Pdpa_Article_Alt_Reference: 'pdpa-doisai-2026',
  Pdpa_Article_Group_Key: 'crm_customer_pdpa',
  Pdpa_Action: 1,
}
/** The text was opened by a member who has not answered yet. */
const READ = { ...CONSENT, Pdpa_Action: 6 }

test('home is blocked for a member who has not consented, until they accept', async ({
  page,
  calls,
  open,
  memberIs,
}) => {
  await memberIs('not-consented')
  await open('/home')
  const dialog = page.getByRole('dialog', { name: th.privacyPolicy })
  await expect(dialog.getByRole('checkbox', { name: th.consentBox })).toBeChecked()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: th.accept }).click()
  await expect(dialog).toHaveCount(0)
  await expectHomeOf(page, 'not-consented')
  await calls.quiet()
  expect(calls.to('pdpa/info')[0]?.body).toEqual({ pdpa_group_key: 'crm_customer_pdpa', brand_ref: 'doisai' })
  expect(calls.to('pdpa/consent').map(({ body }) => body)).toEqual([READ, CONSENT])
  expect(calls.to('Customer/Profile')).toHaveLength(2)

  await page.reload()
  await expectHomeOf(page, 'not-consented')
  await calls.quiet()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the acceptance needs the tick', async ({ page, open, memberIs }) => {
  await memberIs('not-consented')
  await open('/home')
  const accept = page.getByRole('dialog').getByRole('button', { name: th.accept })
  await expect(accept).toBeEnabled()
  await page.getByRole('checkbox').click()
  await expect(accept).toBeDisabled()
})

test('a member who does not accept is told what a refusal means, and can leave with one tap', async ({
  page,
  calls,
  open,
  memberIs,
}) => {
  await memberIs('not-consented')
  await open('/home')
  const dialog = page.getByRole('dialog', { name: th.privacyPolicy })
  await expect(dialog).toContainText(say('consent.error'))
  await dialog.getByRole('button', { name: say('consent.back') }).click()
  await expectLineLogin(page)
  expect(await storageOf(page, 'localStorage')).not.toHaveProperty('token')
  expect(calls.to('pdpa/consent').map(({ body }) => body)).toEqual([READ])
})

test.describe('Where the brand wants an unticked box', () => {
  test.use({ config: { pdpaPreselected: false } })

  test('the acceptance waits for the tick', async ({ page, open, memberIs }) => {
    await memberIs('not-consented')
    await open('/home')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await expect(page.getByRole('dialog').getByRole('button', { name: th.accept })).toBeDisabled()
  })
})

test('a member whose acceptance fails sees the error in the modal, and can retry', async ({
  page,
  open,
  memberIs,
  faults,
}) => {
  await memberIs('not-consented')
  // The first request records that the text was read; the failure of that request is not shown.
  faults.add({ operation: 'sendConsent', kind: 500, times: 2 })
  await open('/home')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: th.accept }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()

  await dialog.getByRole('button', { name: th.accept }).click()
  await expect(dialog).toHaveCount(0)
})

test('a policy that fails to load can be retried', async ({ page, open, memberIs, faults }) => {
  await memberIs('not-consented')
  faults.add({ operation: 'listPdpa', kind: 500, times: 1 })
  await open('/home')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: th.tryAgain }).click()
  await expect(dialog.getByRole('button', { name: th.accept })).toBeEnabled()
})

test.describe('A member who has withdrawn the consent', () => {
  test.beforeEach(async ({ page, line, open }) => {
    lineUserIs(line, 'withdrawn')
    await open('/authentication/line-login')
    await lineButton(page).click()
    await expect(page.getByRole('alertdialog', { name: say('consent.withdrawn.denied') })).toBeVisible()
  })

  test('is led to the policy when they accept', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: th.accept }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/home/pdpa')
  })

  test('is logged out when they cancel', async ({ page }) => {
    await page.getByRole('alertdialog').getByRole('button', { name: th.cancel }).click()
    await expectLineLogin(page)
    await expect(page).toHaveURL(/\?brandRef=doisai&landing=true$/)
    expect(await storageOf(page, 'localStorage')).not.toHaveProperty('token')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('cannot get round the warning', async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('alertdialog', { name: say('consent.withdrawn.denied') })).toBeVisible()
  })
})
