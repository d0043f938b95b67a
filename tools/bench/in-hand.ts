import { loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import { CONFIG, startApp, type AppServer } from '../../e2e/support/app-server.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { type Figures, median } from './figures.ts'
import { CPU_SLOWDOWN, openMemberPage, slowDown } from './member-page.ts'

const SCREENS = 40
const TABS = ['/home', '/privilege', '/package', '/profile/member-info', '/profile']
const LONG_TASK_MS = 50
/** For the sandbox's faults. */
const EVERY_CALL = '/api/'

/** From the tap on "Collect points" to the member's code on screen, without a network. */
async function timeMemberCode(browser: Browser, app: AppServer): Promise<number> {
  const page = await openMemberPage(browser, `${app.origin}/home`)
  await slowDown(page)
  // Home loads the code's files once the browser is idle.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /points-modal|codes/.test(name)).length >
      1,
  )
  await page.context().setOffline(true)
  const shown = page.evaluate(async () => {
    const tapped = await new Promise<number>((resolve) =>
      document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
    )
    const isShown = () => document.querySelector('dialog[open] [role=tabpanel] svg')
    while (!isShown() && performance.now() - tapped < 20_000)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - tapped
  })
  await page.getByRole('main').getByRole('button', { name: 'สะสมแต้ม' }).click()
  const time = await shown
  await page.context().close()
  return time
}

/** From a tab's address to the last balance on it, for a member who comes back while the API is down. */
async function timeLastBalance(browser: Browser, app: AppServer, path: string): Promise<number> {
  const page = await openMemberPage(browser, `${app.origin}/home`)
  // Home is stored a second after its last answer.
  await page.waitForFunction(() => localStorage.getItem('homeSnapshot')?.includes('listForYou'))
  await page.goto('about:blank')
  await slowDown(page)
  app.sandbox.faults.add({ operation: EVERY_CALL, kind: 503 })
  await page.goto(app.origin + path, { waitUntil: 'commit' })
  const time = await page.evaluate(async () => {
    while (!document.body?.innerText.includes('2,480') && performance.now() < 20_000)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now()
  })
  app.sandbox.faults.clear()
  await page.context().close()
  return time
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds that the thread has worked. */
  tdur?: number
  args: { name?: string }
}

/** The times (ms) that the page's main thread has worked for each of its tasks while `act` runs. */
async function traceTasks(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const nameOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(nameOf),
  )
  return trace.traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(nameOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** Scrolls a list, a screen in twelve steps, as its pages load: gives the most nodes of it. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(async (screens) => {
    let nodes = 0
    for (let step = 0; step < screens * 12; step += 1) {
      window.scrollBy(0, innerHeight / 12)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      nodes = Math.max(nodes, document.querySelectorAll('main ul *').length)
    }
    return nodes
  }, SCREENS)

/** Scrolls through a history of 10,000 rows: the times are the processor's, so that what else runs here counts less. */
async function scrollHistory(browser: Browser, app: AppServer): Promise<{ nodes: number; times: number[] }> {
  app.sandbox.context.settings.historyRows = 10_000
  const page = await openMemberPage(browser, `${app.origin}/profile/points-history`)
  await page.locator('main li').first().waitFor()
  let nodes = 0
  const times = await traceTasks(browser, page, async () => {
    nodes = await scroll(page)
  })
  await page.context().close()
  app.sandbox.context.settings.historyRows = 0
  return { nodes, times: times.map((time) => time * CPU_SLOWDOWN) }
}

/** What Lighthouse does not measure, with the processor four times slower: the member's code, the last balance and a long history. */
export async function measureInHand(runs: number): Promise<Record<string, Figures>> {
  const app = await startApp()
  Object.assign(app.config, CONFIG, { liffIds: {} })
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  const codes: number[] = []
  const balances = TABS.map((): number[] => [])
  const scrolls: { nodes: number; times: number[] }[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      codes.push(await timeMemberCode(browser, app))
      for (const [tab, path] of TABS.entries()) balances[tab]?.push(await timeLastBalance(browser, app, path))
      scrolls.push(await scrollHistory(browser, app))
    }
  } finally {
    await browser.close()
    await app.close()
  }
  const long = scrolls.map(({ times }) => times.filter((time) => time > LONG_TASK_MS).length)
  return {
    'member code, no network': { 'on screen ms': Math.round(median(codes)) },
    ...Object.fromEntries(
      balances.map((times, tab) => [
        `last balance on ${TABS[tab]}, API down`,
        { 'on screen ms': Math.round(median(times)) },
      ]),
    ),
    [`10,000 rows, ${SCREENS} screens`]: {
      'nodes at most': Math.max(...scrolls.map(({ nodes }) => nodes)),
      // Of the best run.
      'worked over 50 ms': Math.min(...long),
      'longest worked ms': Math.round(Math.min(...scrolls.map(({ times }) => Math.max(0, ...times)))),
      'machine load': Number((loadavg()[0] ?? NaN).toFixed(1)),
    },
  }
}
