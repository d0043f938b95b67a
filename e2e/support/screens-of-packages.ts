import { expect } from '../fixtures.ts'
import { showStaffCode, takePackage } from './packages.ts'
import { heading, type Screen } from './stage.ts'
import { say } from './words.ts'

/** The packages: the list, one of them, and a coupon that was taken, with its code. */
export const packageScreens: Screen[] = [
  {
    name: 'the packages',
    persona: 'gold',
    show: async ({ page, locale, open }) => {
      await open('/package')
      const list = page.getByRole('list', { name: say('packages.list', {}, locale), exact: true })
      await expect(list.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'a package of which nothing is left',
    persona: 'gold',
    show: async ({ page, locale, open }) => {
      await open('/package/detail?packageId=DPK006')
      await expect(
        page.getByText(say('privilegeCard.fullyRedeemed', {}, locale), { exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'a coupon of a package, taken and shown to the staff',
    persona: 'gold',
    show: async (stage) => {
      const { page, locale, open, look } = stage
      await open('/package/detail?packageId=DPK008')
      await takePackage(page, locale)
      await expect(heading(stage, 'packages.redeem.done')).toBeVisible()
      await look('taken')
      await showStaffCode(page, locale)
      await expect(page.getByRole('timer').first()).toBeVisible()
    },
  },
]
