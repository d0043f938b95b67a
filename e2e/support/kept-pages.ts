import { findChromium, launchArguments } from '../../tools/browser/find-chromium.ts'

const pageKeeper = findChromium({ keepsPages: true })
const executablePath = pageKeeper ?? findChromium()

export const keepsPages = pageKeeper !== undefined
export const NEEDS_CHROMIUM =
  'Chromium without a window, the only one on this machine, keeps no page as it was left'

/** Starts a browser that shows a page again as it was left, which Playwright's own arguments forbid. */
export const launchOptions = {
  args: launchArguments(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath && { executablePath }),
}
