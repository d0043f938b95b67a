import { th } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { enterNumber, PIN, typeCode } from '../support/phone.ts'

test(
  'back after a login leads home, and never into the login again',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/privilege?from=chat')
    await page.getByRole('button', { name: th.loginWithPhone, exact: true }).click()
    await enterNumber(page, '0810000005')
    await typeCode(page, th.enterPin, PIN)
    await expect(page).toHaveURL((url) => url.pathname === '/privilege')
    for (const step of ['the number', 'the ways in']) {
      await page.goBack()
      await expect(page, `back at ${step}`).toHaveURL((url) => url.pathname === '/home')
      await expectHomeOf(page, 'gold')
    }
  },
)
