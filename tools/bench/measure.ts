import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import type { Result } from './figures.ts'
import type { Scenario } from './scenarios.ts'

export const METHODS = ['simulate', 'devtools'] as const
export type Method = (typeof METHODS)[number]

const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/** One run of a scenario in a browser profile of its own, with Lighthouse's mobile preset as it is; returns Lighthouse's result. */
export async function measure(origin: string, scenario: Scenario, method: Method): Promise<Result> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const chrome = await launch({
    chromePath: requireChromium(),
    // Lighthouse waits until the page is idle, which a moving carousel would prevent.
    chromeFlags: [...launchArguments(), '--headless=new', '--force-prefers-reduced-motion'],
    userDataDir,
    logLevel: 'silent',
  })
  try {
    await prepare(chrome.port, origin, scenario)
    const result = await lighthouse(origin + scenario.path, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      formFactor: 'mobile',
      throttlingMethod: method,
      // Without this, Lighthouse empties the cache; local storage it leaves alone.
      disableStorageReset: scenario.hasFiles === true,
    })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.')
    return result.lhr as unknown as Result // whose audits Lighthouse's own types do not tell apart
  } finally {
    chrome.kill()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Fills storage and cache as the scenario requires. */
async function prepare(port: number, origin: string, { path, storage, hasVisited }: Scenario): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context.')
  const page = await context.newPage()
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(storage))
  if (hasVisited) {
    await page.goto(origin + path)
    await page.waitForFunction(
      () => localStorage.getItem('homeSnapshot') && localStorage.getItem('themeTokens'),
    )
    // The snapshot is written once all queries are answered; its last version is written on leaving.
    await page.waitForLoadState('networkidle')
    await page.goto(`${origin}/icon.svg`)
  }
  await page.close()
  await browser.close()
}
