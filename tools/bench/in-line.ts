import { chromium } from '@playwright/test'
import { CONFIG, LIFF_ID, startApp } from '../../e2e/support/app-server.ts'
import { installBridge, lineUserAgent, openInLine } from '../../e2e/line-platform/in-client.ts'
import { createSettings } from '../../e2e/line-platform/line-settings.ts'
import { LinePlatform } from '../../e2e/line-platform/line-platform.ts'
import { routeLine } from '../../e2e/line-platform/route-line.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { lineSub, PERSONAS } from '../../src/sandbox/personas.ts'
import { type Figures, median } from './figures.ts'

const LINE_REQUEST_MS = 150
/** A first visit starts at the landing, which takes two seconds. */
const VISITS = [
  { visit: 'first time', path: '' },
  { visit: 'returning', path: '/home' },
]

/**
 * The app opened from the rich menu inside LINE: the real SDK against a stand-in of LINE that takes 150 ms a request, on
 * this machine's own speed. From the navigation to the points on screen, the first time and again.
 */
export async function measureInLine(runs: number): Promise<Record<string, Figures>> {
  const app = await startApp()
  Object.assign(app.config, CONFIG)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  const rows = VISITS.map((row) => ({ ...row, times: [] as number[] }))
  try {
    for (let run = 0; run < runs; run += 1) {
      app.sandbox.reset()
      const user = { ...createSettings().user, sub: lineSub('gold'), name: PERSONAS.gold.firstName }
      const line = new LinePlatform({
        ...{ liffId: LIFF_ID, endpointUrl: app.origin, user },
        delayMs: LINE_REQUEST_MS,
      })
      const context = await browser.newContext({
        userAgent: lineUserAgent.liffOnIos,
        locale: 'th-TH',
        viewport: { width: 390, height: 844 },
      })
      await routeLine(context, line, app.origin)
      await installBridge(context)
      for (const { path, times } of rows) {
        const page = await context.newPage()
        await openInLine(page, line, path)
        await page.getByText('2,480').first().waitFor()
        // Since the navigation to the app's document: the permanent link before that is LINE's.
        times.push(await page.evaluate(() => performance.now()))
        await page.waitForLoadState('networkidle')
        await page.close()
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await app.close()
  }
  return Object.fromEntries(
    rows.map(({ visit, times }) => [
      `rich menu, ${visit}`,
      { 'points on screen ms': Math.round(median(times)) },
    ]),
  )
}
