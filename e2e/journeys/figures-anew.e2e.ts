import { memberIdOf } from '../../src/sandbox/personas.ts'
import { toThaiDateTime } from '../../src/sandbox/rules/thai-time.ts'
import type { AppServer } from '../support/app-server.ts'
import { expect, test } from '../fixtures.ts'

// These tests run with animations; all others with reduced motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Points that staff give to the member on the server, without the app knowing. */
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
