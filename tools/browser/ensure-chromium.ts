// Makes sure that there is a Chromium for the browser tests: the machine's, Playwright's, or the distribution's.
import { execFileSync, spawnSync } from 'node:child_process'
import { findChromium, isExecutable } from './find-chromium.ts'

const DOWNLOAD_TIMEOUT_MS = 60_000
const fonts = ['fonts-thai-tlwg', 'fonts-noto-core']
/** The second package is for distributions without the first. */
const browsers = ['chromium-headless-shell', 'chromium']

/** Runs a program to its end and returns whether it succeeded. */
function succeeds(
  command: string,
  args: string[],
  options: { timeout?: number; env?: NodeJS.ProcessEnv } = {},
) {
  console.log(`> ${[command, ...args].join(' ')}`)
  const shell = process.platform === 'win32' // npx is a script there
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell, ...options }).status === 0
}

function isAllowed(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function installFromDistribution(): void {
  if (process.platform !== 'linux' || !isExecutable('/usr/bin/apt-get')) return
  const asRoot =
    process.getuid?.() === 0 ? [] : isAllowed('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
  if (!asRoot) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...step: string[]) => {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...step]
    return succeeds(command, args, { env })
  }
  if (!apt('update')) return
  browsers.some((browser) => apt('install', '-y', '--no-install-recommends', browser, ...fonts))
}

/** Without a Thai font every text is boxes, and the tests' screenshots and layouts mean nothing. */
function warnWithoutThaiFont(): void {
  try {
    const found = execFileSync('fc-list', [':lang=th'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    if (found.trim() === '')
      console.warn(`Warning: no Thai font. On Debian: apt-get install ${fonts.join(' ')}`)
  } catch {
    // macOS and Windows have no fc-list, and do have Thai fonts.
  }
}

const attempts = [
  () => succeeds('npx', ['playwright', 'install', 'chromium'], { timeout: DOWNLOAD_TIMEOUT_MS }),
  installFromDistribution,
]
let found = findChromium()
for (const attempt of attempts) {
  if (found) break
  attempt()
  found = findChromium()
}
if (found) {
  console.log(`Chromium: ${found}`)
  warnWithoutThaiFont()
} else {
  console.error(
    'No Chromium, and none could be installed. Install Chromium or Chrome with your system (Debian: ' +
      `apt-get install ${['chromium', ...fonts].join(' ')}), run npx playwright install chromium, or set CHROME_PATH.`,
  )
  process.exitCode = 1
}
