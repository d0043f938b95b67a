import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { goTo } from '../support/on-screen.ts'
import { field, partsOf, pickPicture, save } from '../support/member-forms.ts'
import { animatedGif, heavy, photo, sizeOfJpeg, unusable } from '../support/pictures.ts'
import { say } from '../support/words.ts'

const EDIT = '/profile/edit-profile'
const SEND = 'Customer/UpdateCustomerInfo'

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)
const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: th.picture })

test(
  'a picture is known by its bytes, and sent small and without what the camera wrote into it',
  { tag: '@main' },
  async ({ page, app, open, memberIs, calls }) => {
    await memberIs('gold')
    await open(EDIT)
    await expect(field(page, th.firstName)).toHaveValue('กัญญารัตน์')
    for (const [fault, words] of [
      ['empty', 'profile.picture.notPicture'],
      ['renamed', 'profile.picture.notPicture'],
      ['heic', 'profile.picture.notPicture'],
    ] as const) {
      await pickPicture(page, unusable[fault])
      await expect(page.getByRole('alert')).toHaveText(say(words))
      await expect(picture(page)).not.toHaveAttribute('src', /^blob:/)
    }
    let shown: string | null = null
    for (const file of [animatedGif, heavy(await photo(page, 12_000, 300))]) {
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

test(
  "leaving with unsaved changes asks once, by the back button as by the browser's, and the text is there again",
  { tag: '@main' },
  async ({ page, open, memberIs, calls }) => {
    await memberIs('gold')
    await open('/home')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await goTo(page, EDIT)
    await expect(field(page, th.firstName)).toHaveValue('กัญญารัตน์')
    await field(page, th.firstName).fill('กัญญา')
    const question = page.getByRole('alertdialog', { name: say('profile.leave.title') })
    const answer = (words: string) => question.getByRole('button', { name: say(words), exact: true }).click()

    await page.getByRole('button', { name: th.back, exact: true }).click()
    await expect(question).toContainText(say('profile.leave.kept'))
    await answer('ui.feedbackModal.back')
    await expect(question).toHaveCount(0)
    await page.evaluate(() => history.back())
    await expect(question).toBeVisible()
    await expectPath(page, EDIT)
    await expect(field(page, th.firstName)).toHaveValue('กัญญา')
    await answer('profile.leave.confirm')
    await expectPath(page, '/home')
    await expect(question).toHaveCount(0)

    await goTo(page, EDIT)
    await expect(page.getByRole('note')).toContainText(say('forms.draft.restored'))
    await expect(field(page, th.firstName)).toHaveValue('กัญญา')
    await page.getByRole('button', { name: say('forms.draft.discard') }).click()
    await expect(field(page, th.firstName)).toHaveValue('กัญญารัตน์')
    await page.evaluate(() => history.back())
    await expectPath(page, '/home')
    await expect(question).toHaveCount(0)
    expect(calls.to(SEND)).toEqual([])
  },
)
