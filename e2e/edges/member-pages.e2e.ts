import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { axeFaults } from '../support/axe.ts'
import { pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const named = (id: string) => ({ name: say(id), exact: true })

/** Where what is fixed to the bottom of the screen begins. */
async function endOfScreen(page: Page): Promise<number> {
  return (await boxOf(page.getByRole('navigation', named('shell.bottomNavigation.name')))).y
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const brand of ['doisai', 'sabaimart'] as const) {
  test(`the membership of ${brand} is two screens long, and says each amount once`, async ({
    page,
    open,
    memberIs,
    calls,
  }) => {
    await memberIs('gold', brand)
    await open('/profile/member-info')
    const main = page.getByRole('main')
    await expect(main.getByRole('region', named('membership.compare.title'))).toBeVisible()
    await calls.quiet()
    expect(await heightOf(page)).toBeLessThanOrEqual(1600)
    const amounts = (await main.innerText()).match(/฿[\d,]+/g) ?? []
    expect(amounts.length).toBeGreaterThan(2)
    expect([...new Set(amounts)]).toEqual(amounts)
  })
}

test('the way to the next tier stands in the card, and the comparison below it in two parts', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile/member-info')
  const card = page.getByRole('region', { name: 'โกลด์', exact: true })
  const way = card.getByRole('region', { name: say('membership.ahead.next', { tier: 'แพลทินัม' }) })
  await expect(way).toContainText('฿6,400')
  const compared = page.getByRole('region', named('membership.compare.title'))
  const parts = compared.getByRole('region')
  await expect(parts).toHaveCount(2)
  const [today, added] = [await boxOf(parts.nth(0)), await boxOf(parts.nth(1))]
  expect(added.y).toBeGreaterThanOrEqual(today.bottom)
  expect(added.width).toBe(today.width)
})

for (const { width, height, count } of [
  { width: 390, height: 844, count: 7 },
  { width: 360, height: 640, count: 4 },
]) {
  test(`the profile shows ${count} rows of its menu on ${width} × ${height} px, below the way to edit beside the name`, async ({
    page,
    open,
    memberIs,
  }) => {
    await page.setViewportSize({ width, height })
    await memberIs('gold')
    await open('/profile')
    const main = page.getByRole('main')
    await expect(main.getByText('081 000 0005')).toBeVisible()
    const rows = main.getByRole('region').getByRole('listitem')
    const end = await endOfScreen(page)
    const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
    expect(bottoms.filter((bottom) => bottom <= end).length).toBeGreaterThanOrEqual(count)
    const edit = await boxOf(main.getByRole('link', named('account.edit')))
    const name = await boxOf(main.locator('strong').first())
    expect(edit.height).toBeGreaterThanOrEqual(44)
    expect(edit.x).toBeGreaterThanOrEqual(name.x + name.width)
    expect(edit.y).toBeLessThan(name.bottom)
  })
}

test('the settings have lines between them, and the sizes of the text stand under their name, not their icon', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile')
  const settings = page.getByRole('region', named('account.section.settings'))
  const rows = settings.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const lines = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).borderTopWidth))
  expect(lines).toEqual(['0px', ...lines.slice(1).map(() => '1px')])
  expect(lines.length).toBeGreaterThan(3)
  const icon = await boxOf(settings.locator('.lucide-a-large-small'))
  const chips = await boxOf(settings.getByRole('radio').first())
  expect(chips.x).toBeGreaterThanOrEqual(icon.x + icon.width)
})

test('one history has one icon, in the profile and in the membership', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  const iconsOf = async (region: string) => {
    const links = page.getByRole('main').getByRole('region', named(region)).getByRole('link')
    await expect(links.first()).toBeVisible()
    return links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.querySelector('svg')?.getAttribute('class')]),
    )
  }
  await open('/profile')
  const inProfile = new Map((await iconsOf('account.section.membership')) as [string, string][]) // pairs
  await open('/profile/member-info')
  const inMembership = (await iconsOf('membership.histories.title')) as [string, string][] // pairs
  expect(inMembership).toHaveLength(4)
  for (const [name, icon] of inMembership) expect([name, inProfile.get(name)]).toEqual([name, icon])
})

const PLACES = ['home', 'privilege', 'package', 'memberInfo', 'profile'] as const

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('the five places stand in the bar, one click away, the one on screen underlined, and the code has its words', async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold')
    await open('/profile')
    const bar = page.getByRole('banner')
    const places = bar.getByRole('navigation', named('shell.desktopBar.name')).getByRole('link')
    await expect(places).toHaveText(PLACES.map((place) => say(`app.title.${place}`)))
    await expect(bar.getByRole('button', named('shell.collectPoints'))).toHaveText(say('shell.collectPoints'))
    const looks = await places.evaluateAll((all) =>
      all.map((link) => {
        const { fontSize, fontWeight } = getComputedStyle(link)
        const { height, backgroundColor } = getComputedStyle(link, '::after')
        return { font: `${fontWeight} ${fontSize}`, line: height, isSeen: !backgroundColor.endsWith(', 0)') }
      }),
    )
    expect(looks).toEqual(
      PLACES.map((place) => ({ font: '600 16px', line: '3px', isSeen: place === 'profile' })),
    )
    await expect(page.getByRole('navigation', named('shell.breadcrumbs.name'))).toBeVisible()
    expect((await boxOf(bar)).height).toBe(57)

    await places.getByText(say('app.title.privilege')).click()
    await expect(pageTitle(page, say('app.title.privilege'))).toBeVisible()
    await expect(places.nth(1)).toHaveAttribute('aria-current', 'page')
    await places.getByText(say('app.title.home')).press('Enter')
    await expect(page).toHaveURL(/\/home/)
    await expect(places).toHaveCount(5)
    expect(await axeFaults(page)).toEqual([])
  })
})

