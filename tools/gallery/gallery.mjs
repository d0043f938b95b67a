import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startApp } from '../../e2e/support/app-server.ts'
import { launchArguments, requireChromium } from '../browser/find-chromium.ts'
import { buildApp } from './build-app.mjs'
import { indexPage } from './index-page.mjs'
import { screens } from './screens.mjs'
import { deviceOf, openDevice, takePicture } from './take-picture.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    lang: { type: 'string' },
    mode: { type: 'string' },
    brand: { type: 'string' },
    out: { type: 'string', default: 'gallery' },
    workers: { type: 'string', default: '2' },
    build: { type: 'boolean', default: false },
  },
})

const list = (text) => text?.split(',').map((part) => part.trim())
const folder = resolve(options.out)
const startedAt = Date.now()

/** Every combination that was asked for; all of them without options. */
function shotsAskedFor() {
  const only = list(options.only)
  const unknown = only?.filter((name) => !screens.some((screen) => screen.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`No screen is called ${unknown.join(', ')}`)
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

/** Takes pictures until none is left, with an app whose faults are nobody else's. */
async function work(browser, shots, faulty) {
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
    const faults = await takePicture({ app, context, shot, file: join(folder, name) })
    if (faults.length > 0) faulty.push(`${name}: ${faults.join(' · ')}`)
  }
  await context?.close()
  await app.close()
}

const shots = shotsAskedFor()
const { length } = shots
await buildApp({ isForced: options.build })
const isWhole = ['only', 'width', 'lang', 'mode', 'brand'].every((name) => options[name] === undefined)
if (isWhole) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const faulty = []
const browser = await chromium.launch({
  executablePath: requireChromium(),
  // Nothing leaves this machine.
  args: [...launchArguments(), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
})
try {
  await Promise.all(Array.from({ length: Number(options.workers) }, () => work(browser, shots, faulty)))
} finally {
  await browser.close()
}

const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
const order = screens.map((screen) => screen.name)
writeFileSync(join(folder, 'index.html'), indexPage(names, order))
for (const line of faulty.sort()) console.log(line)
console.log(
  `${length} pictures in ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${join(folder, 'index.html')}`,
)
if (faulty.length > 0) process.exitCode = 1
