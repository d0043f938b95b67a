import type { Locator, Page } from '@playwright/test'
import { memberIdOf, type MemberPersona } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const AT = '/profile/member-info'

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const named = (page: Page, id: string, tier: string) => part(page, say(id, { tier }))
const bars = (page: Page, tier: string) => part(page, tier).getByRole('progressbar')

test('a member sees how far the next tier is, what it gives, and goes to see a gift', async ({
  page,
  open,
  memberIs,
}) => {
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
    .getByRole('link', { name: say('membership.histories.expire'), exact: true })
    .click()
  await expect(pageTitle(page, say('app.title.pointsExpire'))).toBeVisible()
})

const OTHERS: { who: MemberPersona; tier: string; points: string; says: string }[] = [
  { who: 'platinum', tier: 'แพลทินัม', points: '12,750', says: say('membership.ahead.highest') },
  { who: 'new', tier: 'กรีน', points: '0', says: say('membership.needs.all') },
]

for (const { who, tier, points, says } of OTHERS) {
  test(`the membership of ${who}: tier card, conditions and points`, async ({ page, open, memberIs }) => {
    await memberIs(who)
    await open(AT)
    await expect(bars(page, tier)).toHaveCount(3)
    await expect(page.getByText(says, { exact: true })).toBeVisible()
    await expect(page.getByText(points, { exact: true })).toBeVisible()
  })
}

test('with the membership system closed there are points and histories, and one sentence for the rest', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('closed')
  await open(AT)
  await expect(page.getByText(say('membership.closed'), { exact: true })).toBeVisible()
  await expect(page.getByText('310', { exact: true })).toBeVisible()
  await expect(part(page, say('membership.histories.title')).getByRole('link')).toHaveCount(4)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await calls.quiet()
  expect(calls.to('membership-tier/info')).toHaveLength(0)
})

test('a tier that has changed since the last visit is told once, and not again after a reload', async ({
  page,
  app,
  open,
  memberIs,
}) => {
  const isAtHisTier = (tier: string) => expect(bars(page, tier)).toHaveCount(3)
  await memberIs('gold')
  await open(AT)
  await isAtHisTier('โกลด์')
  const member = app.sandbox.context.state.members[memberIdOf('gold', 'doisai')]
  if (member) member.tierIndex = 3
  await page.reload()
  const news = page.getByRole('heading', {
    name: say('membership.news.up', { tier: 'แพลทินัม' }),
    exact: true,
  })
  await expect(news).toBeVisible()
  await page.reload()
  await isAtHisTier('แพลทินัม')
  await expect(page.getByText(say('membership.ahead.highest'))).toBeVisible()
  await expect(news).toHaveCount(0)
})
