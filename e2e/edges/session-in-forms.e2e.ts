import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { fixedSessionId, PERSONAS, type MemberPersona } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, phoneButton, storageOf } from '../support/on-screen.ts'
import {
  closeExpiry,
  expectDraft,
  expectForms,
  expectInfo,
  field,
  fillForms,
  fillInfo,
  save,
} from '../support/member-forms.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'

const INFO = '/authentication/register-info'
const FORMS = '/authentication/register-custom-fields?process=3'
const SEND_INFO = 'Customer/UpdateCustomerInfo'
const SEND_FORMS = 'customercustomfields/management'

async function logInByPhone(page: Page, persona: MemberPersona): Promise<void> {
  await expectLineLogin(page)
  await phoneButton(page).click()
  await enterNumber(page, PERSONAS[persona].mobile.doisai)
  await typeCode(page, th.enterPin, PIN)
}

test('a member whose session ends over the member info finds all entries again after the login, and sends them', async ({
  page,
  app,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('incomplete')
  await open(INFO)
  await fillInfo(page)
  delete app.sandbox.context.state.sessions[fixedSessionId('incomplete', 'doisai')]
  await save(page).click()
  await closeExpiry(page)
  await logInByPhone(page, 'incomplete')

  await expect(page).toHaveURL((url) => url.pathname === INFO)
  await expectInfo(page)
  await save(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  expect(app.sandbox.context.state.members['doisai-incomplete']).toMatchObject({
    firstName: 'สมหญิง',
    birthdate: '1992-02-14',
    address: { districtId: 1004 },
  })
  expect(calls.to(SEND_INFO).map(({ status }) => status)).toEqual([401, 200])
  expect(await storageOf(page, 'localStorage')).not.toHaveProperty('drafts')
})

test('a reload in the middle keeps what was entered', async ({ page, open, memberIs }) => {
  await memberIs('forms')
  await open(INFO)
  await fillInfo(page)
  await page.reload()
  await expectInfo(page)

  await open(FORMS)
  await fillForms(page)
  await page.reload()
  await expectForms(page)
})
