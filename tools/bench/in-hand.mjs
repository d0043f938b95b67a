import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { startApp } from '../../e2e/support/app-server.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { traceTasks } from './trace-tasks.mjs'

const CPU_SLOWDOWN = 4
const SCREENS = 40
const LONG_TASK_MS = 50
const CONFIG = { customerApiUrl: '', crmApiUrl: '', liffIds: {}, defaultBrandRef: 'doisai', brands: [] }
const median = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)])

async function openPage(browser, origin, path) {
  const context = await browser.newContext({ locale: 'th-TH', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(
    (token) => {
      for (const [key, value] of Object.entries({ token, tokenBrandRef: 'doisai', brandRef: 'doisai' }))
        localStorage.setItem(key, value)
    },
    sessionFor('gold', 'doisai'),
  )
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

/** From the tap on "Collect points" to the member's code on screen, without a network. */
async function timeMemberCode(browser, app) {
  const page = await openPage(browser, app.origin, '/home')
  // Home loads the code's files once the browser is idle.
  let count = 0
  while (count < 2) {
    count = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /points-modal|codes/.test(name)).length,
    )
  }
  await page.context().setOffline(true)
  const open = page.getByRole('main').getByRole('button', { name: 'สะสมแต้ม' })
  const shown = page.evaluate(async () => {
    const tapped = await new Promise((resolve) =>
      document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
    )
    const isShown = () => document.querySelector('dialog[open] [role=tabpanel] svg')
    while (!isShown() && performance.now() - tapped < 20_000)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - tapped
  })
  await open.click()
  const time = await shown
  await page.context().close()
  return time
}

const openHistory = async (browser, app) => {
  app.sandbox.context.settings.historyRows = 10_000
  const page = await openPage(browser, app.origin, '/profile/points-history')
  await page.locator('main li').first().waitFor()
  return page
}

/** Scrolls a list, a screen in twelve steps, as its pages load: the most nodes of it, and the tasks over 50 ms. */
const scroll = (page) =>
  page.evaluate(async (screens) => {
    const tasks = []
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
    let nodes = 0
    for (let screen = 0; screen < screens; screen += 1) {
      for (let step = 0; step < 12; step += 1) {
        window.scrollBy(0, innerHeight / 12)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      nodes = Math.max(nodes, document.querySelectorAll('main ul *').length)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { nodes, tasks }
  }, SCREENS)

/** Scrolls through a history of 10,000 rows, as the clock measures it, and as the processor does. */
async function scrollHistory(browser, app) {
  const page = await openHistory(browser, app)
  const result = await scroll(page)
  await page.context().close()
  const again = await openHistory(browser, app)
  const session = await again.context().newCDPSession(again)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times = await traceTasks(browser, again, () => scroll(again))
  await again.context().close()
  app.sandbox.context.settings.historyRows = 0
  return { ...result, worked: times.map((time) => time * CPU_SLOWDOWN) }
}

/** What Lighthouse does not measure, with the processor four times slower: the member's code, and a long history. */
export async function measureInHand(runs) {
  const app = await startApp()
  Object.assign(app.config, CONFIG)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  const codes = []
  const scrolls = []
  try {
    for (let run = 0; run < runs; run++) {
      codes.push(await timeMemberCode(browser, app))
      scrolls.push(await scrollHistory(browser, app))
    }
  } finally {
    await browser.close()
    await app.close()
  }
  return {
    'member code, no network': { 'on screen ms': median(codes) },
    [`10,000 rows, ${SCREENS} screens`]: {
      'nodes at most': Math.max(...scrolls.map(({ nodes }) => nodes)),
      'tasks over 50 ms': median(scrolls.map(({ tasks }) => tasks.length)),
      'longest task ms': median(scrolls.map(({ tasks }) => Math.max(0, ...tasks))),
      // Of the best run, by the time that the processor worked for the page alone: what others run here counts less.
      'worked over 50 ms': Math.min(
        ...scrolls.map(({ worked }) => worked.filter((time) => time > LONG_TASK_MS).length),
      ),
      'longest worked ms': Math.round(Math.min(...scrolls.map(({ worked }) => Math.max(0, ...worked)))),
      'machine load': Number(loadavg()[0].toFixed(1)),
    },
  }
}
