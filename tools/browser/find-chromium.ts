import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'

/** The first is Chromium without a window to render: the same engine, a third faster to test with. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The Chromium of this machine: CHROME_PATH, else the machine's own, else Playwright's; undefined where there is none. */
export function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env
  // A wrong path is a mistake to report, not a reason to test with another browser.
  if (CHROME_PATH && !existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names no program: ${CHROME_PATH}`)
  const places = COMMANDS.flatMap((command) => PATH.split(delimiter).map((folder) => join(folder, command)))
  const elsewhere = process.platform === 'linux' ? [] : Launcher.getInstallations()
  return CHROME_PATH || [...places, ...elsewhere, chromium.executablePath()].find((file) => existsSync(file))
}

/** As `findChromium`, but throws where there is none. */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium: run node tools/browser/ensure-chromium.ts, or set CHROME_PATH.')
}

/** Chromium's arguments in tests, bench and gallery: no background network, and no QUIC, which routes cannot intercept. */
export function launchArguments(): string[] {
  const isRoot = process.getuid?.() === 0
  return [
    // Chromium refuses to run as root with its sandbox, and containers are root.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ]
}
