import type { BrowserContext, Page } from '@playwright/test'
import type { LinePlatform } from './line-platform.ts'

const iosWebView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari'
const androidWebView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36'

/** For a context's `userAgent`. The SDK detects the LIFF browser by the word after the version alone. */
export const lineUserAgent = {
  liffOnIos: `${iosWebView} Line/15.9.0 LIFF`,
  liffOnAndroid: `${androidWebView} Line/15.9.0 LIFF`,
  /** LINE's in-app browser, for links that are not LIFF: to the SDK an external browser. */
  inAppOnIos: `${iosWebView} Line/15.9.0`,
  inAppOnAndroid: `${androidWebView} Line/15.9.0/IAB`,
} as const

/** The native side of the LIFF browser. Without `features` the SDK's init waits forever. */
export async function installBridge(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toLine: string[] = []
    const lineAnswers: Record<string, object> = {}
    const postMessage = (type: string, featureToken: string, callbackId: string, parameters: string) => {
      toLine.push([type, featureToken, callbackId, parameters].join(' '))
      const answer = lineAnswers[type]
      const event = new CustomEvent('liffEvent', { detail: { type, callbackId, ...answer } })
      if (answer) setTimeout(() => dispatchEvent(event))
    }
    Object.assign(globalThis, { toLine, lineAnswers, _liff: { postMessage, features: [] } })
    // LINE opens its own sub windows, and Chromium would take no more input while it looks for a handler of `liff:`.
    window.navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination
      if (!/^(liff|line):|^https:\/\/line\.me\//.test(url)) return
      event.preventDefault()
      toLine.push(url)
    })
  })
}

/** What the page has asked LINE itself to do: addresses that LINE handles, and calls of its native side. */
export const callsToLine = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { toLine: string[] }).toLine)

/** Has LINE handle what the page opens in a new window. */
export const openByLine = (page: Page) =>
  page.addInitScript(() => {
    const { toLine: calls } = globalThis as unknown as { toLine: string[] }
    globalThis.open = (address) => {
      calls.push(String(address))
      return null
    }
  })

/** What LINE's native side answers from now on to a call of this type: data, or an error with its code. */
export const lineAnswers = (page: Page, type: string, answer: { data: object } | { error: object }) =>
  page.evaluate(
    ([called, given]) => {
      Object.assign((globalThis as unknown as { lineAnswers: object }).lineAnswers, { [called]: given })
    },
    [type, answer] as const,
  )

/** The parameters of the calls of this type to LINE's native side, oldest first. */
export const messagesToLine = async (page: Page, type: string): Promise<unknown[]> =>
  (await callsToLine(page))
    .filter((call) => call.startsWith(`${type} `))
    .map((call) => JSON.parse(call.slice(call.indexOf('{'))) as unknown)

/**
 * Taps the permanent link in LINE, and returns once the app's first page load has begun. LINE opens each link in a
 * new web view, so give each opening a new page: the SDK prefers what the tab's sessionStorage has to a new hash.
 */
export async function openInLine(page: Page, platform: LinePlatform, path = ''): Promise<void> {
  const { origin } = new URL(platform.app.endpointUrl)
  await page.goto(platform.permanentLink(path), { waitUntil: 'commit' })
  await page.waitForURL((url) => url.origin === origin, { waitUntil: 'commit' })
}

/** Opens the page itself, without the permanent link, with LINE's credentials. */
export async function openEndpointInLine(page: Page, platform: LinePlatform, path = '/'): Promise<void> {
  const url = new URL(path.replace(/^\//, ''), platform.app.endpointUrl.replace(/\/?$/, '/'))
  await page.goto(url.href + platform.openingHash(), { waitUntil: 'commit' })
}
