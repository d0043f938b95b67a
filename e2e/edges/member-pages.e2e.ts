import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { axeFaults } from '../support/axe.ts'
import { pageTitle } from '../support/on-screen.ts'
import { say } from '../support/words.ts'

const named = (id: string) => ({ name: say(id), exact: true })

/** The upper edge of the bottom navigation. */
async function endOfScreen(page: Page): Promise<number> {
  return (await boxOf(page.getByRole('navigation', named('shell.navigation')))).y
}

/** How many of the items end above this height. */
const countAbove = async (items: Locator, end: number) =>
  (await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom))).filter(
    (bottom) => bottom <= end,
  ).length

test('what the next tier adds stands below what the member gets today, as wide', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile/member-info')
  const compared = page.getByRole('region', named('membership.compare.title'))
  const parts = compared.getByRole('region')
  await expect(parts).toHaveCount(2)
  const [today, added] = [await boxOf(parts.nth(0)), await boxOf(parts.nth(1))]
  expect(added.y).toBeGreaterThanOrEqual(today.bottom)
  expect(added.width).toBe(today.width)
})

test('on a small phone the profile shows the first rows of its menu, below the way to edit beside the name', async ({
  page,
  open,
  memberIs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await memberIs('gold')
  await open('/profile')
  const main = page.getByRole('main')
  await expect(main.getByText('081 000 0005')).toBeVisible()
  expect(
    await countAbove(main.getByRole('region').getByRole('listitem'), await endOfScreen(page)),
  ).toBeGreaterThan(3)
  const edit = await boxOf(main.getByRole('link', named('app.title.editProfile')))
  const name = await boxOf(main.locator('strong').first())
  expect(edit.x).toBeGreaterThanOrEqual(name.right)
  expect(edit.y).toBeLessThan(name.bottom)

  const settings = page.getByRole('region', named('account.section.settings'))
  const icon = await boxOf(settings.locator('.lucide-a-large-small'))
  const sizes = await boxOf(settings.getByRole('radio').first())
  expect(sizes.x, 'the sizes of the text stand under their name, not their icon').toBeGreaterThanOrEqual(
    icon.right,
  )
})

/** Expects what is drawn of an icon to end at `place`: its box goes on. */
const expectToEnd = (icon: Locator, place: number) =>
  expect
    .poll(() =>
      icon.evaluate((svg, wanted) => {
        const stroke = (1.75 / 24) * svg.getBoundingClientRect().width
        const ends = [...svg.children].map((part) => part.getBoundingClientRect().right)
        return Math.abs(Math.max(...ends) + stroke / 2 - wanted)
      }, place),
    )
    .toBeLessThan(1)

test('icons at the end of rows end, as they are drawn, where the content of the page or card does', async ({
  page,
  open,
  memberIs,
}) => {
  await page.setViewportSize({ width: 390, height: 752 })
  await memberIs('gold')
  await open('/home')
  const main = page.getByRole('main')
  const rows = main.locator('a > .lucide-chevron-right')
  await expect(rows).toHaveCount(2)
  const PAGE_END = 390 - 16
  for (const icon of [rows.nth(0), rows.nth(1), main.locator('.lucide-chevron-down').first()])
    await expectToEnd(icon, PAGE_END - 16)
  const scan = page.getByRole('banner').locator('svg').last()
  await expectToEnd(scan, PAGE_END)
  await open('/profile')
  // A flat card has an outline of 1 px.
  const icon = main.getByRole('region').first().locator('.lucide-chevron-right').first()
  await expectToEnd(icon, PAGE_END - 17)
})

test('the letters of a row stand in the middle beside its icon, and the row stays as high', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile')
  const row = page.getByRole('main').getByRole('region').first().getByRole('link').first()
  const middle = async (part: Locator) => {
    const { y, bottom } = await boxOf(part)
    return (y + bottom) / 2
  }
  // Chromium measures the box of a trimmed label from its cap height to its baseline.
  const words = row.locator('span').first()
  expect((await boxOf(words)).height).toBeLessThan(16)
  expect(Math.abs((await middle(words)) - (await middle(row.locator('svg').first())))).toBeLessThan(0.6)
  expect((await boxOf(row)).height).toBe(52)
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
    const places = bar.getByRole('navigation', named('shell.navigation')).getByRole('link')
    await expect(places).toHaveText(PLACES.map((place) => say(`app.title.${place}`)))
    await expect(bar.getByRole('button', named('shell.collectPoints'))).toHaveText(say('shell.collectPoints'))
    const underlined = await places.evaluateAll((all) =>
      all
        .filter((link) => !getComputedStyle(link, '::after').backgroundColor.endsWith(', 0)'))
        .map((link) => link.textContent),
    )
    expect(underlined).toEqual([say('app.title.profile')])
    // Scanning and sharing, which a small screen has in its menu.
    await expect(bar.getByRole('button', named('shell.menu'))).toHaveCount(0)
    await bar.getByRole('button', named('shell.sideMenu.scan')).click()
    await expect(page.getByRole('dialog', named('shell.sideMenu.scan'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(bar.getByRole('button', { name: 'แชร์ กาแฟดอยใส', exact: true })).toBeVisible()
    const code = await boxOf(bar.getByRole('button', named('shell.collectPoints')))
    expect(code.right).toBe((1440 + 1120) / 2 - 24)
    await expect(page.getByRole('navigation', named('shell.breadcrumbs.name'))).toBeVisible()

    await places.getByText(say('app.title.privilege')).click()
    await expect(pageTitle(page, say('app.title.privilege'))).toBeVisible()
    await expect(places.nth(1)).toHaveAttribute('aria-current', 'page')
    await places.getByText(say('app.title.home')).press('Enter')
    await expect(page).toHaveURL(/\/home/)
    await expect(places).toHaveCount(5)
    expect(await axeFaults(page)).toEqual([])
  })
})

test('the filter of a history is a chip that ends where its rows end', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await open('/profile/points-history')
  const main = page.getByRole('main')
  const rows = await boxOf(main.getByRole('list', named('app.title.pointsHistory')))
  const chip = await boxOf(main.getByRole('button', named('lists.filter')))
  expect(chip.right).toBe(rows.right)
  expect(chip.x).toBeGreaterThan((rows.x + rows.right) / 2)
})

