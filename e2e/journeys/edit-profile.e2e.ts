import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { field, partsOf, pickPicture, save } from '../support/member-forms.ts'
import {
  animatedGif,
  asLargeAsAPhoto,
  lessUsual,
  photo,
  sizeOfJpeg,
  unusableFiles,
} from '../support/pictures.ts'
import { say } from '../support/words.ts'

const EDIT = '/profile/edit-profile'
const SEND = 'Customer/UpdateCustomerInfo'

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)
const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: th.picture })

test(
  'a picture is what the browser can decode, but for a drawing, and sent small and without what the camera wrote into it',
  { tag: '@main' },
  async ({ page, app, open, memberIs, calls }) => {
    await memberIs('gold')
    await open(EDIT)
    await expect(field(page, th.firstName)).toHaveValue('กัญญารัตน์')
    for (const file of Object.values(unusableFiles)) {
      await pickPicture(page, file)
      await expect(page.getByRole('alert')).toHaveText(say('profile.picture.notPicture'))
      await expect(picture(page)).not.toHaveAttribute('src', /^blob:/)
    }
    let shown: string | null = null
    for (const file of [animatedGif, ...lessUsual, asLargeAsAPhoto(await photo(page, 12_000, 300))]) {
      await pickPicture(page, file)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(picture(page)).toHaveAttribute('src', /^blob:/)
      if (shown) await expect(picture(page)).not.toHaveAttribute('src', shown)
      shown = await picture(page).getAttribute('src')
    }
    await save(page).click()
    await expectPath(page, '/profile')
    await expect(page.getByText(say('forms.saved'), { exact: true })).toBeVisible()

    expect(calls.to(SEND).map(partsOf)).toMatchObject([{ Image: 'profile.jpg', First_Name: 'กัญญารัตน์' }])
    const [upload] = Object.values(app.sandbox.context.state.uploads)
    const sent = Buffer.from(upload?.base64 ?? '', 'base64')
    expect(upload?.type).toBe('image/jpeg')
    expect(sent.includes('Exif')).toBe(false)
    expect(sent.includes('GPS')).toBe(false)
    expect(sizeOfJpeg(sent)).toEqual([1024, 26])
  },
)
