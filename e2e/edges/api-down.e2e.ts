import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { closeErrors, EVERY_CALL, REST_MS, notice, tryNowButton, visitBefore } from '../support/api-down.ts'
import { holdBackApi } from '../support/hold-files.ts'
import { expectHomeOf, greeting, lineButton, pageTitle, phoneButton } from '../support/on-screen.ts'
import { readCodes } from '../support/read-code.ts'
import { say } from '../support/words.ts'

/* An API that is down for everybody: what a member sees, and has all the same. */

const MEMBER_NO = 'DS100185'
const POINTS = '2,480 แต้ม'
const AS_OF = /ข้อมูล ณ \d\d:\d\d น\./

const TABS = ['/home', '/privilege', '/package', '/profile/member-info', '/profile']

const tabs = (page: Page) => page.getByRole('navigation', { name: say('shell.bottomNavigation.name') })
const main = (page: Page) => page.getByRole('main')
const loading = (page: Page) => page.getByRole('status').filter({ hasText: say('ui.spinner.loading') })
/** On home in the page, elsewhere in the bar above it. */
const collectButton = (page: Page) => page.getByRole('button', { name: th.collect, exact: true })
const codeSheet = (page: Page) => page.getByRole('dialog', { name: th.collect, exact: true })

for (const path of TABS) {
  for (const kind of path === '/home' || path === '/package' ? ([503, 'offline'] as const) : [503 as const]) {
    test(`a member who comes to ${path} sees the last balance and its time, and has the code, while the API is down: ${kind}`, async ({
      page,
      open,
      calls,
      faults,
      memberIs,
    }) => {
      await memberIs('gold')
      await visitBefore(page, open, calls)
      faults.add({ operation: EVERY_CALL, kind })
      await closeErrors(page)
      await open(path)
      await expect(notice(page)).toContainText(AS_OF)
      if (path !== '/home') await expect(notice(page)).toContainText(POINTS)
      else await expect(main(page).getByText(POINTS, { exact: true })).toBeVisible()
      await expect(tryNowButton(page)).toBeVisible()

      await collectButton(page).click()
      await expect(codeSheet(page)).toBeVisible()
      await expect.poll(() => readCodes(page)).toEqual([MEMBER_NO])
    })
  }
}

test('a member has the last balance on home, and the code on every tab, while the API lets everything wait', async ({
  page,
  open,
  calls,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  await holdBackApi(page)
  for (const path of TABS) {
    await test.step(path, async () => {
      await open(path)
      if (path === '/home') await expect(main(page).getByText(POINTS, { exact: true })).toBeVisible()
      await collectButton(page).click()
      await expect(codeSheet(page)).toBeVisible()
      await expect.poll(() => readCodes(page)).toEqual([MEMBER_NO])
    })
  }
})

test('a member is told on every tab, with the last balance, of an API that has let everything wait for ten seconds', async ({
  page,
  open,
  calls,
  memberIs,
}) => {
  await memberIs('gold')
  await visitBefore(page, open, calls)
  await page.clock.install()
  await holdBackApi(page)
  for (const path of TABS) {
    await test.step(path, async () => {
      await open(path)
      const isTold = async () => {
        await page.clock.runFor(2500)
        return notice(page).isVisible()
      }
      await expect.poll(isTold).toBe(true)
      await expect(notice(page)).toContainText(AS_OF)
      if (path !== '/home') await expect(notice(page)).toContainText(POINTS)
    })
  }
})

test('a member keeps the last balance and the code on a tab that does not need them, however often the app tries again', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  // Rests of 13 seconds: what nothing on screen shows leaves the cache after a minute.
  await page.addInitScript(() => (Math.random = () => 0.2))
  await memberIs('gold')
  await visitBefore(page, open, calls)
  await page.clock.install()
  faults.add({ operation: EVERY_CALL, kind: 503 })
  await closeErrors(page)
  await open('/package')
  await expect(notice(page)).toContainText(POINTS)
  await calls.quiet()
  const endRest = async (milliseconds: number) => {
    const before = calls.all.length
    await page.clock.fastForward(milliseconds)
    await expect.poll(() => calls.all.length).toBeGreaterThan(before)
    await calls.quiet()
  }

  await endRest(14_000)
  await expect(notice(page)).toContainText(POINTS)
  await expect(notice(page)).toContainText(AS_OF)
  await tabs(page).getByRole('link', { name: th.home }).click()
  await expect(main(page).getByText(POINTS, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'โกลด์' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)

  await tabs(page).getByRole('link', { name: th.package }).click()
  for (let rest = 0; rest < 2; rest += 1) {
    await endRest(14_000)
    await expect(notice(page)).toContainText(POINTS)
  }
  await collectButton(page).click()
  await expect.poll(() => readCodes(page)).toEqual([MEMBER_NO])
})

test('a new member is told that the API is down, sees nothing that loads without end, and home as soon as it answers', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await page.clock.install()
  faults.add({ operation: EVERY_CALL, kind: 503 })
  await closeErrors(page)
  await open('/home')
  await expect(notice(page)).toBeVisible()
  await expect(tryNowButton(page)).toBeVisible()
  await calls.quiet()
  await expect(loading(page)).toHaveCount(0)
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: th.tryAgain })).not.toHaveCount(0)

  const failed = new Set(calls.paths())
  faults.clear()
  calls.clear()
  await page.clock.fastForward(REST_MS)
  await expectHomeOf(page, 'gold')
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)
  await calls.quiet()
  for (const path of failed) expect.soft(calls.to(path).length, path).toBe(1)
  await expect(main(page).getByRole('button', { name: th.tryAgain })).toHaveCount(0)
})

