// Makes sure that there is a Chromium for the browser tests: the machine's, Playwright's, or the distribution's.
import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'

const DOWNLOAD_TIMEOUT_MS = 60_000
const FONTS = 'fonts-thai-tlwg fonts-noto-core'
const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n '

const apt = (browser: string) =>
  `${asRoot}apt-get update && ${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${browser} ${FONTS}`
const attempts = [
  'npx playwright install chromium',
  // The second is for distributions without the first.
  ...(process.platform === 'linux' ? ['chromium-headless-shell', 'chromium'].map(apt) : []),
]

for (const command of attempts) {
  if (findChromium()) break
  console.log(`> ${command}`)
  const timeout = command.startsWith('npx') ? DOWNLOAD_TIMEOUT_MS : undefined
  spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'], shell: true, timeout })
}
const found = findChromium()
if (found) console.log(`Chromium: ${found}`)
else {
  console.error(
    `No Chromium, and none could be installed. Install Chromium or Chrome with your system (Debian: apt-get install chromium ${FONTS}), run npx playwright install chromium, or set CHROME_PATH.`,
  )
  process.exitCode = 1
}
// Without a Thai font every text is boxes. macOS and Windows have no fc-list, and do have Thai fonts.
const { stdout, error } = spawnSync('fc-list', [':lang=th'], { encoding: 'utf8' })
if (!error && stdout.trim() === '') console.warn(`Warning: no Thai font. On Debian: apt-get install ${FONTS}`)
