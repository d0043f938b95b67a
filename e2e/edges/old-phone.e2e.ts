import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { axeFaults } from '../support/axe.ts'
import { listOf } from '../support/member-forms.ts'
import { elementsBeyondSides } from '../support/widths.ts'

test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })

test('a phone that is too old says in both languages what to do, and nothing of the app starts on it', async ({
  page,
  open,
  memberIs,
  calls,
  watch,
}) => {
  watch.allowRefusedScripts()
  await memberIs('gold')
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'))
  await open('/home')
  await expect(page.getByRole('heading', { name: 'โทรศัพท์เครื่องนี้ต้องอัปเดตก่อน' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This phone needs an update first' })).toBeVisible()
  expect(await elementsBeyondSides(page)).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#root')).toBeHidden()
  expect(calls.all).toEqual([])
})

test.describe('Where the browser does not know how much of the screen its own bars leave (Chrome 105 to 107)', () => {
  test.use({ viewport: { width: 320, height: 400 } })

  test('a tall sheet can be closed, and a long list read to its end', async ({ page, open, memberIs }) => {
    await page.route(/\.js$|\/profile\//, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(/(\d)dvh\b/g, '$1unknown') })
    })
    await memberIs('gold')
    await open('/profile/privilege-history')
    await page.getByRole('button', { name: th.filter }).click()
    const close = page.getByRole('dialog', { name: th.filter }).getByRole('button', { name: th.close })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(close).toBeHidden()

    await open('/profile/edit-profile')
    await listOf(page, th.province).click()
    await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
    await page.getByRole('option').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
  })
})
