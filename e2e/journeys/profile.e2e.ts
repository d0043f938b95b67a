import { en } from '#tests/names.ts'
import { expect, test } from '../fixtures.ts'
import { expectLineLogin, pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test(
  'a member finds her own data, switches the language, and logs out, all on the profile',
  { tag: '@main' },
  async ({ page, open, calls }) => {
    await open('/profile')
    const main = page.getByRole('main')
    await expect(main).toContainText(/กัญญารัตน์ ตั้งจิตเจริญ.*DS100185.*081\s000\s0005/s)

    await main.getByRole('button', { name: 'English' }).click()
    await expect(pageTitle(page, 'Profile')).toBeVisible()
    await expect(main.getByRole('link', { name: en.editProfile, exact: true })).toBeVisible()

    await main.getByRole('button', { name: en.logOut, exact: true }).click()
    await expectLineLogin(page)
    expect(calls.to('authentication/Logout')).toHaveLength(1)
  },
)

/** The links of the page in their order, and the title of the page that each leads to. */
const LINKS = [
  ['app.title.editProfile', 'app.title.editProfile'],
  ['account.member', 'app.title.memberInfo'],
  ['app.title.pointsHistory', 'app.title.pointsHistory'],
  ['app.title.pointsExpire', 'app.title.pointsExpire'],
  ['app.title.privilegeHistory', 'app.title.privilegeHistory'],
  ['app.title.packageHistory', 'app.title.packageHistory'],
  ['app.title.privilegeForYou', 'app.title.privilegeForYou'],
  ['app.title.customFieldInfo', 'app.title.customFieldInfo'],
  ['app.title.condition', 'app.title.condition'],
  ['app.title.pdpa', 'app.title.pdpa'],
  ['app.title.resetPin', 'app.title.resetPin'],
] as const

test(
  'every row of the profile leads to its page, and back leads to the profile',
  { tag: '@main' },
  async ({ page, open }) => {
    await open('/profile')
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveText(LINKS.map(([name]) => say(name)))
    for (const [name, title] of LINKS) {
      await links.getByText(say(name), { exact: true }).click()
      await expect(pageTitle(page, say(title))).toBeVisible()
      await page.goBack()
      await expect(pageTitle(page, say('app.title.profile'))).toBeVisible()
    }
  },
)
