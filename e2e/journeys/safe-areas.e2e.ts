import type { Page } from '@playwright/test'
import { paths } from '../../src/addresses/paths.ts'
import { expect, test } from '../fixtures.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { boxOf } from '../support/box-of.ts'
import { expectHomeOf, expectLineLogin, goTo, lineUserIs } from '../support/on-screen.ts'
import { forceInsets, inInsets, REPORTS, type Insets, type Report } from '../support/safe-areas.ts'
import { settle } from '../support/settle.ts'
import { say } from '../support/words.ts'

interface Held {
  width: number
  height: number
  insets: Insets
  report?: Report
}

// LINE's own numbers: 34 px at the bottom; in landscape 44 px at both sides and 21 px at the bottom.
const UPRIGHT: Held = { width: 390, height: 844, insets: { top: 47, left: 0, right: 0, bottom: 34 } }
const SIDEWAYS: Held = { width: 844, height: 390, insets: { top: 0, left: 44, right: 44, bottom: 21 } }
/** LINE for Android, whose WebView reads 0 from `env()`. */
const ANDROID: Held = { ...UPRIGHT, report: 'property' }
/** A phone in landscape that is small enough to keep the tabs. */
const SMALL_SIDEWAYS: Held = { ...SIDEWAYS, width: 667, height: 375 }

const BEFORE_LOGIN = [paths.lineLogin, paths.login, paths.pdpa]
const OF_MEMBERS = [
  `${paths.privilegeDetail}?privilegeId=DSP001`,
  paths.profile,
  paths.profilePdpa,
  paths.registerInfo,
  paths.home,
]

/** However the phone is held, nothing that is read or tapped lies in its insets. */
async function expectToKeepClear(
  page: Page,
  what: string,
  ways = [UPRIGHT, ANDROID, SIDEWAYS],
): Promise<void> {
  for (const { width, height, insets, report } of ways) {
    await page.setViewportSize({ width, height })
    await forceInsets(page, insets, report)
    await settle(page)
    await expect
      .soft(
        async () => expect(await inInsets(page, insets)).toEqual([]),
        `${what}, at ${width}, ${report ?? 'env'}`,
      )
      .toPass({ timeout: 15_000 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

async function expectRoutesToKeepClear(page: Page, routes: readonly string[]): Promise<void> {
  for (const path of routes) {
    await goTo(page, path)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('main')).not.toBeEmpty()
    // Its buttons come after its text.
    if (path.startsWith(paths.privilegeDetail))
      await expect(
        page.getByRole('button', { name: say('privilegeCard.favourite'), exact: true }),
      ).toBeVisible()
    await expectToKeepClear(page, path)
  }
}

test(
  'nothing that is read or tapped lies under the rounded ends or the home bar of a phone, upright or on its side',
  { tag: '@sweep' },
  async ({ context, app, page: visit, open, memberIs }) => {
    await visit.emulateMedia({ reducedMotion: 'reduce' })
    await open('/authentication/line-login?brandRef=doisai')
    await expectLineLogin(visit)
    await expectRoutesToKeepClear(visit, BEFORE_LOGIN)

    await memberIs('gold')
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${app.origin}/home`)
    await expectHomeOf(page, 'gold')
    await expectRoutesToKeepClear(page, OF_MEMBERS)

    const button = (id: string) => page.getByRole('button', { name: say(id), exact: true })
    const closeAll = async () => {
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
    await expectToKeepClear(page, 'home with its tabs', [SMALL_SIDEWAYS])
    await button('shell.menu').click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectToKeepClear(page, 'the side menu')
    await closeAll()

    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.collectPoints'), exact: true })
      .click()
    await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()
    await expectToKeepClear(page, "the member's code")
    await page.getByRole('button', { name: 'ขยายเต็มจอ', exact: true }).click()
    await expectToKeepClear(page, 'scan mode')
    await page.keyboard.press('Escape')
    // A step back that is on its way takes no other one.
    await expect(page.getByRole('dialog', { name: say('codes.scanMode'), exact: true })).toBeHidden()
    await closeAll()

    await goTo(page, paths.pointsHistory)
    await button('lists.filter').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // A wider screen shows the filter beside the list.
    await expectToKeepClear(page, 'the filter', [UPRIGHT, ANDROID, SMALL_SIDEWAYS])
  },
)

test('a home bar that the phone reports twice makes the navigation no higher', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  const height = async () => (await page.getByRole('navigation').boundingBox())?.height
  const withoutBar = (await height()) ?? NaN
  for (const report of REPORTS) {
    await forceInsets(page, UPRIGHT.insets, report)
    await expect.poll(height, report).toBe(withoutBar + UPRIGHT.insets.bottom)
    await forceInsets(page, { ...UPRIGHT.insets, bottom: 0 })
    await expect.poll(height, report).toBe(withoutBar)
  }
})

test.describe('In LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('the tabs keep clear of LINE’s own 34 px at the bottom where the phone reports less, and of more where it does', async ({
    page,
    line,
  }) => {
    lineUserIs(line, 'gold')
    await openInLine(page, line)
    await expectHomeOf(page, 'gold')
    const tabs = page.getByRole('navigation')
    const below = async () => (await boxOf(tabs)).bottom - (await boxOf(tabs.getByRole('list'))).bottom
    await expect.poll(below).toBe(34)
    for (const [bottom, kept] of [
      [20, 34],
      [50, 50],
    ] as const) {
      await forceInsets(page, { ...UPRIGHT.insets, bottom })
      await expect.poll(below).toBe(kept)
    }
  })
})