test('a visitor can use the login while the API is down, and is told that it is', async ({
  page,
  open,
  faults,
}) => {
  faults.add({ operation: EVERY_CALL, kind: 503 })
  await closeErrors(page)
  await open('/authentication/line-login')
  await expect(lineButton(page)).toBeEnabled()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(notice(page, 'en')).toBeVisible()
  await page.getByRole('button', { name: 'ไทย' }).click()
  await phoneButton(page).click()
  await expect(page.getByRole('textbox', { name: th.phoneNumber })).toBeEditable()
  await expect(notice(page)).toBeVisible()
})

test('what a member has on screen stays as the API goes down in mid-visit, and a tab fills by itself once it is back', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await page.clock.install()
  await open('/home')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  faults.add({ operation: EVERY_CALL, kind: 503 })
  // A host that has answered just now is not taken for down.
  await page.clock.fastForward(3000)
  await closeErrors(page)
  await tabs(page).getByRole('link', { name: th.package }).click()
  await expect(pageTitle(page, th.package)).toBeVisible()
  // One call alone is no reason to say anything; the figures are read anew as the member comes back.
  await tabs(page).getByRole('link', { name: th.privilege }).click()
  await expect(notice(page)).toContainText(POINTS)
  await tabs(page).getByRole('link', { name: th.home }).click()
  await expect(greeting(page, 'gold')).toBeVisible()
  await expect(main(page).getByText(POINTS, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem')).toHaveCount(4)
  await tabs(page).getByRole('link', { name: th.package }).click()
  await expect(notice(page)).toBeVisible()

  await calls.quiet()
  faults.clear()
  calls.clear()
  await page.clock.fastForward(REST_MS)
  await expect(page.getByRole('list', { name: say('packages.list') }).getByRole('link')).toHaveCount(8)
  await expect(notice(page)).toHaveCount(0)
})

test('one call that fails alone is told beside its own part of home, nothing above the page, and is there by itself within two minutes', async ({
  page,
  open,
  calls,
  faults,
  memberIs,
}) => {
  await memberIs('gold')
  await page.clock.install()
  faults.add({ operation: 'listPrivileges', kind: 503 })
  await open('/home')
  await expectHomeOf(page, 'gold')
  await expect(main(page).getByText(POINTS, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'โกลด์' })).toBeVisible()
  const tryAgain = main(page).getByRole('button', { name: th.tryAgain })
  await expect(tryAgain).toHaveCount(1)
  await calls.quiet()
  await expect(notice(page)).toHaveCount(0)

  faults.clear()
  calls.clear()
  await page.clock.fastForward(120_000)
  await expect(tryAgain).toHaveCount(0)
  await calls.quiet()
  expect(calls.paths()).toContain('privilege/List')
})
