import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { say } from '../support/words.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const LIST = 'privilege/List'

const list = (page: Page) => page.getByRole('list', { name: say('app.title.privilege'), exact: true })
const cards = (page: Page) => list(page).getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('all of them, what is in reach and two categories stand on a phone’s first screen, and the balance beside the code', async ({
  page,
  open,
}) => {
  await open('/privilege')
  const chip = (role: 'radio' | 'switch', name: string) =>
    page.getByRole('main').getByRole(role, { name, exact: true })
  for (const shown of [
    chip('radio', say('lists.filter.all')),
    chip('switch', say('privileges.affordable')),
    chip('radio', 'เครื่องดื่ม'),
    chip('radio', 'เบเกอรี่'),
    chip('switch', say('privilegeCard.favourite')),
    page.getByRole('banner').getByText('2,480 แต้ม'),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 320, height: 640 })
  const row = [
    page.getByRole('search'),
    chip('switch', say('privilegeCard.favourite')),
    page.getByRole('button', { name: say('lists.filter'), exact: true }),
  ]
  const tops = await Promise.all(row.map(async (part) => (await boxOf(part)).y))
  expect(new Set(tops).size).toBe(1)
})

test('a category, an order and the points in reach narrow the list, and the address keeps them', async ({
  page,
  open,
}) => {
  await open('/privilege')
  await page.getByRole('radio', { name: 'เบเกอรี่', exact: true }).check()
  await expect(card(page, 'ลาเต้ร้อน')).toHaveCount(0)
  await page.getByRole('button', { name: say('lists.filter.set', { count: '1' }), exact: true }).click()
  await page.getByRole('radio', { name: say('lists.sort.desc') }).click()
  await page.getByRole('switch', { name: say('privileges.affordable') }).click()
  await expect(page).toHaveURL(/category=\w+.*sort=desc.*affordable=1/)
  const costs = async () =>
    (await cards(page).allInnerTexts()).map((text) =>
      Number(/([\d,]+)\s+แต้ม/.exec(text)?.[1]?.replace(',', '')),
    )
  await expect.poll(async () => (await costs()).length).toBeGreaterThan(2)
  const shown = await costs()
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  expect(Math.max(...shown)).toBeLessThanOrEqual(2480)

  await page.reload()
  await expect(page.getByRole('radio', { name: 'เบเกอรี่', exact: true })).toBeChecked()
  await expect.poll(costs).toEqual(shown)
})

test('the list loads page after page as it is scrolled, and shows each privilege once', async ({
  page,
  open,
  calls,
}) => {
  await open('/privilege')
  await expect(cards(page).first()).toBeVisible()
  const seen = new Map<string, string>()
  const look = async () => {
    for (const row of await cards(page).all()) {
      seen.set(String(await row.getAttribute('aria-posinset')), await row.getByRole('link').innerText())
    }
  }
  const scrollOn = () =>
    page.evaluate(async () => {
      const before = window.scrollY
      window.scrollBy(0, 600)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return window.scrollY > before
    })
  const isMore = async () => {
    await calls.quiet()
    return scrollOn()
  }
  do await look()
  while ((await scrollOn()) || (await isMore()))
  await look()
  const pages = calls.to(LIST).map(({ body }) => (body as { Filters: { Page: number } }).Filters.Page)
  expect(pages).toEqual(Array.from({ length: pages.length }, (_, index) => index + 1))
  expect(pages.length).toBeGreaterThan(2)
  expect(seen.size).toBeGreaterThan(40)
  expect([...seen.keys()].map(Number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: seen.size }, (_, index) => index + 1),
  )
  expect(new Set(seen.values()).size).toBe(seen.size)
  expect(await list(page).locator('*').count()).toBeLessThan(400)
})

test(
  'a detail opens from the list at once, and back from it finds the list where it was left',
  { tag: '@main' },
  async ({ page, open, calls, faults }) => {
    await open('/privilege?sort=asc')
    await expect(cards(page).first()).toBeVisible()
    await page.mouse.wheel(0, 2600)
    await expect.poll(() => calls.to(LIST).length).toBeGreaterThan(1)
    await calls.quiet()
    const inView = list(page).getByRole('link').nth(6)
    const name = await inView.innerText()
    await inView.scrollIntoViewIfNeeded()
    calls.clear()
    faults.add({ operation: 'listPrivileges', kind: 'hang' })
    await inView.click()
    await expect(page).toHaveURL(/\/privilege\/detail\?privilegeId=/)
    // Shown at once from the list's data: the detail's own request is still pending.
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    faults.clear()
    await page.goBack()
    await expect(card(page, name)).toBeInViewport()
    const pages = calls.to(LIST).map(({ body }) => (body as { Filters: { Limit: number } }).Filters.Limit)
    expect(pages).toEqual([1])
  },
)