test('the filter of a history is a chip at the right, and opens by keyboard', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile/points-history')
  const chip = page.getByRole('main').getByRole('button', named('lists.filter'))
  const { height, width, x } = await boxOf(chip)
  expect(height).toBe(44)
  expect(width).toBeLessThan(150)
  expect(x + width).toBe(390 - 16)
  await chip.press('Enter')
  await expect(page.getByRole('dialog', named('lists.filter'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
})

/** As many days with points of one row each, and after them one with two rows. */
function expiringRows(days: number) {
  const row = (number: number, day: number) => ({
    transaction_id: `T${number}`,
    title_th: 'แต้มพิเศษสุดสัปดาห์ที่มีชื่อยาวกว่าหนึ่งบรรทัดของหน้าจอ',
    point: 20 + number,
    status: 'received',
    date: '2026-11-20T10:00:00+07:00',
    expire_date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
  })
  const singles = Array.from({ length: days }, (_, index) => row(index, index + 1))
  return [...singles, row(days, days + 1), row(days + 1, days + 1)]
}

test('six days of expiring points stand on a screen, and a day of one row says its number once', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await page.route('**/Customer/History/Point', (route) =>
    route.fulfill({ json: { payload: expiringRows(6) } }),
  )
  await open('/profile/points-expire')
  const items = page.getByRole('list', named('histories.expiring.list')).getByRole('listitem')
  const days = items.filter({ has: page.getByRole('heading', { level: 2 }) })
  const single = items.filter({ hasText: '23 แต้ม' })
  await expect(single).toHaveCount(1)
  const end = await endOfScreen(page)
  const bottoms = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().bottom))
  expect(bottoms.filter((bottom) => bottom <= end).length).toBeGreaterThanOrEqual(6)

  await single.getByRole('button', { name: /แต้มพิเศษ/ }).click()
  await expect(page.getByRole('dialog')).toContainText('T3')
  await page.keyboard.press('Escape')
  await expect(single.getByRole('button', { name: /แต้มพิเศษ/ })).toBeFocused()
  await expect(single.getByRole('button', named('ui.addToCalendar'))).toBeVisible()
  // The day of two rows has their sum above, and each of them below.
  await expect(days.filter({ hasText: '53 แต้ม' })).toHaveCount(1)
  await expect(items.filter({ hasText: /(26|27) แต้ม/ })).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
})

for (const path of ['/profile/edit-profile', '/authentication/register-info']) {
  test(`Save is in view from the start of ${path}, and over a keyboard drawn over the page`, async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold')
    await open(path)
    const save = page.getByRole('main').getByRole('button', named('profile.edit.save'))
    await expect(page.getByLabel(say('profile.info.firstName'), { exact: true })).toBeVisible()
    expect(await heightOf(page)).toBeGreaterThan(1200)
    expect((await boxOf(save)).bottom).toBeLessThanOrEqual(844)
    // As iOS opens its keyboard: less of the page is seen, and its layout stays.
    await page.evaluate(() => {
      const viewport = window.visualViewport
      if (!viewport) throw new Error('no visualViewport')
      Object.defineProperty(viewport, 'height', { value: 500, configurable: true })
      viewport.dispatchEvent(new Event('resize'))
    })
    await expect(async () => expect((await boxOf(save)).bottom).toBeLessThanOrEqual(500)).toPass()
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport // as above
      Reflect.deleteProperty(viewport, 'height')
      viewport.dispatchEvent(new Event('resize'))
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    await expect(async () => expect((await boxOf(save)).bottom).toBeLessThanOrEqual(844)).toPass()
    await expect(async () => expect((await boxOf(save)).y).toBeGreaterThan(600)).toPass()
  })
}

test('a list that fails says so with a drawing, and its button loads it', async ({
  page,
  open,
  memberIs,
  faults,
}) => {
  await memberIs('gold')
  faults.add({ operation: 'listPackages', kind: 500 })
  await open('/package')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  const main = page.getByRole('main')
  const retry = main.getByRole('button', named('ui.errorState.retry'))
  await expect(retry).toBeVisible()
  await expect(main.locator('svg[width="160"]')).toBeVisible()
  expect((await boxOf(retry)).height).toBeGreaterThanOrEqual(48)
  faults.clear()
  await retry.click()
  await expect(main.getByRole('listitem').first()).toBeVisible()
})

test('LINE is connected by a button in the green of LINE', async ({ page, open, memberIs, line }) => {
  expect(line.logins).toBe(0)
  await memberIs('no-pin')
  await open('/profile/connect-line')
  const begin = page.getByRole('button', named('connectLine.begin'))
  await expect(begin).toHaveCSS('background-color', 'rgb(6, 199, 85)')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the columns of the profile end at about the same height', async ({ page, open, memberIs }) => {
    await memberIs('gold')
    await open('/profile')
    const main = page.getByRole('main')
    const last = async (id: string) => boxOf(main.getByRole('region', named(id)))
    const membership = await last('account.section.membership')
    const settings = await last('account.section.settings')
    expect(membership.width).toBe(settings.width)
    expect(Math.abs(membership.bottom - settings.bottom)).toBeLessThan(200)
  })
})
