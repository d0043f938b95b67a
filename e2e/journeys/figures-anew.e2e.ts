import type { Page } from '@playwright/test'
import { memberIdOf } from '../../src/sandbox/personas.ts'
import { toThaiDateTime } from '../../src/sandbox/rules/thai-time.ts'
import type { AppServer } from '../support/app-server.ts'
import { expect, test } from '../fixtures.ts'

// What moves is looked at here; elsewhere motion is reduced (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Points that the staff give to the member, of which nobody tells the app. */
function collectAtCounter(app: AppServer, points: number): void {
  app.sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.points.unshift({
    id: 'PT-COUNTER',
    titleTh: 'ซื้อที่ร้าน',
    titleEn: 'At the counter',
    points,
    status: 'received',
    at: toThaiDateTime(new Date()),
  })
}

/** Notes when the balance was answered and when the new one was on screen, and every shift of the layout from now on. */
const watchBalance = (page: Page, text: string) =>
  page.evaluate((awaited) => {
    const seen = { answeredAt: 0, shownAt: 0, shifts: [] as number[] }
    Object.assign(globalThis, { seen })
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type })
    observe('layout-shift', (entry) => {
      seen.shifts.push((entry as PerformanceEntry & { value: number }).value) // LayoutShift has no type yet
    })
    observe('resource', ({ name, startTime, duration }) => {
      if (name.endsWith('/Customer/Profile')) seen.answeredAt = startTime + duration
    })
    new MutationObserver(() => {
      if (!seen.shownAt && document.body.textContent.includes(awaited)) seen.shownAt = performance.now()
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, text)

test('a member who is online again sees the points of the counter within a second of the answer, and nothing moves', async ({
  page,
  app,
  context,
  calls,
  memberIs,
  open,
}) => {
  await memberIs('gold')
  await open('/home')
  await expect(page.getByText('2,480 แต้ม').first()).toBeVisible()
  await calls.quiet()
  await page.evaluate(() => scrollTo(0, 120))
  await watchBalance(page, '2,550')
  const before = calls.to('Customer/Profile').length

  await context.setOffline(true)
  collectAtCounter(app, 70)
  await context.setOffline(false)
  await expect(page.getByText('2,550 แต้ม').first()).toBeVisible()
  await calls.quiet()

  const { seen, top } = await page.evaluate(() => ({
    seen: (globalThis as unknown as { seen: { answeredAt: number; shownAt: number; shifts: number[] } }).seen,
    top: scrollY,
  }))
  expect(calls.to('Customer/Profile')).toHaveLength(before + 1)
  expect({ top, shifts: seen.shifts }).toEqual({ top: 120, shifts: [] })
  expect(seen.shownAt - seen.answeredAt, 'from the answer to the screen, in ms').toBeLessThan(1000)
})

test('a history that is read anew keeps the member’s place in it', async ({
  page,
  app,
  context,
  calls,
  memberIs,
  open,
}) => {
  await memberIs('gold')
  await open('/profile/points-history')
  const row = page.getByRole('listitem').filter({ hasText: 'แต้มพิเศษสุดสัปดาห์' }).first()
  await expect(row).toBeVisible()
  await calls.quiet()
  await row.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const placeOfRow = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await placeOfRow()

  await context.setOffline(true)
  collectAtCounter(app, 70)
  await context.setOffline(false)
  await expect(page.getByText('ซื้อที่ร้าน')).toBeAttached()
  await calls.quiet()
  expect(await placeOfRow()).toBe(before)
})
