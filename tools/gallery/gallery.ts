// Takes a picture of every state of every screen, and puts them in one page: gallery/index.html. Options take one or more values.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { installBridge, lineUserAgent } from '../../e2e/line-platform/in-client.ts'
import { LinePlatform } from '../../e2e/line-platform/line-platform.ts'
import { routeLine } from '../../e2e/line-platform/route-line.ts'
import {
  enter,
  isHeld,
  pathOf,
  setStage,
  statesOf,
  storedOf,
  type Screen,
  type State,
} from '../../e2e/screens/screen.ts'
import { screens } from '../../e2e/screens/screens.ts'
import { CONFIG, LIFF_ID, startApp } from '../../e2e/support/app-server.ts'
import { fillStorage } from '../../e2e/support/fill-storage.ts'
import { settle } from '../../e2e/support/settle.ts'
import { BRAND_REFS, lineSub, type BrandRef } from '../../src/sandbox/personas.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'

const options = parseArgs({
  options: {
    only: { type: 'string' },
    brand: { type: 'string' },
    width: { type: 'string', default: '390' },
    lang: { type: 'string', default: 'th' },
    mode: { type: 'string', default: 'light' },
  },
}).values
const folder = resolve('gallery')
const userAgents = { 'in-app': lineUserAgent.inAppOnAndroid, liff: lineUserAgent.liffOnAndroid }

/** How one screen is pictured. */
interface Look {
  brand: BrandRef
  width: number
  lang: 'th' | 'en'
  mode: 'light' | 'dark'
}

/** The known values that an option names; throws at an unknown one. */
function named<Value extends string>(option: string, known: readonly Value[]): Value[] {
  const values = option.split(',').map((text) => known.find((value) => value === text.trim()))
  if (values.includes(undefined)) throw new Error(`${option}: there are ${known.join(', ')}.`)
  return values.filter((value) => value !== undefined)
}

const wanted =
  options.only &&
  named(
    options.only,
    screens.flatMap(statesOf).map(({ name }) => name),
  )
const isWanted = (name: string) => !wanted || wanted.includes(name)
const brandsOf = ({ brands = ['doisai'] }: { brands?: readonly BrandRef[] }): readonly BrandRef[] =>
  options.brand ? named(options.brand, BRAND_REFS) : brands

const looksOf = (screen: Screen): Look[] =>
  [...new Set(statesOf(screen).flatMap(brandsOf))].flatMap((brand) =>
    options.width
      .split(',')
      .flatMap((width) =>
        named(options.lang, ['th', 'en']).flatMap((lang) =>
          named(options.mode, ['light', 'dark']).map((mode) => ({ brand, width: Number(width), lang, mode })),
        ),
      ),
  )

const app = await startApp()
const browser = await chromium.launch({ executablePath: requireChromium(), args: launchArguments() })
const pictures: string[] = []

/** Walks through the states of a screen, and pictures those that are wanted. */
async function picture(screen: Screen, { brand, width, lang, mode }: Look): Promise<void> {
  const height = width < 600 ? 844 : 1000
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: width < 600 ? 2 : 1,
    isMobile: width < 1200,
    hasTouch: width < 1200,
    colorScheme: mode,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Bangkok',
    ...(screen.browser && { userAgent: userAgents[screen.browser] }),
  })
  try {
    if (screen.browser === 'liff') await installBridge(context)
    app.sandbox.reset()
    Object.assign(app.config, CONFIG, { liffIds: {}, mobileOrderUrl: 'https://order.example' })
    const page = await context.newPage()
    await page.goto(`${app.origin}/icon.svg`)
    await fillStorage(page, { brandRef: brand, language: lang, ...storedOf(screen, brand) })
    await setStage(page, app, screen)
    const line = new LinePlatform({ liffId: LIFF_ID, endpointUrl: app.origin, ...screen.lineSettings })
    if (screen.lineUser) line.settings.user = { ...line.settings.user, sub: lineSub(screen.lineUser) }
    await routeLine(context, line, app.origin)
    const { href, pathname, search } = new URL(pathOf(screen, brand), app.origin)
    const address = `${pathname}${search}${search ? '&' : '?'}brandRef=${brand}`
    await page.goto(
      screen.lineUser && screen.browser === 'liff'
        ? line.permanentLink(address)
        : new URL(address, href).href,
    )
    const isPictured = (state: State) => isWanted(state.name) && brandsOf(state).includes(brand)
    const states = statesOf(screen)
    // Another brand's step may be impossible with this one.
    for (const state of states.slice(0, states.findLastIndex(isPictured) + 1)) {
      await enter(state, { page, locale: lang, faults: app.sandbox.faults })
      if (!isPictured(state)) continue
      await waitUntilStill(page, screen)
      if (state.fullPage ?? screen.fullPage) {
        await page.setViewportSize({
          width,
          height: await page.evaluate(() => document.documentElement.scrollHeight),
        })
        await waitUntilStill(page, screen)
      }
      const file = `${state.name}.${brand}.${width}.${lang}.${mode}.png`
      await page.screenshot({ path: join(folder, file) })
      await page.setViewportSize({ width, height })
      pictures.push(file)
    }
  } finally {
    app.sandbox.faults.clear()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** Waits until nothing is loading or moving any more. */
async function waitUntilStill(page: Page, screen: Screen): Promise<void> {
  if (!isHeld(screen)) await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await settle(page)
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const screen of screens.filter((one) => statesOf(one).some(({ name }) => isWanted(name))))
  for (const look of looksOf(screen))
    await picture(screen, look).catch((error: Error) => {
      console.error(`${screen.name}: ${error.message}`)
      process.exitCode = 1
    })
await browser.close()
await app.close()

const figures = pictures.map(
  (file) => `<figure><a href="${file}"><img src="${file}" loading="lazy"></a>${file}</figure>`,
)
const style =
  'body{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:260px;font:12px sans-serif}img{width:100%}'
writeFileSync(join(folder, 'index.html'), `<!doctype html><style>${style}</style>\n${figures.join('\n')}\n`)
console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`)
