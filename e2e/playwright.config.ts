import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, launchArguments } from '../tools/browser/find-chromium.ts'

const executablePath = findChromium()

/** Nothing but this machine has an address; LINE is answered by the journeys that have it in them. */
const NO_INTERNET = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/**
 * Scripts are compiled where they run: a stream compiles each of them anew with every load, though the page before has compiled
 * it. The other names are Playwright's own, whose list a second one replaces.
 */
const WITHOUT_FEATURES = [
  ...['ScriptStreaming', 'BackgroundResourceFetch'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
]

/** The journeys, on a usual phone. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // Generous, for a busy machine: nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    // Drawing what moves is a third of a journey's work: the journeys that ask for it, or walk a whole visit, say so.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a fifth of a run's time: TRACE turns them on when a test fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // One context a worker, emptied after each test: its renderer and its caches are a third of a journey's work.
    reuseContext: true,
    launchOptions: {
      args: [...launchArguments(), NO_INTERNET, `--disable-features=${WITHOUT_FEATURES.join()}`],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 } } }],
})
