// Opens the built app as phones do, and prints the times beside a floor: `npm run bench -- home list --runs 5`. The floor is what
// the document takes at least with as much code: one script of the entry's size, which renders a heading (host.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { startHost } from './host.ts'
import { figuresOf, printTable, type Figures } from './table.ts'

/** Lighthouse's two mobile presets, unchanged. devtools: throttled as it loads; simulate: Lighthouse's estimate. */
const METHODS = ['simulate', 'devtools'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MIN_BENCHMARK_INDEX = 1000

/** What local storage holds of a member. */
const MEMBER = {
  ...{ brandRef: 'doisai', tokenBrandRef: 'doisai', language: 'th' },
  token: sessionFor('gold', 'doisai'),
}

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

const host = await startHost()
for (const method of METHODS) {
  const rows = new Map<string, Figures[]>()
  for (const [name, { path, storage }] of Object.entries(pages).filter(([one]) => isWanted(one))) {
    const figures: Figures[] = []
    for (let run = 0; run < Number(values.runs); run += 1)
      figures.push(figuresOf(await audit(host.origin + path, storage, method)))
    rows.set(`${name} (${method})`, figures)
  }
  printTable(rows)
  if ([...rows.values()].flat().some(({ machine = 0 }) => machine < MIN_BENCHMARK_INDEX))
    console.log('The machine was busy (a quiet one has 1500 or more): the times say little.')
}
await host.close()
