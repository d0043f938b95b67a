import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { choose, field, listOf, partsOf, pickPicture, save } from '../support/member-forms.ts'
import { say } from '../support/words.ts'

const INFO = '/authentication/register-info'
const SEND = 'Customer/UpdateCustomerInfo'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

/** The labels of the form's fields, from top to bottom. */
const labels = (page: Page): Locator =>
  page.locator('form').locator('label:not(fieldset label), legend, button[aria-haspopup]:has-text("รูป")')

async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/home')
}

const ADDRESS = [th.country, th.province, th.district, th.subDistrict, th.postalCode, th.address]

test('each brand asks for what it wants to know, and nothing else is sent', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('closed')
  await open(INFO)
  const ofPerson = [th.changePicture, th.firstName, th.lastName, th.birthDate, th.gender, th.email]
  await expect(labels(page)).toHaveText([...ofPerson, ...ADDRESS])

  await memberIs('closed', 'sabaimart')
  await open(`${INFO}?brandRef=sabaimart`)
  await expect(labels(page)).toHaveText([th.firstName, th.lastName, th.gender, th.email, ...ADDRESS])
  await save(page).click()
  for (const name of [th.province, th.address])
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(listOf(page, th.province)).toBeFocused()
  expect(calls.to(SEND)).toEqual([])

  await choose(page, th.province, 'กรุงเทพ', 'กรุงเทพมหานคร')
  await choose(page, th.district, 'บางรัก', 'บางรัก')
  await choose(page, th.subDistrict, 'สีลม', 'สีลม')
  await field(page, th.address).fill('1 ถนนสีลม')
  await save(page).click()
  await expectHome(page)
  expect(calls.to(SEND).map(partsOf)).toEqual([
    {
      First_Name: 'วิภา',
      Last_Name: 'แสงทอง',
      Gender: 'female',
      Email: 'closed@example.com',
      Country_Id: '1',
      Province_Id: '10',
      District_Id: '1004',
      Sub_District_Id: '100402',
      Postal_Code: '10500',
      Address_Detail: '1 ถนนสีลม',
    },
  ])
})

test('an address is chosen by keyboard alone, each list by the one before, and the postal code fills itself @small', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('closed')
  await open(INFO)
  const [province, district, subDistrict, code] = [
    th.province,
    th.district,
    th.subDistrict,
    th.postalCode,
  ].map((name) => listOf(page, name)) as [Locator, Locator, Locator, Locator] // as many as there are names
  await expect(district).toBeDisabled()
  await province.focus()
  await page.keyboard.type('เชียง')
  await expect(page.getByRole('option')).toHaveText(['เชียงราย', 'เชียงใหม่'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(province).toHaveValue('เชียงใหม่')
  await expect(page.getByRole('option')).toHaveCount(0)

  await expect(district).toBeEditable()
  await tabTo(page, district)
  await page.keyboard.type('ไม่มีที่นี่')
  await expect(page.getByRole('status').filter({ hasText: say('forms.search.none') })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, th.district, 'เมือง', 'เมืองเชียงใหม่')
  await expect(subDistrict).toBeEditable()
  await tabTo(page, subDistrict)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(subDistrict).not.toHaveValue('')
  await expect(code).toHaveValue(/^50\d{3}$/)
  expect(calls.to('Address/District')).toMatchObject([{ query: { provinceId: '50' } }])

  await choose(page, th.province, 'กรุงเทพ', 'กรุงเทพมหานคร')
  await expect(district).toHaveValue('')
  await expect(code).toHaveValue('')
  await expect(subDistrict).toBeDisabled()
})

test('abroad there is nothing to choose below the country, and no province is sent', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('incomplete', 'sabaimart')
  await open(`${INFO}?brandRef=sabaimart`)
  await field(page, th.email).fill('piti@example.com')
  await choose(page, th.province, 'กรุงเทพ', 'กรุงเทพมหานคร')
  await choose(page, th.country, 'ลาว', 'ลาว')
  await expect(listOf(page, th.province)).toHaveCount(0)
  await field(page, th.address).fill('บ้านโพนสะอาด เวียงจันทน์')
  await save(page).click()
  await expectHome(page)
  const sent = partsOf(calls.to(SEND)[0])
  expect(sent).toMatchObject({
    Country_Id: '6',
    Address_Detail: 'บ้านโพนสะอาด เวียงจันทน์',
  })
  expect(sent.Province_Id ?? '').toBe('')
})

test('a picture from the gallery is shown at once and sent as a JPEG, and a date of a Buddhist year as a Gregorian one', async ({
  page,
  app,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('incomplete')
  await open(INFO)
  await pickPicture(page, SVG)
  await expect(page.getByRole('alert')).toHaveText(say('profile.picture.notPicture'))
  await pickPicture(page, PNG)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('img', { name: th.picture })).toHaveAttribute('src', /^blob:/)
  await field(page, th.lastName).fill('รักดี')
  await field(page, th.birthDate).fill('14/02/2535')
  await save(page).click()
  await expectHome(page)

  expect(calls.to(SEND).map(partsOf)).toEqual([
    {
      Image: 'profile.jpg',
      First_Name: 'ปิติ',
      Last_Name: 'รักดี',
      Birthdate: '1992-02-14',
      Gender: 'unspecified',
      Country_Id: '1',
    },
  ])
  const { members, uploads } = app.sandbox.context.state
  expect(Object.values(uploads)).toMatchObject([{ type: 'image/jpeg' }])
  expect(members['doisai-incomplete']?.image).toMatch(/^\/sandbox\/uploads\//)
})

test('a value that the server rejects is marked at its field, and what was entered stays', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('closed')
  await open(INFO)
  await field(page, th.firstName).fill('422')
  await save(page).click()
  for (const name of [th.firstName, th.email]) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/)
  }
  await expect(field(page, th.firstName)).toBeFocused()
  await expect(field(page, th.firstName)).toHaveValue('422')
  await expect(field(page, th.lastName)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await field(page, th.firstName).fill('วิภา')
  await save(page).click()
  await expectHome(page)
  expect(calls.to(SEND).map(({ status }) => status)).toEqual([422, 200])
})

test('a birthday in the future is refused before anything is sent', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('closed')
  await open(INFO)
  await field(page, th.birthDate).fill('01/01/2999')
  await save(page).click()
  await expect(field(page, th.birthDate)).toHaveAccessibleDescription(
    new RegExp(say('profile.info.birthdateFuture')),
  )
  await expect(field(page, th.birthDate)).toBeFocused()
  expect(calls.to(SEND)).toEqual([])
})

test('a form that fails to load shows one error, and a retry loads the form', async ({
  page,
  open,
  memberIs,
  faults,
}) => {
  await memberIs('closed')
  faults.add({ operation: 'listInfoFields', kind: 500 })
  await open(INFO)
  const modal = page.getByRole('alertdialog')
  await modal.getByRole('button', { name: th.close }).click()
  await expect(modal).toHaveCount(0)
  faults.clear()
  await page.getByRole('button', { name: th.tryAgain, exact: true }).click()
  await expect(field(page, th.firstName)).toHaveValue('วิภา')
  await expect(modal).toHaveCount(0)
})
