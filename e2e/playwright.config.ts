import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, launchArguments } from '../tools/browser/find-chromium.ts'

const executablePath = findChromium()

/** Only this machine's names resolve; journeys with LINE mock its servers. */
const NO_INTERNET = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/**
 * Script streaming would compile each script anew with every load, though an earlier page has compiled it already. The other
 * names are Playwright's own list, which this one replaces.
 */
const WITHOUT_FEATURES = [
  ...['ScriptStreaming', 'BackgroundResourceFetch'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
]

/** The journeys, on a phone of common size. */
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
    // Animations are a third of a journey's work: the journeys that need them turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a fifth of a run's time: TRACE turns them on when a test fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // One context for each worker, reset after each test: a new renderer with empty caches is a third of a journey's work.
    reuseContext: true,
    launchOptions: {
      args: [...launchArguments(), NO_INTERNET, `--disable-features=${WITHOUT_FEATURES.join()}`],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [{ name: 'phone', use: { viewport: { width: 390, height: 844 } } }],
})
