import { expect, test } from '../fixtures.ts'
import { axeFaults } from '../support/axe.ts'
import { beyondSides } from '../support/widths.ts'

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
  expect(await beyondSides(page)).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#root')).toBeHidden()
  expect(calls.all).toEqual([])
})
