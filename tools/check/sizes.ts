// Builds the app, prints what its files weigh, and fails where a budget or a promise of the build is broken.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** In whole kB (1000 B, gzip), with some room for code that moves between files; files are named in tools/build/chunks.ts. */
const budgets: Record<string, number> = {
  // With the shapes of all that is stored, about 1 kB, and half of one each for addresses that are read as a clerk would, and for what
  // a brand counts, names and marks.
  entry: 159,
  // The script that runs before all others (src/document/), which every document carries, with all pages' first reads.
  'head script': 8,
  'first-pages': 40,
  shared: 20,
  'line-client': 26,
  forms: 35,
  'carousel-track': 30,
  calendar: 23,
  lists: 16,
  codes: 12,
  // With downshift, for its searchable lists.
  'address-fields': 16,
  // The script that measures a page must not slow it down.
  vitals: 1,
  'any other': 14,
}
const ENTRY = ['app', 'rolldown-runtime']

/** Not in the entry: these load with the screens that need them. */
const lazyOnly =
  /node_modules\/(formik|yup|react-day-picker|date-fns|downshift|swiper|jsbarcode|qrcode\.react|@line\/liff|msw|openapi-msw|dompurify)\/|stylis\/src\/Prefixer|icu-messageformat-parser\/(?!no-parser)/
/** Not in the built app: modules that only development and tests have. */
const developmentOnly = /\/src\/sandbox\/|node_modules\/(msw|openapi-msw|@mswjs|@msw)\//
/** Newer than iOS 15.4 (tools/build/document/support-page.ts), and not translated by the build. */
const tooNew =
  /\bstatic\{|\(\?<[=!]|\.(toSorted|toReversed|toSpliced|isSubsetOf|symmetricDifference)\(|\b(Object|Map)\.groupBy\b|\bPromise\.withResolvers\b|\bAbortSignal\.(timeout|any)\b|\bURL\.(canParse|parse)\b|\bArray\.fromAsync\b/

const root = fileURLToPath(new URL('../..', import.meta.url))
// Not into dist/, which the browser tests may be reading at this moment.
const dist = mkdtempSync(join(tmpdir(), 'sizes-'))
process.on('exit', () => rmSync(dist, { recursive: true }))
const built = await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
if (!('output' in built)) throw new Error('The build gave not one output.')

const errors: string[] = []
const weights = new Map<string, number>()
const weigh = (name: string, code: string) =>
  weights.set(name, (weights.get(name) ?? 0) + gzipSync(code, { level: 9 }).length / 1000)
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const expect = (isSo: boolean, error: string) => void (isSo || errors.push(error))

for (const { type, fileName, ...file } of built.output) {
  if (type !== 'chunk' || !('modules' in file)) continue
  const text = read(fileName)
  const [found] = tooNew.exec(text) ?? []
  expect(!found, `${fileName} has ${found}, which iOS 15.4 lacks.`)
  const isEntry = ENTRY.includes(file.name)
  weigh(isEntry ? 'entry' : file.name, text)
  for (const [id, { renderedLength }] of Object.entries(file.modules)) {
    if (renderedLength === 0) continue
    expect(!isEntry || !lazyOnly.test(id), `${id} is needed before anything paints.`)
    expect(!developmentOnly.test(id), `${id} is in the built app (in ${fileName}).`)
  }
}

// The document paints without any other file.
const html = read('index.html')
const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
const style = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
// A link loads nothing before it is tapped.
const loaded = html.replaceAll(/<a href="[^"]*"/g, '') + inline.join()
expect(/:root\{[^}]*--color-primary:/.test(style), 'index.html has no inline theme.')
expect(style.includes('.sk-home') && html.includes('sk-home" '), 'index.html has no skeleton of home.')
expect(
  !/<link[^>]+rel=["']?stylesheet/.test(html),
  'index.html has a style sheet that blocks its first paint.',
)
expect(!/\b(?:src|href)=["']?(https?:)?\/\/|https?:\/\/[^'"]/.test(loaded), 'index.html names other origins.')
expect(/\[`th-[\w-]+`,`en-[\w-]+`\]/.test(html), 'The head script does not preload the texts.')
weigh('head script', inline[1] ?? '')

for (const [name, kB] of weights) {
  const budget = budgets[name] ?? budgets['any other'] ?? 0
  // As it is printed: the zlib of another machine gives the same file a few bytes more, or less.
  expect(Number(kB.toFixed(1)) <= budget, `${name}: ${kB.toFixed(1)} kB gzip is over ${budget}.`)
}
for (const name of Object.keys(budgets))
  expect(name === 'any other' || weights.has(name), `The build has no ${name}.`)
console.table(
  [...weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 20)
    .map(([name, kB]) => ({ name, 'kB gzip': Number(kB.toFixed(1)), budget: budgets[name] })),
)
for (const error of errors) console.error(error)
console.log(`${weights.size} files, ${errors.length} faults.`)
if (errors.length > 0) process.exitCode = 1
