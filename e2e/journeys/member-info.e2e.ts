import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { field, partsOf, pickPicture, save } from '../support/member-forms.ts'
import { say } from '../support/words.ts'

const INFO = '/authentication/register-info'
const SEND = 'Customer/UpdateCustomerInfo'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/home')
}

test(
  'a picture from the gallery is shown at once and sent as a JPEG, and a date of a Buddhist year as a Gregorian one',
  { tag: '@main' },
  async ({ page, app, open, memberIs, calls }) => {
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
  },
)
