import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, lineButton, lineUserIs } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const CONSENT = {
  Pdpa_Article_Alt_Reference: 'pdpa-doisai-2026',
  Pdpa_Article_Group_Key: 'crm_customer_pdpa',
  Pdpa_Action: 1,
}
/** The text was opened by a member who has not answered yet. */
const READ = { ...CONSENT, Pdpa_Action: 6 }

test(
  'home is blocked for a member who has not consented, until they accept',
  { tag: '@main' },
  async ({ page, calls, open, memberIs }) => {
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
    expect(calls.to('pdpa/info')[0]?.body).toEqual({
      pdpa_group_key: 'crm_customer_pdpa',
      brand_ref: 'doisai',
    })
    expect(calls.to('pdpa/consent').map(({ body }) => body)).toEqual([READ, CONSENT])
    expect(calls.to('Customer/Profile')).toHaveLength(2)

    await page.reload()
    await expectHomeOf(page, 'not-consented')
    await calls.quiet()
    await expect(page.getByRole('dialog')).toHaveCount(0)
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
