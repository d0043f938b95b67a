import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { scrollRests } from '../support/settle.ts'
import { say } from '../support/words.ts'

/* How much of the first screen of a tab is what the member came for. */

const firstCard = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem').first()
const search = (page: Page) => page.getByRole('searchbox', { name: say('lists.search') })
/** Nothing of the search shows below the bar of the page. */
const isUnderBar = async (page: Page) =>
  (await boxOf(search(page))).bottom <= (await boxOf(page.getByRole('banner'))).bottom

test.use({ viewport: { width: 360, height: 640 } })

for (const [path, name] of [
  ['/privilege', 'privileges.list'],
  ['/package', 'packages.list'],
] as const) {
  test(`the first card of ${path} is whole on the first screen, under search, filter and what narrows the list`, async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold')
    await open(path)
    await expect(firstCard(page, say(name))).toBeInViewport({ ratio: 1 })
    const filter = page.getByRole('button', { name: say('lists.filter'), exact: true })
    expect((await boxOf(filter)).bottom).toBeLessThan((await boxOf(firstCard(page, say(name)))).y)
  })
}

test('the toolbar of a long list makes room on the way down, and is back with the first step up, or for the keyboard', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege')
  await expect(firstCard(page, say('privileges.list'))).toBeVisible()
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 1200)
  await scrollRests(page)
  await expect.poll(() => isUnderBar(page)).toBe(true)
  await page.mouse.wheel(0, -60)
  await expect.poll(() => isUnderBar(page)).toBe(false)
  await expect(search(page)).toBeInViewport({ ratio: 1 })

  await page.mouse.wheel(0, 600)
  await expect.poll(() => isUnderBar(page)).toBe(true)
  await search(page).focus()
  await expect.poll(() => isUnderBar(page)).toBe(false)
})

test('home’s first reward is on the first screen of a phone, below a folded tier card', async ({
  page,
  open,
  memberIs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  const reward = page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem').first()
  await expect(reward).toBeInViewport()
  const tier = page.getByRole('region', { name: 'โกลด์' })
  const sentence = tier.getByText('ใช้จ่ายอีก ฿15,200 เพื่อเลื่อนเป็นระดับแพลทินัม')
  await expect(sentence).toBeHidden()

  await tier.getByRole('button', { name: say('tier.card.toggle') }).click()
  await expect(sentence).toBeVisible()
  await page.reload()
  await expect(sentence).toBeVisible()
})

test('what is redeemed and not used yet is two taps from home', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  const ready = page.getByRole('link', { name: /^มี \d+ สิทธิ์พร้อมใช้/ })
  // It moves nothing that is on screen: it is there where it was known as home was drawn.
  await expect(ready).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('homeSnapshot') ?? ''))
    .toContain('listPrivilegeHistory')
  await page.reload()
  await expect(ready).toBeVisible()
  await ready.click()
  await expect(page).toHaveURL(/\/profile\/privilege-history\?status=available/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/privilege\/history-detail/)
})
