import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const named = (page: Page, id: string, tier: string) => part(page, say(id, { tier }))
const bars = (page: Page, tier: string) => part(page, tier).getByRole('progressbar')

test(
  'a member sees how far the next tier is, what it gives, and goes to see a gift',
  { tag: '@main' },
  async ({ page, open, memberIs }) => {
    await memberIs('gold')
    await open('/home')
    await page.getByRole('link', { name: say('app.title.memberInfo'), exact: true }).click()
    await expect(pageTitle(page, say('app.title.memberInfo'))).toBeVisible()
    await expect(page.getByRole('navigation', { name: say('shell.bottomNavigation.name') })).toHaveCount(0)

    await expect(bars(page, 'โกลด์')).toHaveCount(3)
    await expect(named(page, 'membership.ahead.next', 'แพลทินัม')).toContainText(say('membership.needs.all'))
    const compared = part(page, say('membership.compare.title'))
    await expect(compared).toContainText('รับแต้มเพิ่ม 25%')

    await named(page, 'membership.compare.more', 'แพลทินัม')
      .getByRole('link', { name: /^ทริปเที่ยวไร่กาแฟ/ })
      .click()
    await expect(page).toHaveURL(/\/privilege\/detail\?privilegeId=DSP008/)
    await page.goBack()
    await part(page, say('membership.histories.title'))
      .getByRole('link', { name: say('app.title.pointsExpire'), exact: true })
      .click()
    await expect(pageTitle(page, say('app.title.pointsExpire'))).toBeVisible()
  },
)
