// Opens the built app as phones do, and prints the times beside a floor: `npm run bench -- home list --runs 5`. The floor is what
// the document takes at least with as much code: one script of the entry's size, which renders a heading (host.ts).
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { startHost } from './host.ts'
import { MEMBER, walk } from './taps.ts'

/** Lighthouse's two mobile presets, unchanged. devtools: throttled as it loads; simulate: Lighthouse's estimate. */
const METHODS = ['simulate', 'devtools'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const MIN_BENCHMARK_INDEX = 1000

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
  const chrome = await launch({
    chromePath: requireChromium(),
    // Lighthouse waits until the page is idle, which a moving carousel would prevent.
    chromeFlags: [...launchArguments(), '--headless=new', '--force-prefers-reduced-motion'],
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
  }
}

type Figures = Record<string, number>

/** What the table shows of one of Lighthouse's runs. */
function figuresOf({ audits, categories, environment }: Result): Figures {
  const { items } = (audits['network-requests']?.details ?? { items: [] }) as unknown as {
    items: { resourceType: string; transferSize: number }[]
  } // Lighthouse's types do not distinguish its audits
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100)
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    'JS kB': Math.round(scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 100) / 10,
    requests: items.length,
    // How fast the machine was: below 1000, or far apart between runs, the times say little.
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** The median of each figure over the runs. */
function medians(runs: Figures[]): Figures {
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[(all.length - 1) >> 1] ?? NaN
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]))
}

/** Prints the medians of each row, and one figure as a multiple of the first row's, which is the floor. */
function printTable(rows: ReadonlyMap<string, Figures[]>, figure = 'LCP ms'): void {
  const all = [...rows].map(([name, runs]) => [name, medians(runs)] as const)
  const floor = all[0]?.[1][figure] ?? NaN
  const beside = (figures: Figures) => Number(((figures[figure] ?? NaN) / floor).toFixed(2))
  console.table(
    Object.fromEntries(all.map(([name, figures]) => [name, { ...figures, '× floor': beside(figures) }])),
  )
}

const host = await startHost()
const visits = Object.entries(pages).filter(([one]) => isWanted(one))
for (const method of visits.length > 1 ? METHODS : []) {
  const rows = new Map<string, Figures[]>()
  for (const [name, { path, storage }] of visits) {
    const figures: Figures[] = []
    for (let run = 0; run < Number(values.runs); run += 1)
      figures.push(figuresOf(await audit(host.origin + path, storage, method)))
    rows.set(`${name} (${method})`, figures)
  }
  printTable(rows)
  if ([...rows.values()].flat().some(({ machine = 0 }) => machine < MIN_BENCHMARK_INDEX))
    console.log('The machine was busy (a quiet one has 1500 or more): the times say little.')
}
if (isWanted('taps')) {
  // From each main tap to the next paint. 0 ms: less than 16.
  const rows = new Map<string, Figures[]>()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  for (let run = 0; run < Number(values.runs); run += 1) {
    host.sandbox.reset()
    await walk(browser, host.origin, (name, paint) =>
      rows.set(name, [...(rows.get(name) ?? []), { 'INP ms': paint }]),
    )
  }
  await browser.close()
  printTable(rows, 'INP ms')
}
await host.close()