/** Rows of expiring points: one on each of so many days, and two on the day after. */
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
  const items = page.getByRole('list', named('app.title.pointsExpire')).getByRole('listitem')
  const days = items.filter({ has: page.getByRole('heading', { level: 2 }) })
  const single = items.filter({ hasText: '23 แต้ม' })
  await expect(single).toHaveCount(1)
  expect(await countAbove(days, await endOfScreen(page))).toBeGreaterThanOrEqual(6)

  await single.getByRole('button', { name: /แต้มพิเศษ/ }).click()
  await expect(page.getByRole('dialog')).toContainText('T3')
  await page.keyboard.press('Escape')
  await expect(single.getByRole('button', { name: /แต้มพิเศษ/ })).toBeFocused()
  await expect(single.getByRole('button', named('ui.addToCalendar'))).toBeVisible()
  // The day with two rows shows their sum, and below it each of them.
  await expect(days.filter({ hasText: '53 แต้ม' })).toHaveCount(1)
  await expect(items.filter({ hasText: /(26|27) แต้ม/ })).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
})

test('Save is in view from the start of a form, over a keyboard drawn over the page, and at its end', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile/edit-profile')
  const save = page.getByRole('main').getByRole('button', named('forms.save'))
  await expect(page.getByLabel(say('profile.info.firstName'), { exact: true })).toBeVisible()
  await expect(save).toBeInViewport({ ratio: 1 })
  // As when iOS opens its keyboard: the visual viewport shrinks, the layout does not.
  const KEYBOARD_AT = 500
  await page.evaluate((value) => {
    const viewport = window.visualViewport
    if (!viewport) throw new Error('no visualViewport')
    Object.defineProperty(viewport, 'height', { value, configurable: true })
    viewport.dispatchEvent(new Event('resize'))
  }, KEYBOARD_AT)
  await expect.poll(async () => (await boxOf(save)).bottom).toBeLessThanOrEqual(KEYBOARD_AT)
  await page.evaluate(() => {
    const viewport = window.visualViewport as VisualViewport // as above
    Reflect.deleteProperty(viewport, 'height')
    viewport.dispatchEvent(new Event('resize'))
    window.scrollTo(0, document.documentElement.scrollHeight)
  })
  await expect.poll(async () => (await boxOf(save)).y).toBeGreaterThan(KEYBOARD_AT)
  await expect(save).toBeInViewport({ ratio: 1 })
})

test('LINE is connected by a button in the green of LINE', async ({ page, open, memberIs }) => {
  await memberIs('no-pin')
  await open('/profile/connect-line')
  const begin = page.getByRole('button', named('app.title.connectLine'))
  await expect(begin).toHaveCSS('background-color', 'rgb(6, 199, 85)')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the profile stands in two columns of one width', async ({ page, open, memberIs }) => {
    await memberIs('gold')
    await open('/profile')
    const main = page.getByRole('main')
    const membership = await boxOf(main.getByRole('region', named('account.section.membership')))
    const settings = await boxOf(main.getByRole('region', named('account.section.settings')))
    expect(membership.width).toBe(settings.width)
    expect(membership.right <= settings.x || settings.right <= membership.x).toBe(true)
  })
})
