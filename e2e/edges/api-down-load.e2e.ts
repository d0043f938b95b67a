import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { closeErrors, EVERY_CALL, REST_MS, notice, tryNowButton, visitBefore } from '../support/api-down.ts'
import type { CallLog } from '../support/call-log.ts'
import { expectHomeOf, storageOf } from '../support/on-screen.ts'

/* An API that is down for everybody: what a member's phone asks of it meanwhile. */

/** The API goes down before a member comes back; given once the page has said so, and nothing is on its way. */
async function comeBackTo(path: string, page: Page, open: (path: string) => Promise<void>, calls: CallLog) {
  await closeErrors(page)
  await open(path)
  await expect(notice(page)).toBeVisible()
  await calls.quiet()
}

for (const path of ['/home', '/privilege']) {
  test(`a member who reloads ${path} five times is told the same five times, and one read is sent at most, while the API is left alone`, async ({
    page,
    open,
    calls,
    faults,
    memberIs,
  }) => {
    await memberIs('gold')
    await visitBefore(page, open, calls)
    faults.add({ operation: EVERY_CALL, kind: 503 })
    await comeBackTo(path, page, open, calls)
    // However slow the reloads are, the rest is not over.
    await page.clock.setFixedTime(await page.evaluate(() => Date.now()))
    calls.clear()
    for (let i = 0; i < 5; i += 1) {
      await page.reload({ waitUntil: 'commit' })
      await expect(notice(page)).toBeVisible()
      await calls.quiet()
    }
    expect(calls.paths().length, calls.paths().join()).toBeLessThanOrEqual(1)
  })
}

test('a member who taps “try now” twenty times in six seconds has the API asked three times at most, and goes on once it answers', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  await page.clock.install()
  faults.add({ operation: EVERY_CALL, kind: 503 })
  await comeBackTo('/home', page, open, calls)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  calls.clear()
  for (let tap = 0; tap < 20; tap += 1) {
    await tryNowButton(page).click()
    await page.clock.runFor(300)
    // The page's time stands still meanwhile: the API has answered what it was asked.
    await expect.poll(() => calls.all.every(({ status }) => status !== undefined)).toBe(true)
  }
  expect(calls.all.length).toBeGreaterThan(0)
  expect(calls.all.length, calls.paths().join()).toBeLessThanOrEqual(3)

  faults.clear()
  await page.clock.resume()
  await tryNowButton(page).click()
  await expect(notice(page)).toHaveCount(0)
  await expectHomeOf(page, 'gold')
})

test('at the end of a rest one read finds out, and the others are sent, each once, when it has been answered', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  await page.clock.install()
  faults.add({ operation: EVERY_CALL, kind: 503 })
  await comeBackTo('/home', page, open, calls)

  await test.step('while the API is still down', async () => {
    calls.clear()
    await page.clock.fastForward(REST_MS)
    await expect.poll(() => calls.all.length).toBeGreaterThan(0)
    await calls.quiet()
    expect(calls.all).toHaveLength(1)
    await expect(notice(page)).toBeVisible()
  })

  await test.step('once the API answers', async () => {
    faults.clear()
    faults.add({ operation: EVERY_CALL, kind: 'delay', delayMs: 500, times: 1 })
    calls.clear()
    await page.clock.fastForward(REST_MS)
    await expect(notice(page)).toHaveCount(0)
    await calls.quiet()
    const probe = calls.all[0]?.path ?? ''
    expect(calls.timeline.slice(0, 2)).toEqual([`asked ${probe}`, `answered ${probe}`])
    expect(calls.all.length).toBeGreaterThan(1)
    const asked = calls.all.map(({ path, search, body }) => JSON.stringify([path, search, body]))
    expect(asked).toEqual([...new Set(asked)])
  })
})

test('an API that asks to be left alone for half a minute is, over a reload too, and is asked by two reads at most then', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  await page.clock.install()
  faults.add({ operation: EVERY_CALL, kind: 503, retryAfter: 30 })
  await comeBackTo('/privilege', page, open, calls)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  calls.clear()
  await page.clock.runFor(14_000)
  await page.reload({ waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(13_000)
  await expect(notice(page)).toBeVisible()
  expect(calls.paths()).toEqual([])

  // The API says when at the earliest: not all phones come at once then.
  await page.clock.fastForward(REST_MS)
  await expect.poll(() => calls.all.length).toBeGreaterThan(0)
  await page.clock.resume()
  await calls.quiet()
  // A second one, where the first is of the call that had begun the rest: that call alone may be down.
  expect(calls.all.length).toBeLessThanOrEqual(2)
})

test('home asks for the balance and its own parts first, and for the rest once these are answered', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  faults.add({ operation: 'getHomeLayout', kind: 'delay', delayMs: 3000, times: 1 })
  await open('/home')
  await expect.poll(() => calls.timeline).toContain('answered dynamicdisplay/LayoutDisplay')
  await calls.quiet()
  const first = ['Customer/Profile', 'dynamicdisplay/LayoutDisplay']
  const untilAnswered = calls.timeline.slice(0, calls.timeline.indexOf(`answered ${first[1]}`))
  const asked = untilAnswered.filter((entry) => entry.startsWith('asked '))
  expect(asked.toSorted()).toEqual(first.map((path) => `asked ${path}`))
  expect(calls.paths()).toHaveLength(7)
})

test('a reload while the API refuses a part asks again for that part and the balance, and for nothing that was answered', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  faults.add({ operation: 'listForYouPrivileges', kind: 503, retryAfter: 20 })
  await closeErrors(page)
  await open('/home')
  await expect(notice(page)).toBeVisible()
  await calls.quiet()
  const answered = calls.all.filter(({ status }) => status === 200).map(({ path }) => path)
  expect(answered).toContain('customer/membership-tier/info')
  await expect
    .poll(async () => (await storageOf(page, 'localStorage')).homeSnapshot ?? '')
    .toContain('getTier')

  faults.clear()
  calls.clear()
  await page.reload({ waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible()
  await tryNowButton(page).click()
  await expect(notice(page)).toHaveCount(0)
  await calls.quiet()
  const again = calls.paths().filter((path) => answered.includes(path))
  expect(again).toEqual(['Customer/Profile'])
  expect(calls.paths()).toContain('Privilege/ForYou/List')
})
