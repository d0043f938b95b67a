import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { PERSONAS } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'

const CONSENT = 'pdpa/consent'

const box = (page: Page) => page.getByRole('checkbox', { name: th.consentBox, exact: true })

const confirm = (page: Page) => page.getByRole('button', { name: th.confirm, exact: true })

test(
  'a member who has not consented is asked after the number and PIN, and the opened policy is recorded once',
  { tag: '@main' },
  async ({ page, open, calls }) => {
    await open('/profile?from=chat')
    await page.getByRole('button', { name: th.loginWithPhone, exact: true }).click()
    await enterNumber(page, PERSONAS['not-consented'].mobile.doisai)
    await typeCode(page, th.enterPin, PIN)
    await expect(page).toHaveURL((url) => url.pathname === '/home/pdpa')
    await expect(confirm(page)).toBeEnabled()
    await page.reload()
    await box(page).uncheck()
    await expect(confirm(page)).toBeDisabled()
    await box(page).check()
    await confirm(page).click()

    await expect(page).toHaveURL(
      (url) => url.pathname === '/profile' && url.searchParams.get('from') === 'chat',
    )
    expect(calls.to(CONSENT).map(({ body }) => body)).toEqual(
      [6, 1].map((Pdpa_Action) => ({
        Pdpa_Article_Alt_Reference: 'pdpa-doisai-2026',
        Pdpa_Article_Group_Key: 'crm_customer_pdpa',
        Pdpa_Action,
      })),
    )
    await open('/home')
    await expectHomeOf(page, 'not-consented')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
