import type { Page } from '@playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf, expectLineLogin, goTo } from '../support/on-screen.ts'
import { elementsBeyondSides } from '../support/widths.ts'

/** A phone lying on its side, a tablet, a big desktop. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1920, height: 1080 },
]

/** The queries without which these pages would show only that something is missing. */
const QUERIES: Partial<Record<string, string>> = {
  [paths.privilegeDetail]: '?privilegeId=DSP008',
  [paths.packageDetail]: '?packageId=DPK001',
  [paths.privilegeHistoryDetail]: '?transactionId=NOBODY',
  [paths.packageHistoryDetail]: '?transactionId=NOBODY',
  [paths.login]: '?mode=register',
}
/** These redirect at once to a page that is checked anyway. */
const REDIRECTING: string[] = [
  paths.landing,
  paths.homePdpa,
  paths.registerCustomFields,
  paths.registerCsFields,
]

const all = Object.values(paths).filter((path) => !REDIRECTING.includes(path))
const ofVisitors = all.filter((path) => path.startsWith('/authentication/') && !/register-/.test(path))
const ofMembers = all.filter((path) => !ofVisitors.includes(path))

/** Expects each page to fit each size, from a phone's on. */
async function expectToFit(page: Page, routes: string[], sizes = SIZES): Promise<void> {
  // A page reaches beyond the screen while it slides in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of routes) {
    await page.setViewportSize({ width: 390, height: 844 })
    await goTo(page, path + (QUERIES[path] ?? ''))
    // Before the login, a step without what it needs leads back to an earlier one.
    if (routes === ofMembers) await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('main')).not.toBeEmpty()
    for (const size of sizes) {
      await page.setViewportSize(size)
      // Polled: a step that leads back to an earlier one may be on its way.
      await expect.poll(() => elementsBeyondSides(page), `${path} at ${size.width}`).toEqual([])
    }
  }
}

for (const [sizes, what, tag] of [
  [[{ width: 320, height: 640 }], 'a small phone', '@main'],
  [SIZES, 'a phone on its side, a tablet and a big desktop', '@sweep'],
] as const) {
  test(`every page of a member fits ${what}`, { tag }, async ({ page, open, memberIs }) => {
    await memberIs('gold')
    await open('/home')
    await expectHomeOf(page, 'gold')
    await expectToFit(page, ofMembers, [...sizes])
  })

  test(`every page before the login fits ${what}`, { tag }, async ({ page, open }) => {
    await open('/authentication/line-login?brandRef=doisai&landing=true')
    await expectLineLogin(page)
    await expectToFit(page, ofVisitors, [...sizes])
  })
}
