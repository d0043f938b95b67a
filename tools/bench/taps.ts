import { loadavg } from 'node:os'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { CONFIG, startApp } from '../../e2e/support/app-server.ts'
import { confirmButton, redeemButton, useNowButton } from '../../e2e/support/redeeming.ts'
import { say } from '../../e2e/support/words.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { type Figures, median } from './figures.ts'
import { openMemberPage, slowDown } from './member-page.ts'

/** Longer than the app waits for an idle browser (src/lib/when-idle.ts), and than it waits to persist home. */
const QUIET_MS = 1100

/** The name of a row, and what is tapped for it. */
type Tap = [name: string, find: (page: Page) => Locator]

const button = (id: string) => (page: Page) => page.getByRole('button', { name: say(id), exact: true })
const inMain = (id: string) => (page: Page) => button(id)(page).and(page.locator('main *'))
const inDialog = (id: string) => (page: Page) => button(id)(page).and(page.locator('dialog[open] *'))
const inList = (id: string) => (page: Page) =>
  page.getByRole('list', { name: say(id), exact: true }).getByRole('link')
const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true })
const language = (name: string) => (page: Page) =>
  page.locator('main').getByRole('button', { name, exact: true })
const navigation = (id: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: say(id), exact: true })
const home: Tap = ['tab: home', navigation('app.title.home')]
/** The membership has no navigation. */
const back: Tap = ['back', button('shell.back')]
const tour = (visit: string): Tap[] => [
  [`tab: privilege, ${visit}`, navigation('app.title.privilege')],
  home,
  [`tab: package, ${visit}`, navigation('app.title.package')],
  home,
  [`tab: membership, ${visit}`, navigation('app.title.memberInfo')],
  back,
  [`tab: profile, ${visit}`, navigation('app.title.profile')],
  home,
]

/** What is tapped one after the other on a page that is opened at a path. */
const VISITS: { path: string; taps: Tap[] }[] = [
  { path: '/home', taps: [...tour('first'), ...tour('again')] },
  {
    path: '/home',
    taps: [
      ['side menu', button('shell.menu')],
      ['side menu: close', inDialog('shell.sideMenu.close')],
      ['home: a privilege', (page) => page.locator('main a[href^="/privilege/detail"]').first()],
      back,
    ],
  },
  {
    path: '/home',
    taps: [
      ['collect points', inMain('home.profileBar.collect')],
      ['collect points: barcode', (page) => page.getByRole('tab', { name: say('codes.tabs.barcode') })],
    ],
  },
  {
    path: '/privilege',
    taps: [
      ['list: a category', radio('เบเกอรี่')],
      ['list: all categories', radio(say('privileges.category.all'))],
      ['list: within my points', (page) => page.getByRole('switch', { name: say('privileges.affordable') })],
      ['list: a favourite', (page) => button('privilegeCard.favourite')(page).first()],
      ['list: a card', (page) => inList('privileges.list')(page).first()],
    ],
  },
  {
    path: '/privilege/detail?privilegeId=DSP001',
    taps: [
      ['redeem', redeemButton],
      ['redeem: confirm', confirmButton],
      ['use now', useNowButton],
      ['use now: confirm', confirmButton],
      ['code: QR code', (page) => page.getByRole('tab', { name: say('codes.tabs.qr'), exact: true })],
    ],
  },
  {
    path: '/profile',
    taps: [
      ['language: English', language('English')],
      ['language: Thai', language('ไทย')],
    ],
  },
  {
    path: '/profile/edit-profile',
    taps: [['profile picture', button('profile.picture.change')]],
  },
  {
    path: '/profile/points-history',
    taps: [
      ['history: filter', inMain('lists.filter')],
      ['history: a status', radio(say('histories.status.used'))],
      ['history: apply', inDialog('lists.filter.apply')],
    ],
  },
]

/** An interaction's time to the next paint, and its parts. */
interface Answer {
  paint: number
  delay: number
  processing: number
  presentation: number
}

