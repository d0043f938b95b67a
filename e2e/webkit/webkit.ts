import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../tools/command-line/listen.ts'

interface Size {
  width: number
  height: number
}

/** WebKit of this machine, one session at a time: its driver refuses a second one. */
export interface WebKit {
  /** A fresh browser, with a window of a phone's size and nothing stored; `close` ends it. */
  open: (size: Size) => Promise<WebDriver>
  close: () => Promise<void>
}

const PACKAGES = 'WebKitWebDriver and Xvfb are needed. On Debian: apt-get install webkit2gtk-driver xvfb'

const STARTS_WITHIN_MS = 20_000

/** Starts a virtual screen (Xvfb) and WebKit's driver on it, on a free display and a free port. */
export async function startWebKit(): Promise<WebKit> {
  const screen = await run('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const display = await firstLine(screen)
  let driver = await startDriver(display)
  const begin = async (size: Size, triesLeft: number): Promise<WebDriver> => {
    try {
      return await within(STARTS_WITHIN_MS, openWindow(driver.address, size))
    } catch (cause) {
      if (triesLeft === 0) throw cause
      // Rarely, the driver answers nothing to the first request for a browser, nor later. No page has been opened by then.
      console.warn('WebKit did not start; its driver is started again.', cause)
      await end(driver.process, 'SIGKILL')
      driver = await startDriver(display)
      return begin(size, triesLeft - 1)
    }
  }
  return {
    open: (size) => begin(size, 2),
    close: async () => {
      await end(driver.process)
      await end(screen)
    },
  }
}

interface Driver {
  process: ChildProcess
  address: string
}

async function startDriver(display: string): Promise<Driver> {
  const port = await freePort()
  const driver = await run('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    TZ: 'Asia/Bangkok',
    // WebKit's sandbox needs rights that containers do not give. Running as root is taken as the sign of a container.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntilReady(address, driver)
  return { process: driver, address }
}

/** What a promise gives, or an error if it takes longer. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  const late = new AbortController()
  const deadline = setTimeout(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error(`Not within ${ms} ms`)
  })
  try {
    return await Promise.race([promise, deadline])
  } finally {
    late.abort()
  }
}

/**
 * MiniBrowser's own window is never narrower than its toolbar, some 447 px. A window that a page opens with a size has no toolbar,
 * so the session continues in one. A click opens it, because the browser blocks pop-ups without one.
 */
async function openWindow(address: string, { width, height }: Size): Promise<WebDriver> {
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // So that a command that hangs fails by itself, not the whole journey.
      timeouts: { pageLoad: 30_000, script: 20_000 },
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build()
  try {
    const features = `width=${width},height=${height}`
    await browser.get(`data:text/html,<button onclick="open('about:blank','','${features}')">open</button>`)
    const first = await browser.getWindowHandle()
    await browser.findElement({ css: 'button' }).click()
    const second = await browser.wait(async () => {
      const handles = await browser.getAllWindowHandles()
      return handles.find((handle) => handle !== first)
    })
    if (!second) throw new Error('No second window')
    await browser.close()
    await browser.switchTo().window(second)
    return browser
  } catch (error) {
    await browser.quit()
    throw error
  }
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    // Xvfb writes the number of its display to the last one.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error(PACKAGES, { cause })
  })
  // So that the child ends with the tests, even without `close`.
  process.once('exit', () => child.kill())
  return child
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer] // opened as a pipe
  return chunk.toString().trim()
}

async function waitUntilReady(address: string, driver: ChildProcess): Promise<void> {
  for (let tries = 0; driver.exitCode === null && tries < 100; tries += 1) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
