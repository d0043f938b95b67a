import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/** One run of a scenario in a browser profile of its own, with Lighthouse's mobile preset as it is; returns Lighthouse's result. */
export async function measure(origin, scenario, method) {
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
    const flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      formFactor: 'mobile',
      throttlingMethod: method,
      // Without this, Lighthouse empties the cache; local storage it leaves alone.
      disableStorageReset: scenario.hasFiles === true,
    }
    const result = await lighthouse(origin + scenario.path, flags)
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message)
    return result.lhr
  } finally {
    chrome.kill()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Fills storage and cache as the scenario requires. */
async function prepare(port, origin, { path, storage, hasVisited }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
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
