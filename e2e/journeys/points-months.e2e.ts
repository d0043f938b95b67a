import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { beyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

const HISTORY = 'Customer/History/Point'
const PAGE = '/profile/points-history'

const chart = (page: Page) => page.getByRole('region', { name: say('histories.chart.title'), exact: true })
const months = (page: Page) =>
  chart(page)
    .getByRole('toolbar', { name: say('histories.chart.months') })
    .getByRole('button')
const list = (page: Page) => page.getByRole('list', { name: say('histories.points.list'), exact: true })
const button = (page: Page, id: string) => chart(page).getByRole('button', { name: say(id), exact: true })

test('a month of the chart narrows the list, a second tap clears that, and a reload keeps it', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open(PAGE)
  await expect(months(page)).not.toHaveCount(0)
  await expect(list(page).getByRole('button').first()).toBeVisible()
  await calls.quiet()
  expect(calls.to(HISTORY)).toHaveLength(1)
  const last = months(page).last()
  const [, name = ''] = /^(.*?):/.exec((await last.getAttribute('aria-label')) ?? '') ?? []
  const { width, height } = await boxOf(last)
  expect(width).toBeGreaterThanOrEqual(24)
  expect(height).toBeGreaterThan(120)

  await last.click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d/)
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expect(list(page).getByRole('heading')).toHaveText([new RegExp(`^${name}`)])
  await page.reload()
  // What the chart is made of was not read this time: it waits for a tap.
  await button(page, 'histories.chart.show').click()
  await expect(months(page).last()).toHaveAttribute('aria-pressed', 'true')
  await months(page).last().press('Enter')
  await expect(page).not.toHaveURL(/from=/)
  await expect(months(page).last()).toHaveAttribute('aria-pressed', 'false')
})

test('earlier months are loaded by a tap, and the focus stays when there are no more', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open(PAGE)
  await expect(months(page)).not.toHaveCount(0)
  const before = await months(page).count()
  await button(page, 'histories.chart.load').press('Enter')
  await expect.poll(() => months(page).count()).toBeGreaterThanOrEqual(before + 3)
  await expect(button(page, 'histories.chart.load')).toBeFocused()
  const load = button(page, 'histories.chart.load').or(
    chart(page).getByText(/หมดอายุในปี 25\d\d: [\d,]+ แต้ม/),
  )
  while ((await load.evaluate(({ localName }) => localName)) === 'button') {
    await load.press('Enter')
    await expect(button(page, 'ui.spinner.loading')).toHaveCount(0)
  }
  await expect(months(page)).toHaveCount(12)
  await expect(chart(page)).toBeFocused()
})

test('with the figures covered the balance has no line, and the axis no numbers', async ({
  page,
  open,
  memberIs,
  stored,
}) => {
  await memberIs('withdrawn')
  await open(PAGE)
  await expect(months(page).last()).toHaveAccessibleName(/คงเหลือ 260$/)
  await expect(chart(page).locator('path')).toBeAttached()
  const { height } = await boxOf(chart(page))
  await stored({ figures: 'hidden' })
  await open(PAGE)
  await expect(months(page)).toHaveCount(12)
  await expect(months(page).last()).not.toHaveAccessibleName(/คงเหลือ/)
  await expect(chart(page).locator('path')).toHaveCount(0)
  const axis = chart(page).locator('[data-figure]')
  await expect(axis).toHaveCount(2)
  for (const figure of await axis.all()) await expect(figure).toBeHidden()
  expect((await boxOf(chart(page))).height).toBe(height)
})

test('the keyboard reaches the months in one stop, and goes on to the list', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('withdrawn')
  await open(PAGE)
  await months(page).last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(months(page).nth(10)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(months(page).nth(10)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(button(page, 'histories.chart.table')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chart(page).getByRole('row')).toHaveCount(13)
  await page.keyboard.press('Shift+Tab')
  await expect(months(page).nth(10)).toBeFocused()
})

for (const isLate of [false, true])
  test(`nothing moves when the chart comes${isLate ? ' after the list' : ''}, nor when more of it is loaded`, async ({
    page,
    open,
    memberIs,
  }) => {
    await noteShifts(page)
    await memberIs('gold')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    if (isLate)
      await page.route(/\/points-chart-[\w-]+\.js$/, async (route) => {
        await held
        await route.continue()
      })
    await open(PAGE)
    await expect(list(page).getByRole('button').first()).toBeVisible()
    if (isLate) await expect(months(page)).toHaveCount(0)
    release()
    await expect(months(page)).not.toHaveCount(0)
    expect(await shiftsOf(page)).toEqual([])
    const before = await months(page).count()
    // Not a finger's: what moves within half a second of one does not count, and the answer may take longer.
    await button(page, 'histories.chart.load').dispatchEvent('click')
    await expect.poll(() => months(page).count()).toBeGreaterThan(before)
    expect(await shiftsOf(page)).toEqual([])
  })

test('in the browser’s largest text nothing of the chart is cut off', async ({ page, open, memberIs }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await memberIs('withdrawn')
  await open(PAGE)
  await expect(months(page)).toHaveCount(12)
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await button(page, 'histories.chart.table').click()
  const { x, width } = await boxOf(chart(page).locator('..'))
  for (const part of await chart(page).locator('p, h2, b, button').all()) {
    const box = await boxOf(part)
    expect([box.x >= x - 1, box.x + box.width <= x + width + 1]).toEqual([true, true])
  }
  // From edge to edge: a month that overlaps the next one would be as wide.
  const [first, second] = [await boxOf(months(page).first()), await boxOf(months(page).nth(1))]
  expect(second.x - first.x).toBeGreaterThanOrEqual(24)
  const table = chart(page).getByRole('table')
  const scroller = table.locator('..')
  expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await expect(scroller).toHaveAttribute('tabindex', '0')
  expect(await beyondSides(page)).toEqual([])
})
