import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Call } from '../support/call-log.ts'
import { boxOf } from '../support/box-of.ts'
import { holdFiles } from '../support/hold-files.ts'
import { say } from '../support/words.ts'

const POINTS = 'Customer/History/Point'

const MAX_NODES = 400
const named = (id: string) => ({ name: say(id), exact: true })

const list = (page: Page, id: string) => page.getByRole('list', named(id))
/** Its name may end with the number of filters that are set. */
const filterButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${say('lists.filter')}`) })
const sheet = (page: Page) => page.getByRole('dialog', named('lists.filter'))
const press = (part: Page | Locator, id: string) => part.getByRole('button', named(id)).click()

/** Opens the filter, chooses in its radio groups, and applies it. */
async function choose(page: Page, choices: [group: string, choice: string][]): Promise<void> {
  await filterButton(page).click()
  for (const [group, choice] of choices) {
    await sheet(page).getByRole('radiogroup', named(group)).getByRole('radio', named(choice)).check()
  }
  await press(sheet(page), 'lists.filter.apply')
}

const queryOf = (call: Call | undefined) =>
  (call?.body as { Filters: { Filters: object[] } } | undefined)?.Filters

/** Scrolls as a finger does, and lets the page render. */
const scrollBy = (page: Page, pixels: number) =>
  page.evaluate(async (distance) => {
    window.scrollBy(0, distance)
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.scrollY
  }, pixels)

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('the document reads the history that a link opens, and the page reads it again as its filter changes', async ({
  page,
  open,
  calls,
}) => {
  const release = await holdFiles(page, '**/assets/*.js')
  const answered = page.waitForResponse(`**/${POINTS}`)
  await open('/profile/points-history')
  await (await answered).finished()
  release()
  await expect(list(page, 'app.title.pointsHistory').getByRole('listitem').first()).toBeVisible()
  await calls.quiet()
  expect(calls.to(POINTS)).toHaveLength(1)
  await choose(page, [['histories.status', 'ui.status.used']])
  await filterButton(page).click()
  await press(sheet(page), 'lists.filter.clear')
  await expect.poll(() => calls.to(POINTS).length).toBe(3)
})

test('a member sees points under their months, and what is known of a row', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 752 })
  await open('/profile/points-history')
  const rows = list(page, 'app.title.pointsHistory').getByRole('button')
  await expect(rows.first()).toBeVisible()
  const months = list(page, 'app.title.pointsHistory').getByRole('heading', { level: 2 })
  await expect(months.first()).toHaveText(/ 25\d\d/)
  const word = await boxOf(rows.first().getByText(say('ui.status.received'), { exact: true }))
  expect(word.width, 'what came says so by its plus; the word is for screen readers').toBe(1)
  const gutter = await boxOf(list(page, 'app.title.pointsHistory'))
  expect((await boxOf(rows.first().locator('span').first())).x).toBe(gutter.x)
  // The first seven rows are above the bottom navigation.
  const { y: end } = await boxOf(page.getByRole('navigation').last())
  expect((await boxOf(rows.nth(6))).bottom).toBeLessThanOrEqual(end)
  await page.setViewportSize({ width: 390, height: 1600 })
  const spent = rows.filter({ hasText: say('ui.status.used') }).first()
  // The page shows a minus sign, and a screen reader says it in words.
  await expect(spent).toContainText(/−\d+/)
  await expect(spent).toHaveAccessibleName(/ ลบ [\d,]+ แต้ม/)
  await spent.press('Enter')
  const details = page.getByRole('dialog')
  for (const fact of ['histories.status', 'histories.points.date', 'histories.points.reference']) {
    await expect(details.getByText(say(fact), { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(spent).toBeFocused()
})

test(
  'the filter narrows and orders the points, and its address can be shared, reloaded and come back to',
  { tag: '@main' },
  async ({ page, open, calls }) => {
    await open('/sample')
    await open('/profile/points-history')
    const points = list(page, 'app.title.pointsHistory')
    await expect(points.getByRole('heading').first()).toBeVisible()
    await choose(page, [
      ['histories.status', 'ui.status.used'],
      ['lists.sort', 'lists.sort.asc'],
    ])
    await expect(page).toHaveURL(/status=used.*sort=asc/)
    await expect(points.getByRole('heading')).toHaveCount(0)
    expect(queryOf(calls.to(POINTS).at(-1))).toMatchObject({
      Filters: [{ Field: 'status', Operator: 'eq', Value: 'used' }],
      Ordering: [{ Field: 'point', Direction: 'asc' }],
      Page: 1,
    })
    // Uses assertions that wait: reading the rows directly would fail when a navigation replaces the page.
    const expectUsedAlone = async () => {
      const rows = points.getByRole('button')
      const status = new RegExp(`${say('ui.status.used')}$`)
      await expect(rows.filter({ hasText: status }).first()).toBeVisible()
      await expect(rows.filter({ hasNotText: status })).toHaveCount(0)
    }
    await expectUsedAlone()

    await page.reload()
    await expectUsedAlone()
    await page.goBack()
    await expect(page).toHaveURL(/\/sample/)
    await page.goForward()
    await expectUsedAlone()

    await filterButton(page).click()
    await press(sheet(page), 'lists.filter.clear')
    await expect(page).not.toHaveURL(/status=|sort=/)
    await expect(points.getByRole('heading').first()).toBeVisible()
  },
)

test(
  'points about to expire are summed by day, with the way to use them and a reminder for the calendar',
  { tag: '@main' },
  async ({ page, open, calls }) => {
    await open('/profile/points-expire')
    const points = list(page, 'app.title.pointsExpire')
    const days = points.getByRole('heading', { level: 2 })
    await expect(days.first()).toHaveText(/ 25\d\d20 แต้ม$/)
    expect(queryOf(calls.to(POINTS).at(-1))?.Filters[0]).toEqual({
      Field: 'status',
      Operator: 'eq',
      Value: 'received',
    })

    const download = page.waitForEvent('download')
    await points
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .nth(1)
      .getByRole('button', named('ui.addToCalendar'))
      .click()
    const file = await download
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file.suggestedFilename()).toMatch(/^points-\d{4}-\d\d-\d\d\.ics$/)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/)
    expect(text).toMatch(/SUMMARY:แต้มจะหมดอายุวันนี้ · กาแฟดอยใส\r\n/)
    expect(text).toMatch(/BEGIN:VALARM\r\n/)

    await choose(page, [['histories.expires', 'forms.range.today']])
    await expect(page).toHaveURL(/expires=0/)
    await expect(days).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(/20 แต้มจะหมดอายุ .+ · วันนี้/)
    await choose(page, [['lists.sort', 'lists.sort.desc']])
    await expect(days).toHaveCount(0)
    await page.getByRole('link', named('histories.expiring.useNow')).click()
    await expect(page).toHaveURL(/\/privilege\?affordable=1/)
  },
)

test('on the first page of a visit the phone’s back closes the filter, and once it is applied or closed leaves at once, with the address that it has set', async ({
  page,
  open,
}) => {
  await open('/profile/points-history')
  const filter = page.getByRole('button', named('lists.filter'))
  const openSheet = page.getByRole('dialog')
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await filter.click()
    await expect(openSheet).toBeVisible()
    await leave()
    await expect(openSheet).toHaveCount(0)
    await expect(page).toHaveURL(/points-history/)
  }
  await choose(page, [['lists.sort', 'lists.sort.desc']])
  await expect(page).toHaveURL(/sort=desc/)
  await page.goBack()
  await expect(page).not.toHaveURL(/points-history/)
  await page.goForward()
  await expect(page).toHaveURL(/sort=desc/)
})

test('ten thousand rows scroll with few nodes, and their month stays in view', async ({
  page,
  open,
  app,
}) => {
  app.sandbox.context.settings.historyRows = 10_000
  await open('/profile/points-history')
  const points = list(page, 'app.title.pointsHistory')
  // The sandbox makes the rows for the first request.
  await expect(points.getByRole('button').first()).toBeVisible({ timeout: 30_000 })
  const counts: number[] = []
  const scrollOn = async () => {
    const top = await scrollBy(page, 3000)
    counts.push(await points.locator('*').count())
    return top
  }
  // Ten pages, each of them read over HTTP.
  await expect.poll(scrollOn, { intervals: [50], timeout: 30_000 }).toBeGreaterThan(30_000)
  expect(Math.max(...counts)).toBeLessThan(MAX_NODES)
  const heading = points.getByRole('heading').first()
  await expect(heading).toBeInViewport()
})
