import { chromium } from '@playwright/test'
import { startApp } from '../../e2e/support/app-server.ts'
import { installBridge, lineUserAgent, openInLine } from '../../e2e/line-platform/in-client.ts'
import { createSettings } from '../../e2e/line-platform/line-settings.ts'
import { LinePlatform } from '../../e2e/line-platform/line-platform.ts'
import { routeLine } from '../../e2e/line-platform/route-line.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { lineSub, PERSONAS } from '../../src/sandbox/personas.ts'

const LIFF_ID = '2000000001-benchliff'
const LINE_REQUEST_MS = 150
/** A first visit starts at the landing, which takes two seconds. */
const PATHS = { 'first time': '', returning: '/home' }
const CONFIG = {
  customerApiUrl: '',
  crmApiUrl: '',
  liffIds: { doisai: LIFF_ID },
  defaultBrandRef: 'doisai',
  brands: [],
}

/**
 * The app opened from the rich menu inside LINE: the real SDK against a stand-in of LINE that takes 150 ms a request, on
 * this machine's own speed. From the navigation to the points on screen, the first time and again.
 */
export async function measureInLine(runs) {
  const app = await startApp()
  Object.assign(app.config, CONFIG)
  const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
  const times = { 'first time': [], returning: [] }
  try {
    for (let run = 0; run < runs; run++) {
      app.sandbox.reset()
      const user = { ...createSettings().user, sub: lineSub('gold'), name: PERSONAS.gold.firstName }
      const line = new LinePlatform({
        liffId: LIFF_ID,
        endpointUrl: app.origin,
        user,
        delayMs: LINE_REQUEST_MS,
      })
      const context = await browser.newContext({
        userAgent: lineUserAgent.liffOnIos,
        locale: 'th-TH',
        viewport: { width: 390, height: 844 },
      })
      await routeLine(context, line, app.origin)
      await installBridge(context)
      for (const [visit, path] of Object.entries(PATHS)) {
        const page = await context.newPage()
        await openInLine(page, line, path)
        await page.getByText('2,480').first().waitFor()
        // Since the navigation to the app's document: the permanent link before that is LINE's.
        times[visit].push(await page.evaluate(() => performance.now()))
        await page.waitForLoadState('networkidle')
        await page.close()
      }
      await context.close()
    }
  } finally {
    await browser.close()
    await app.close()
  }
  const median = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)])
  return Object.fromEntries(
    Object.entries(times).map(([visit, values]) => [
      `rich menu, ${visit}`,
      { 'points on screen ms': median(values) },
    ]),
  )
}
