// Opens the built app as phones do, and prints the times beside a floor: `npm run bench -- home list --runs 5`. The floor is what
// the document takes at least with as much code: one script of the entry's size, which renders a heading (floor.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { installBridge, lineUserAgent, openInLine } from '../../e2e/line-platform/in-client.ts'
import { LinePlatform } from '../../e2e/line-platform/line-platform.ts'
import { routeLine } from '../../e2e/line-platform/route-line.ts'
import { CONFIG, LIFF_ID } from '../../e2e/support/app-server.ts'
import { lineSub } from '../../src/sandbox/personas.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { startHost } from './host.ts'
import { figuresOf, printTable, type Figures } from './table.ts'
import { MEMBER, walk } from './taps.ts'

/** Lighthouse's two mobile presets, unchanged. devtools: throttled as it loads; simulate: Lighthouse's estimate. */
const METHODS = ['simulate', 'devtools'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MIN_BENCHMARK_INDEX = 1000
const LINE_REQUEST_MS = 150

/** First visits: where each begins, and who is logged in. */
const pages = {
  floor: { path: '/floor', storage: {} },
  login: { path: '/authentication/line-login?brandRef=doisai', storage: {} },
  home: { path: '/home', storage: MEMBER },
  list: { path: '/profile/points-history', storage: MEMBER },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const runs = Array.from({ length: Number(values.runs) }, (_, run) => run)
const isWanted = (name: string) => name === 'floor' || positionals.length === 0 || positionals.includes(name)

/** One visit in a browser profile of its own. */
async function audit(
  address: string,
  storage: object,
  throttlingMethod: (typeof METHODS)[number],
): Promise<Result> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const chrome = await launch({
    chromePath: requireChromium(),
    // Lighthouse waits until the page is idle, which a moving carousel would prevent.
    chromeFlags: [...launchArguments(), '--headless=new', '--force-prefers-reduced-motion'],
    userDataDir,
    logLevel: 'silent',
  })
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
    const page = await browser.contexts()[0]!.newPage() // a browser always has a first context
    await page.goto(new URL('/icon.svg', address).href)
    await page.evaluate((entries) => Object.assign(localStorage, entries), storage)
    await page.close()
    await browser.close()
    const result = await lighthouse(address, {
      ...{ port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES, formFactor: 'mobile' },
      throttlingMethod,
    })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.')
    return result.lhr
  } finally {
    chrome.kill()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function benchPages(): Promise<void> {
  const host = await startHost()
  for (const method of METHODS) {
    const rows = new Map<string, Figures[]>()
    for (const [name, { path, storage }] of Object.entries(pages).filter(([one]) => isWanted(one))) {
      const figures: Figures[] = []
      for (const _run of runs) figures.push(figuresOf(await audit(host.origin + path, storage, method)))
      rows.set(`${name} (${method})`, figures)
    }
    printTable(rows, 'LCP ms')
    if ([...rows.values()].flat().some(({ machine = 0 }) => machine < MIN_BENCHMARK_INDEX))
      console.log('The machine was busy (a quiet one has 1500 or more): the times say little.')
  }
  host.close()
}

/**
 * The app opened from the rich menu in LINE: the real SDK against a stand-in of LINE that takes 150 ms a request, on this machine's
 * own speed. From the navigation to the points on screen, the first time and again.
 */
async function benchLine(browser: Browser): Promise<void> {
  const host = await startHost(CONFIG)
  const rows = new Map<string, Figures[]>(
    ['floor', 'LINE, first time', 'LINE, again'].map((name) => [name, []]),
  )
  for (const _run of runs) {
    host.reset()
    const line = new LinePlatform({ liffId: LIFF_ID, endpointUrl: host.origin, delayMs: LINE_REQUEST_MS })
    line.settings.user = { ...line.settings.user, sub: lineSub('gold') }
    const context = await browser.newContext({ userAgent: lineUserAgent.liffOnIos, locale: 'th-TH' })
    await routeLine(context, line, host.origin)
    await installBridge(context)
    for (const [name, figures] of rows) {
      const page = await context.newPage()
      if (name === 'floor') await page.goto(`${host.origin}/floor`)
      else await openInLine(page, line, name.endsWith('again') ? '/home' : '')
      await page
        .getByText(name === 'floor' ? 'สวัสดี' : '2,480')
        .first()
        .waitFor()
      // Since the navigation to the app's document: the permanent link before that is LINE's.
      figures.push({ 'on screen ms': await page.evaluate(() => Math.round(performance.now())) })
      await page.waitForLoadState('networkidle')
      await page.close()
    }
    await context.close()
  }
  printTable(rows, 'on screen ms')
  host.close()
}

/** From each main tap to the next paint, with the processor four times slower. 0 ms: less than 16. */
async function benchTaps(browser: Browser): Promise<void> {
  const host = await startHost()
  const rows = new Map<string, Figures[]>()
  for (const _run of runs) {
    host.reset()
    await walk(browser, host.origin, (name, paint) =>
      rows.set(name, [...(rows.get(name) ?? []), { 'INP ms': paint }]),
    )
  }
  printTable(rows, 'INP ms')
  host.close()
}

if (Object.keys(pages).slice(1).some(isWanted)) await benchPages()
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
if (isWanted('line')) await benchLine(browser)
if (isWanted('taps')) await benchTaps(browser)
await browser.close()
