import type { Browser, Locator, Page } from '@playwright/test'
import { confirmButton, redeemButton, useNowButton } from '../../e2e/support/redeeming.ts'
import { say } from '../../e2e/support/words.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'

/** What local storage holds of a member. */
export const MEMBER = {
  ...{ brandRef: 'doisai', tokenBrandRef: 'doisai', language: 'th' },
  token: sessionFor('gold', 'doisai'),
}

const CPU_SLOWDOWN = 4
/** Longer than the app waits for an idle browser (src/lib/when-idle.ts), and than it waits to persist home. */
const QUIET_MS = 1100

type Find = (page: Page) => Locator

const button = (id: string) => (page: Page) => page.getByRole('button', { name: say(id), exact: true })
const inMain = (id: string) => (page: Page) => button(id)(page).and(page.locator('main *'))
const inDialog = (id: string) => (page: Page) => button(id)(page).and(page.locator('dialog[open] *'))
const navigation = (id: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: say(id), exact: true })
const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true })

/** What is tapped one after the other on a page that is opened at a path. */
const VISITS: Record<string, Record<string, Find>> = {
  '/floor': { floor: (page) => page.locator('h1') },
  '/home': {
    'tab: privilege': navigation('app.title.privilege'),
    'tab: package': navigation('app.title.package'),
    'tab: profile': navigation('app.title.profile'),
    'tab: home': navigation('app.title.home'),
    'side menu': button('shell.menu'),
    'side menu: close': inDialog('ui.feedbackModal.close'),
    'collect points': inMain('shell.collectPoints'),
  },
  '/privilege': {
    'list: a category': radio('เบเกอรี่'),
    'list: all categories': radio(say('lists.filter.all')),
    'list: a favourite': (page) => button('privilegeCard.favourite')(page).first(),
    'list: a card': (page) =>
      page
        .getByRole('list', { name: say('app.title.privilege'), exact: true })
        .getByRole('link')
        .first(),
  },
  '/privilege/detail?privilegeId=DSP001': {
    redeem: redeemButton,
    'redeem: confirm': confirmButton,
    'use now': useNowButton,
    'use now: confirm': confirmButton,
  },
  '/profile/points-history': {
    'history: filter': inMain('lists.filter'),
    'history: a status': radio(say('ui.status.used')),
    'history: apply': inDialog('lists.filter.apply'),
  },
}

declare global {
  var eventTimings: PerformanceEventTiming[]
}

/** Has the page collect the timings of its interactions. */
const watchEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.eventTimings = []
    const observer = new PerformanceObserver(
      (list) => globalThis.eventTimings.push(...(list.getEntries() as PerformanceEventTiming[])), // of the one type observed
    )
    // TypeScript's own types lack the threshold.
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
  })

/** Waits until the page has loaded nothing, and had no long task or event, for QUIET_MS. */
const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs)
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, quietMs)
        })
        for (const type of ['resource', 'longtask', 'event']) observer.observe({ type })
      }),
    QUIET_MS,
  )

/** How long the slowest interaction since the last call took until the next paint (ms). */
const slowest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...globalThis.eventTimings.splice(0).map(({ duration }) => duration)))

/** Taps through the visits, each in a new page of the member's phone once it has loaded all that it loads when idle. */
export async function walk(
  browser: Browser,
  origin: string,
  add: (name: string, paint: number) => void,
): Promise<void> {
  for (const [path, taps] of Object.entries(VISITS)) {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ locale: 'th-TH', viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto(`${origin}/icon.svg`)
    await page.evaluate((entries) => Object.assign(localStorage, entries), MEMBER)
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await watchEvents(page)
    await untilQuiet(page)
    for (const [name, find] of Object.entries(taps)) {
      await find(page).tap({ timeout: 10_000 })
      await untilQuiet(page)
      add(name, await slowest(page))
    }
    await context.close()
  }
}
