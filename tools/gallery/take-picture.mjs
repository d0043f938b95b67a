import { lineUserAgent } from '../../e2e/line-platform/in-client.ts'
import { expiredSessionFor, sessionFor } from '../../src/sandbox/personas.ts'
import { becomeLiffBrowser, openLine } from './line.mjs'
import { settle, watchChanges, watchRequests } from './settle.mjs'

const DEFAULT_TIMEOUT_MS = 30_000

const userAgents = { 'in-app': lineUserAgent.inAppOnAndroid, liff: lineUserAgent.liffOnAndroid }

/** What /config.json answers, unless a screen says otherwise. */
const CONFIG = {
  customerApiUrl: '',
  crmApiUrl: '',
  mobileOrderUrl: 'https://order.example',
  liffIds: {},
  defaultBrandRef: 'doisai',
  unlinkLine: true,
  brands: [
    { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
    { ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: 'Sabai Mart' },
  ],
}

const heightOf = (width) => (width < 600 ? 844 : width < 1200 ? 1180 : 900)

/** The device that a picture needs: pictures of one device share its context, and so the browser's cache. */
export function deviceOf({ screen, width, mode }) {
  return JSON.stringify([width, mode, screen.browser ?? 'browser'])
}

/** A context for the device of a picture. Nothing in it moves. */
export async function openDevice(browser, { screen, width, mode }) {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    deviceScaleFactor: width < 600 ? 2 : 1,
    hasTouch: width < 1200,
    isMobile: width < 1200,
    colorScheme: mode,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Bangkok',
    userAgent: userAgents[screen.browser],
  })
  context.setDefaultTimeout(DEFAULT_TIMEOUT_MS)
  await context.addInitScript(watchChanges)
  if (screen.browser === 'liff') await becomeLiffBrowser(context)
  return context
}

/** Takes one picture and returns what was wrong with the page. */
export async function takePicture({ app, components, context, shot, file }) {
  const { screen } = shot
  prepareApp(app, screen)
  const page = await context.newPage()
  const pending = watchRequests(page)
  const rest = () => settle(page, pending, 'faults' in screen)
  const faults = new Set()
  let line
  const note = (text) => faults.add(text.split('\n')[0])
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => isComplaint(message) && note(message.text()))
  try {
    await page.goto(`${app.origin}/icon.svg`)
    await page.evaluate(fillStorage, storageOf(shot))
    await routeRequests(page, app.origin, screen)
    line = screen.lineUser && (await openLine(context, app, screen))
    await page.goto(screen.sheet ? sheetOf(components, shot) : addressOf(app.origin, shot, line?.line))
    await page.waitForSelector('#root > :not(.sk)', { state: 'attached' })
    await rest()
    await screen.act?.(page)
    if (screen.shows) await page.waitForSelector(screen.shows)
    if (screen.act || screen.shows) await rest()
    if (await page.evaluate(isTooWide)) note('wider than the screen')
    if (screen.fullPage) await growToPage(page, shot.width, rest)
  } catch (error) {
    note(error.message)
  }
  await page.screenshot({ path: file })
  // Aborts a call that a fault holds: cut off by the closing page, the browser would send it again.
  await page.goto('about:blank')
  await page.close()
  await line?.close()
  return [...faults]
}

/** Not the requests that fail on purpose. */
function isComplaint(message) {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}

function prepareApp({ sandbox, config }, screen) {
  Object.assign(config, CONFIG, screen.config)
  sandbox.reset()
  for (const [operation, kind, more] of screen.faults ?? []) {
    sandbox.faults.add({ operation, kind, ...more })
  }
}

function storageOf({ screen, brand, language }) {
  const { persona, isExpired, local } = screen
  const session = persona && {
    token: isExpired ? expiredSessionFor(persona, brand) : sessionFor(persona, brand),
    tokenBrandRef: brand,
  }
  const more = typeof local === 'function' ? local(brand) : local
  return Object.entries({ brandRef: brand, language, ...session, ...more })
}

function sheetOf(components, { screen, language }) {
  return `${components}?${new URLSearchParams({ sheet: screen.sheet, lang: language })}`
}

function addressOf(origin, { screen, brand }, line) {
  const { path, browser } = screen
  const url = new URL(typeof path === 'function' ? path(brand) : path, origin)
  url.searchParams.set('brandRef', brand)
  return line && browser === 'liff' ? line.permanentLink(url.pathname + url.search) : url.href
}

/** Routes only where a screen needs them: a page with routes does not use the browser's cache. */
async function routeRequests(page, origin, { config, answers = {}, line }) {
  if (line === 'hang') {
    await page.route(
      (url) => url.origin !== origin,
      () => undefined,
    )
  }
  if (config === null) await page.route(`${origin}/config.json`, (route) => route.fulfill({ status: 500 }))
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`${origin}/api/**${path}`, (route) => route.fulfill({ json }))
  }
}

/** The screen as high as the page, so that what is fixed to its bottom is at the bottom of the picture. */
async function growToPage(page, width, rest) {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight)
  // Repeated for content that has loaded meanwhile.
  for (let before = heightOf(width), height = await measure(); height > before; height = await measure()) {
    before = height
    await page.setViewportSize({ width, height })
    await rest()
  }
}

/** Runs in the page. */
function fillStorage(entries) {
  localStorage.clear()
  for (const [key, value] of entries) localStorage.setItem(key, value)
}

/** Runs in the page. */
function isTooWide() {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
