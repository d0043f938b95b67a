import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { startApp } from '../../e2e/support/app-server.ts'
import { BRAND_REFS } from '../../src/sandbox/personas.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { readOptions } from '../command-line/read-options.ts'
import { buildApp } from './build-app.ts'
import { indexPage } from './index-page.mjs'
import { screens } from './screens.mjs'
import { serveComponents } from './serve-components.mjs'
import { deviceOf, openDevice, takePicture } from './take-picture.mjs'

const list = (text) => text?.split(',').map((part) => part.trim())

const options = readOptions({
  only: { type: 'string', value: 'home,…', choices: screens.map(({ name }) => name) },
  width: { type: 'string', value: '390,…', accepts: (text) => list(text).every((part) => Number(part) > 0) },
  lang: { type: 'string', choices: ['th', 'en'] },
  mode: { type: 'string', choices: ['light', 'dark'] },
  brand: { type: 'string', choices: BRAND_REFS },
  out: { type: 'string', value: 'folder', default: 'gallery' },
  workers: { type: 'string', value: 'number', accepts: (text) => Number(text) > 0, default: '2' },
  build: { type: 'boolean', default: false },
})

const folder = resolve(options.out)
const startedAt = Date.now()

/** Every combination that the options select; all of them without options. */
function selectedShots() {
  const only = list(options.only)
  const widths = list(options.width)?.map(Number) ?? [390, 820, 1440]
  const languages = list(options.lang) ?? ['th', 'en']
  const modes = list(options.mode) ?? ['light', 'dark']
  return screens
    .filter((screen) => !only || only.includes(screen.name))
    .flatMap((screen) =>
      (list(options.brand) ?? screen.brands ?? ['doisai']).map((brand) => ({ screen, brand })),
    )
    .flatMap((shot) => widths.map((width) => ({ ...shot, width })))
    .flatMap((shot) => languages.map((language) => ({ ...shot, language })))
    .flatMap((shot) => modes.map((mode) => ({ ...shot, mode })))
    .sort((a, b) => deviceOf(a).localeCompare(deviceOf(b)))
}

const nameOf = ({ screen, brand, width, language, mode }) =>
  `${screen.name}.${brand}.${width}.${language}.${mode}.png`

/** Takes pictures until none is left, with an app server of its own, whose faults affect no other worker. */
async function work(browser, components, shots, faulty) {
  const app = await startApp()
  let device
  let context
  for (let shot = shots.shift(); shot; shot = shots.shift()) {
    if (device !== deviceOf(shot)) {
      await context?.close()
      context = await openDevice(browser, shot)
      device = deviceOf(shot)
    }
    const name = nameOf(shot)
    const faults = await takePicture({
      app,
      components: components?.page,
      context,
      shot,
      file: join(folder, name),
    })
    if (faults.length > 0) faulty.push(`${name}: ${faults.join(' · ')}`)
  }
  await context?.close()
  await app.close()
}

const shots = selectedShots()
const { length } = shots
await buildApp({ isForced: options.build })
const isWhole = ['only', 'width', 'lang', 'mode', 'brand'].every((name) => options[name] === undefined)
if (isWhole) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const faulty = []
const components = shots.some(({ screen }) => screen.sheet) ? await serveComponents() : undefined
const browser = await chromium.launch({
  executablePath: requireChromium(),
  // Nothing leaves this machine.
  args: [...launchArguments(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
})
try {
  await Promise.all(
    Array.from({ length: Number(options.workers) }, () => work(browser, components, shots, faulty)),
  )
} finally {
  await browser.close()
  await components?.close()
}

const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
const order = screens.map((screen) => screen.name)
writeFileSync(join(folder, 'index.html'), indexPage(names, order))
for (const line of faulty.sort()) console.log(line)
console.log(
  `${length} pictures in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${join(folder, 'index.html')}`,
)
if (faulty.length > 0) process.exitCode = 1
