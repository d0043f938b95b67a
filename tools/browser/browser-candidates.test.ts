import { expect, it } from 'vitest'
import { pickBrowser, type Machine } from './browser-candidates.ts'

const playwrightPath = '/cache/chromium-1/chrome'

function machine(files: string[], extra: Partial<Machine> = {}): Machine {
  const env = { PATH: '/usr/local/bin:/usr/bin' }
  return { platform: 'linux', env, isExecutable: (file) => files.includes(file), playwrightPath, ...extra }
}

it('takes the browser that CHROME_PATH names before any other, and refuses one that names nothing', () => {
  const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' }
  expect(pickBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toBe('/opt/chrome')
  expect(() => pickBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('CHROME_PATH')
})

it('takes Chromium of the machine before Chrome, and both before the one of Playwright', () => {
  const chrome = '/usr/local/bin/google-chrome'
  expect(pickBrowser(machine([playwrightPath, chrome, '/usr/bin/chromium']))).toBe('/usr/bin/chromium')
  expect(pickBrowser(machine([playwrightPath, chrome]))).toBe(chrome)
  expect(pickBrowser(machine([playwrightPath]))).toBe(playwrightPath)
})

it('takes the Chromium that draws no window before the one that does', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(pickBrowser(machine(['/usr/local/bin/chromium', shell]))).toBe(shell)
})

it('takes one with a window for what keeps pages as they were left, which the other does not', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  const keepsPages = true
  expect(pickBrowser(machine([shell, '/usr/bin/chromium']), { keepsPages })).toBe('/usr/bin/chromium')
  expect(pickBrowser(machine([shell]), { keepsPages })).toBeUndefined()
})

it('knows the usual places of macOS and Windows', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(pickBrowser(machine([mac], { platform: 'darwin' }))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  const env = { PROGRAMFILES: 'C:\\Program Files' }
  expect(pickBrowser(machine([windows], { platform: 'win32', env }))).toBe(windows)
})
