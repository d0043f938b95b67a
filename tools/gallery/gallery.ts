import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { statesOf } from '../../e2e/screens/screen.ts'
import { screens } from '../../e2e/screens/screens.ts'
import { startApp } from '../../e2e/support/app-server.ts'
import { BRAND_REFS, type BrandRef } from '../../src/sandbox/personas.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { readOptions } from '../command-line/read-options.ts'
import { buildApp } from './build-app.ts'
import { componentScreens } from './component-screens.ts'
import { indexPage } from './index-page.ts'
import { serveComponents } from './serve-components.ts'
import { deviceOf, openDevice, takePicture, type Picture } from './take-picture.ts'

const LANGUAGES = ['th', 'en'] as const
const MODES = ['light', 'dark'] as const

/** Every state of every screen. */
const all = [...screens, ...componentScreens].flatMap((screen) =>
  statesOf(screen).map(({ name, brands = ['doisai'], fullPage = screen.fullPage }, index, states) => {
    const picture = { name, screen, states: states.slice(0, index + 1), isWhole: fullPage === true }
    return { picture, brands }
  }),
)
const names = all.map(({ picture }) => picture.name)

const list = (text: string) => text.split(',').map((part) => part.trim())
const isPositive = (text: string) => Number(text) > 0

const options = readOptions({
  only: { type: 'string', value: 'home,…', choices: names },
  width: { type: 'string', value: '390,…', accepts: (text) => list(text).every(isPositive) },
  lang: { type: 'string', choices: LANGUAGES },
  mode: { type: 'string', choices: MODES },
  brand: { type: 'string', choices: BRAND_REFS },
  text: { type: 'string', value: 'percent', accepts: isPositive, default: '100' },
  out: { type: 'string', value: 'folder', default: 'gallery' },
  workers: { type: 'string', value: 'number', accepts: isPositive, default: '2' },
  build: { type: 'boolean', default: false },
}) as Partial<Record<string, string>> & { text: string; out: string; workers: string; build: boolean } // as declared above

/** The values that an option selects among those that there are; all of them without it. */
function selected<Value extends string | number>(option: string, values: readonly Value[]): Value[] {
  const wanted = options[option]
  return values.filter((value) => wanted === undefined || list(wanted).includes(String(value)))
}

/** Every combination that the options select. */
function selectedPictures(): Picture[] {
  const only = selected('only', names)
  const widths = options.width ? list(options.width).map(Number) : [390, 820, 1440]
  return all
    .filter(({ picture }) => only.includes(picture.name))
    .flatMap(({ picture, brands }) =>
      // A brand that is asked for is pictured on every screen.
      (options.brand ? selected('brand', BRAND_REFS) : brands).map((brand: BrandRef) => ({
        ...picture,
        brand,
      })),
    )
    .flatMap((picture) => widths.map((width) => ({ ...picture, width })))
    .flatMap((picture) => selected('lang', LANGUAGES).map((language) => ({ ...picture, language })))
    .flatMap((picture) =>
      selected('mode', MODES).map((mode) => ({ ...picture, mode, text: Number(options.text) })),
    )
    .sort((a, b) => deviceOf(a).localeCompare(deviceOf(b)))
}

const fileOf = ({ name, brand, width, language, mode }: Picture) =>
  `${name}.${brand}.${width}.${language}.${mode}.png`

/** Takes pictures until none is left, with an app server of its own, whose faults affect no other worker. */
async function work(
  browser: Browser,
  components: string | undefined,
  pictures: Picture[],
): Promise<string[]> {
  const app = await startApp()
  const faulty: string[] = []
  let device: string | undefined
  let context: BrowserContext | undefined
  for (let picture = pictures.shift(); picture; picture = pictures.shift()) {
    if (!context || device !== deviceOf(picture)) {
      await context?.close()
      context = await openDevice(browser, picture)
      device = deviceOf(picture)
    }
    const file = fileOf(picture)
    const faults = await takePicture({ app, components, context }, picture, join(folder, file))
    if (faults.length > 0) faulty.push(`${file}: ${faults.join(' · ')}`)
  }
  await context?.close()
  await app.close()
  return faulty
}

const folder = resolve(options.out)
const startedAt = Date.now()
const pictures = selectedPictures()
const { length } = pictures
await buildApp({ isForced: options.build })
const isWhole =
  options.text === '100' &&
  ['only', 'width', 'lang', 'mode', 'brand'].every((name) => options[name] === undefined)
if (isWhole) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const components = pictures.some(({ screen }) => screen.isOfComponents) ? await serveComponents() : undefined
const browser = await chromium.launch({
  executablePath: requireChromium(),
  // Nothing leaves this machine.
  args: [...launchArguments(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
})
let faulty: string[] = []
try {
  const workers = Array.from({ length: Number(options.workers) }, () =>
    work(browser, components?.page, pictures),
  )
  faulty = (await Promise.all(workers)).flat()
} finally {
  await browser.close()
  await components?.close()
}

const files = readdirSync(folder).filter((name) => name.endsWith('.png'))
writeFileSync(join(folder, 'index.html'), indexPage(files, names))
for (const line of faulty.sort()) console.log(line)
console.log(
  `${length} pictures in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${join(folder, 'index.html')}`,
)
if (faulty.length > 0) process.exitCode = 1
