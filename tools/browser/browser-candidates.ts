/** What the search for a browser reads of the machine. */
export interface Machine {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
  isExecutable: (file: string) => boolean
  /** The browser that Playwright would download, whether or not it is there. */
  playwrightPath: string
}

/** The first is Chromium without a window to render: the same engine, a third faster to test with. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Chromium without a window has no back-forward cache. */
const WINDOWLESS = /headless.shell/

const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

function systemPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') return macPlaces
  if (platform === 'win32') {
    return windowsFolders.flatMap((name) =>
      env[name] ? `${env[name]}\\Google\\Chrome\\Application\\chrome.exe` : [],
    )
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean)
  return commands.flatMap((command) => folders.map((folder) => `${folder}/${command}`))
}

/** The browser to use: CHROME_PATH, else the machine's own, else Playwright's; undefined where there is none. */
export function pickBrowser(machine: Machine, { keepsPages = false } = {}): string | undefined {
  const chromePath = machine.env.CHROME_PATH
  if (chromePath) {
    // A wrong path is a mistake to report, not a reason to test with another browser.
    if (!machine.isExecutable(chromePath)) throw new Error(`CHROME_PATH names no program: ${chromePath}`)
    return chromePath
  }
  const places = [...systemPlaces(machine), machine.playwrightPath]
  return places.find((file) => machine.isExecutable(file) && !(keepsPages && WINDOWLESS.test(file)))
}
