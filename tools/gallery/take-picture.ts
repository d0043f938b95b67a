import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { enter, pathOf, setStage, storedOf, type statesOf } from '../../e2e/screens/screen.ts'
import { CONFIG, LIFF_ID, type AppServer } from '../../e2e/support/app-server.ts'
import { installBridge, lineUserAgent } from '../../e2e/line-platform/in-client.ts'
import { LinePlatform } from '../../e2e/line-platform/line-platform.ts'
import { routeLine } from '../../e2e/line-platform/route-line.ts'
import { lineSub, type BrandRef } from '../../src/sandbox/personas.ts'
import type { GalleryScreen } from './component-screens.ts'
import { settle, watchChanges, watchRequests } from './settle.ts'

const TIMEOUT_MS = 30_000

const userAgents = { 'in-app': lineUserAgent.inAppOnAndroid, liff: lineUserAgent.liffOnAndroid }

export interface Picture {
  name: string
  screen: GalleryScreen
  /** What is shown one after the other, the pictured state last. */
  states: ReturnType<typeof statesOf>
  isWhole: boolean
  brand: BrandRef
  width: number
  language: 'th' | 'en'
  mode: 'light' | 'dark'
  /** Of the text, in percent of the browser's own size. */
  text: number
}

const heightOf = (width: number) => (width < 600 ? 844 : width < 1200 ? 1180 : 900)

/** The device that a picture needs: pictures of one device share its context, and so the browser's cache. */
export const deviceOf = ({ screen, width, mode, text }: Picture): string =>
  JSON.stringify([width, mode, text, screen.browser ?? 'browser'])

/** A context for the device of a picture. Nothing in it moves. */
export async function openDevice(
  browser: Browser,
  { screen, width, mode, text }: Picture,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    deviceScaleFactor: width < 600 ? 2 : 1,
    hasTouch: width < 1200,
    isMobile: width < 1200,
    colorScheme: mode,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Bangkok',
    ...(screen.browser && { userAgent: userAgents[screen.browser] }),
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(watchChanges)
  if (text !== 100) await context.addInitScript(enlargeText, `${text}%`)
  if (screen.browser === 'liff') await installBridge(context)
  return context
}

interface Place {
  app: AppServer
  /** The address of the page of components. */
  components: string | undefined
  context: BrowserContext
}

/** Takes one picture and gives what was wrong with the page. Whatever fails is this picture's alone: the next one is taken. */
export async function takePicture(place: Place, picture: Picture, file: string): Promise<string[]> {
  const faults = new Set<string>()
  const note = (text: string) => faults.add(text.split('\n')[0] ?? '')
  const attempt = (step: () => Promise<unknown>) =>
    step().catch((error: unknown) => note(error instanceof Error ? error.message : String(error)))
  await attempt(async () => {
    const page = await place.context.newPage()
    page.on('pageerror', (error) => note(error.message))
    page.on('console', (message) => isComplaint(message, picture.screen) && note(message.text()))
    await attempt(() => show(page, place, picture, note))
    await attempt(() => page.screenshot({ path: file }))
    // Aborts a call that a fault holds: cut off by the closing page, the browser would send it again.
    await attempt(() => page.goto('about:blank'))
    await attempt(() => page.close())
  })
  if (picture.screen.lineUser) await attempt(() => place.context.unrouteAll({ behavior: 'ignoreErrors' }))
  return [...faults]
}

/** Not what fails on purpose: requests, and the start without a configuration. */
function isComplaint(message: ConsoleMessage, { config }: GalleryScreen): boolean {
  if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return false
  return config !== null
}

async function show(
  page: Page,
  { app, components, context }: Place,
  picture: Picture,
  note: (text: string) => void,
): Promise<void> {
  const { screen, states, brand, language, width } = picture
  app.sandbox.reset()
  Object.assign(app.config, CONFIG, { liffIds: {}, mobileOrderUrl: 'https://order.example' })
  const pending = watchRequests(page)
  const rest = () => settle(page, pending, 'faults' in screen)
  await page.goto(`${app.origin}/icon.svg`)
  await page.evaluate(fillStorage, Object.entries({ brandRef: brand, language, ...storedOf(screen, brand) }))
  await setStage(page, app, screen)
  const line = await openLine(context, app, screen)
  await page.goto(addressOf(screen.isOfComponents ? components : app.origin, picture, line))
  await page.waitForSelector('#root > :not(.sk), [data-entry=error]', { state: 'attached' })
  await rest()
  for (const state of states) {
    await enter(state, { page, locale: language, faults: app.sandbox.faults })
    if (state.act || state.shows) await rest()
  }
  if (await page.evaluate(isTooWide)) note('wider than the screen')
  if (picture.isWhole) await growToPage(page, width, rest)
}

/** LINE's servers for the pages of a context, where a screen has somebody who uses LINE. */
async function openLine(
  context: BrowserContext,
  app: AppServer,
  { lineUser, lineSettings }: GalleryScreen,
): Promise<LinePlatform | undefined> {
  if (!lineUser) return undefined
  const line = new LinePlatform({ liffId: LIFF_ID, endpointUrl: app.origin, ...lineSettings })
  line.settings.user = { ...line.settings.user, sub: lineSub(lineUser) }
  await routeLine(context, line, app.origin)
  return line
}

function addressOf(
  base: string | undefined,
  { screen, brand, language }: Picture,
  line: LinePlatform | undefined,
): string {
  const url = new URL(pathOf(screen, brand), base)
  if (screen.isOfComponents) url.searchParams.set('lang', language)
  else url.searchParams.set('brandRef', brand)
  return line && screen.browser === 'liff' ? line.permanentLink(url.pathname + url.search) : url.href
}

/** Pages load further content at most this often; one that is always higher than its screen would else grow for ever. */
const MOST_GROWTHS = 6

/** The screen as high as the page, so that what is fixed to its bottom is at the bottom of the picture. */
async function growToPage(page: Page, width: number, rest: () => Promise<void>): Promise<void> {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight)
  let before = heightOf(width)
  // Repeated for content that has loaded meanwhile.
  for (let growths = 0; growths < MOST_GROWTHS; growths += 1) {
    const height = await measure()
    if (height <= before) return
    before = height
    await page.setViewportSize({ width, height })
    await rest()
  }
}

/** Runs in the page. */
function fillStorage(entries: [string, string][]): void {
  localStorage.clear()
  for (const [key, value] of entries) localStorage.setItem(key, value)
}

/** Runs in each page before its first script, as a browser's own text size would be there. */
function enlargeText(fontSize: string): void {
  const enlarge = () => Object.assign(document.documentElement.style, { fontSize })
  if (document.documentElement) enlarge()
  else
    new MutationObserver((_, observer) => (observer.disconnect(), enlarge())).observe(document, {
      childList: true,
    })
}

/** Runs in the page. */
function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
