import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'
import { pickBrowser } from './browser-candidates.ts'

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of this machine, one that keeps pages as they were left if that is wanted, or undefined; `npm run test:e2e` fetches one first where there is none. */
export function findChromium(wanted?: { keepsPages: boolean }): string | undefined {
  const { platform, env } = process
  return pickBrowser({ platform, env, isExecutable, playwrightPath: chromium.executablePath() }, wanted)
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
