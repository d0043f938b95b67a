import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { holdFiles } from '../support/hold-files.ts'
import { noteShifts, shiftsOf } from '../support/layout-shifts.ts'
import { beyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

const PAGE = '/profile/points-history'

const chart = (page: Page) => page.getByRole('region', { name: say('histories.chart.title'), exact: true })
const months = (page: Page) =>
  chart(page)
    .getByRole('toolbar', { name: say('histories.chart.months') })
    .getByRole('button')
const list = (page: Page) => page.getByRole('list', { name: say('histories.points.list'), exact: true })
const button = (page: Page, id: string) => chart(page).getByRole('button', { name: say(id), exact: true })

test('nothing moves when the chart comes after the list, nor when more of it is loaded', async ({
  page,
  open,
  memberIs,
}) => {
  await noteShifts(page)
  await memberIs('gold')
  const release = await holdFiles(page, '**/points-chart-*.js')
  await open(PAGE)
  await expect(list(page).getByRole('button').first()).toBeVisible()
  await expect(months(page)).toHaveCount(0)
  release()
  await expect(months(page)).not.toHaveCount(0)
  expect(await shiftsOf(page)).toEqual([])
  const before = await months(page).count()
  // Not a finger's: what moves within half a second of one does not count, and the answer may take longer.
  await button(page, 'histories.chart.load').dispatchEvent('click')
  await expect.poll(() => months(page).count()).toBeGreaterThan(before)
  // The bars alone, which have no text, are drawn anew to the scale of all months.
  const isText = (moved: string) => !moved.startsWith(':')
  expect((await shiftsOf(page)).filter(({ moved }) => moved.some(isText))).toEqual([])
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
    expect([box.x >= x - 1, box.right <= x + width + 1]).toEqual([true, true])
  }
  // No month lies over the next one, which would take its taps.
  const [first, second] = [await boxOf(months(page).first()), await boxOf(months(page).nth(1))]
  expect(second.x).toBeGreaterThanOrEqual(first.right - 1)
  const table = chart(page).getByRole('table')
  const scroller = table.locator('..')
  expect(await scroller.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await expect(scroller).toHaveAttribute('tabindex', '0')
  expect(await beyondSides(page)).toEqual([])
})