/** An event of the Event Timing API, of which TypeScript's own types lack the interaction. */
interface EventTiming extends PerformanceEventTiming {
  interactionId: number
}

declare global {
  var eventTimings: EventTiming[]
}

/** Collects in the page what its interactions take. */
const watchEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.eventTimings = []
    const add = (list: PerformanceObserverEntryList) =>
      globalThis.eventTimings.push(...(list.getEntries() as EventTiming[])) // of the one type observed
    // TypeScript's own types lack the threshold.
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver(add).observe(options)
  })

/** Waits until nothing has been loaded, and no task or event has been long, for as long as the app puts things off. */
const untilQuiet = (page: Page): Promise<void> =>
  page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect()
          requestIdleCallback(() => resolve())
        }
        let timer = setTimeout(end, quietMs)
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        })
        for (const type of ['resource', 'longtask', 'event']) observer.observe({ type })
      }),
    QUIET_MS,
  )

/** What the last tap's slowest interaction took; an interaction without an entry took less than 16 ms. */
async function takeAnswer(page: Page): Promise<Answer> {
  const events = await page.evaluate(() =>
    globalThis.eventTimings
      .splice(0)
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ startTime, duration, processingStart, processingEnd }) => ({
        ...{ startTime, duration, processingStart, processingEnd },
        end: startTime + duration,
      })),
  )
  const longest = events.toSorted((a, b) => b.duration - a.duration)[0]
  if (!longest) return { paint: 0, delay: 0, processing: 0, presentation: 0 }
  // The events that were painted together, as pointerup and click are: durations are rounded to 8 ms.
  const together = events.filter(({ end }) => Math.abs(end - longest.end) <= 8)
  const begun = Math.min(...together.map(({ processingStart }) => processingStart))
  const done = Math.max(...together.map(({ processingEnd }) => processingEnd))
  return {
    paint: longest.duration,
    delay: begun - longest.startTime,
    processing: done - begun,
    presentation: Math.max(0, longest.end - done),
  }
}

async function walk(browser: Browser, origin: string, add: (name: string, answer: Answer) => void) {
  for (const { path, taps } of VISITS) {
    const page = await openMemberPage(browser, origin + path, { hasTouch: true, isMobile: true })
    await slowDown(page)
    await watchEvents(page)
    await untilQuiet(page)
    for (const [name, find] of taps) {
      await find(page).tap({ timeout: 10_000 })
      await untilQuiet(page)
      add(name, await takeAnswer(page))
    }
    await page.context().close()
  }
}

/**
 * From each main tap to the next paint (INP), with the processor four times slower, once the page has loaded all that it loads
 * when idle. 0 ms: less than 16.
 */
export async function measureTaps(runs: number): Promise<Record<string, Figures>> {
  const app = await startApp()
  Object.assign(app.config, CONFIG, { liffIds: {} })
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  const answers = new Map<string, Answer[]>()
  try {
    for (let run = 0; run < runs; run += 1) {
      app.sandbox.reset()
      await walk(browser, app.origin, (name, answer) =>
        answers.set(name, [...(answers.get(name) ?? []), answer]),
      )
    }
  } finally {
    await browser.close()
    await app.close()
  }
  const figuresOfTap = (taken: Answer[]): Figures => {
    const medianOf = (part: keyof Answer) => Math.round(median(taken.map((answer) => answer[part])))
    return {
      'INP ms': medianOf('paint'),
      'worst ms': Math.max(...taken.map(({ paint }) => paint)),
      'input delay ms': medianOf('delay'),
      'processing ms': medianOf('processing'),
      'presentation ms': medianOf('presentation'),
    }
  }
  return {
    ...Object.fromEntries([...answers].map(([name, taken]) => [name, figuresOfTap(taken)])),
    machine: { load: Number((loadavg()[0] ?? NaN).toFixed(1)) },
  }
}
