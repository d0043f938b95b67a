import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { boxOf } from '../support/box-of.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { waitForScrollEnd } from '../support/settle.ts'
import { say } from '../support/words.ts'

/* How much of the first screen of a tab is what the member came for. */

const firstCard = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem').first()
const search = (page: Page) => page.getByRole('searchbox', { name: say('lists.search') })
/** Whether the page's bar covers the whole search. */
const isUnderBar = async (page: Page) =>
  (await boxOf(search(page))).bottom <= (await boxOf(page.getByRole('banner'))).bottom

test.use({ viewport: { width: 360, height: 640 } })

for (const [path, name] of [
  ['/privilege', 'app.title.privilege'],
  ['/package', 'app.title.package'],
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
  await expect(firstCard(page, say('app.title.privilege'))).toBeVisible()
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 1200)
  await waitForScrollEnd(page)
  await expect.poll(() => isUnderBar(page)).toBe(true)
  await page.mouse.wheel(0, -60)
  await expect.poll(() => isUnderBar(page)).toBe(false)
  await expect(search(page)).toBeInViewport({ ratio: 1 })

  await page.mouse.wheel(0, 600)
  await expect.poll(() => isUnderBar(page)).toBe(true)
  await search(page).focus()
  await expect.poll(() => isUnderBar(page)).toBe(false)
})

test.describe('in LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })
  /** The space between a part of home and the bar at the bottom. */
  const roomBelow = async (page: Page, part: Locator) => {
    const bar = page.getByRole('navigation').and(page.locator('[data-in-line]'))
    return (await boxOf(bar)).y - (await boxOf(part)).bottom
  }

  test('of home a member sees down to the heading of the first rewards on 390 by 752, below a saving goal too', async ({
    page,
    memberIs,
    stored,
    line,
  }) => {
    await page.setViewportSize({ width: 390, height: 752 })
    await memberIs('gold')
    const rewards = page.getByRole('main').getByRole('heading', { name: 'สิทธิพิเศษแนะนำ' })
    const goal = { privilegeId: 'DSP047', title: 'ชุดของขวัญ' }
    const ofGold: Record<string, string> = { 'savingFor@doisai:DS100185': JSON.stringify(goal) }
    for (const hasGoal of [false, true]) {
      if (hasGoal) await stored(ofGold)
      await openInLine(page, line, '/home')
      await expectHomeOf(page, 'gold')
      await expect(page.getByText('ชุดของขวัญเมล็ดกาแฟ 3 ดอย')).toHaveCount(Number(hasGoal))
      await expect.poll(() => roomBelow(page, rewards)).toBeGreaterThanOrEqual(0)
    }
  })

  for (const [width, brand, persona, locale] of [
    [320, 'doisai', 'gold', 'en'],
    [360, 'doisai', 'gold', 'th'],
    [360, 'doisai', 'platinum', 'th'],
    [360, 'doisai', 'platinum', 'en'],
    [360, 'sabaimart', 'new', 'th'],
    [360, 'sabaimart', 'gold', 'en'],
  ] as const) {
    test(`of home a member sees down to the whole tier card on ${width} by 640 (${brand}, ${persona}, ${locale})`, async ({
      page,
      memberIs,
      inLocale,
      line,
    }) => {
      await page.setViewportSize({ width, height: 640 })
      await memberIs(persona, brand)
      await inLocale(locale)
      await openInLine(page, line, `/home?brandRef=${brand}`)
      const card = page.getByRole('main').locator('section[data-folded]')
      await expect.poll(() => roomBelow(page, card)).toBeGreaterThanOrEqual(0)
    })
  }
})

test('the tier card of home is folded until the member opens it, and stays open', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  const tier = page.getByRole('region', { name: 'โกลด์' })
  const conditions = tier.getByRole('heading', { name: 'เงื่อนไขเลื่อนเป็นระดับแพลทินัม' })
  await expect(tier.getByText('฿15,200').first()).toBeVisible()
  await expect(conditions).toBeHidden()
  await tier.getByRole('button', { name: say('tier.card.toggle') }).click()
  await expect(conditions).toBeVisible()
  await page.reload()
  await expect(conditions).toBeVisible()
})

for (const [locale, textSize, says] of [
  ['en', 'normal', /^Platinum by .*: get 500 Points$/],
  ['th', 'xlarge', /^แพลทินัมภายใน .* รับ 500 แต้ม$/],
] as const) {
  test(`what the next tier gives, and until when, fits its line of home on 390 in ${textSize} text: ${locale}`, async ({
    page,
    open,
    memberIs,
    inLocale,
    stored,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await memberIs('gold')
    await inLocale(locale)
    await stored({ textSize })
    await open('/home')
    const line = page.getByText(says)
    const rows = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    await expect.poll(() => line.evaluate(rows)).toBe(1)
  })
}

test('what is redeemed and ends today is two taps from home', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await noteShifts(page)
  await open('/home')
  await expectHomeOf(page, 'gold')
  const ready = page.getByRole('link', { name: /^มี \d+ สิทธิ์พร้อมใช้.*หมดอายุวันนี้/ })
  await expect(ready).toBeVisible()
  // Its place was reserved: nothing moved when it appeared.
  expect(await shiftsOf(page)).toEqual([])
  await ready.click()
  await expect(page).toHaveURL(/\/profile\/privilege-history\?status=available/)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/privilege\/history-detail/)
})
