// Builds the app, prints what each part of it weighs, and fails where a budget or a promise of the build is broken.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type Chunk, closure, groups, lazyChunks, readChunks } from './chunk-graph.ts'
import { documentErrors } from './document-errors.ts'
import { oldPhoneErrors } from './old-phone-errors.ts'

// Whole kB (1000 B) with room, so that what fails has grown and not merely moved; all but the second are gzip. How many files a first
// visit waits for is counted in e2e/edges/hops.
const budgets = {
  entry: 157,
  entryBrotli: 136,
  texts: 15,
  // LINE's SDK in parts.
  LIFF: 32,
  forms: 27,
  swiper: 32,
  // react-day-picker imports date-fns; loaded with the first tap on a calendar button.
  calendar: 22,
  codes: 10,
  own: 19,
  // The script that runs before all others (src/head/), which every document carries.
  head: 7,
}
/** What measures a page must not weigh on it. */
const ownBudgets: Partial<Record<string, number>> = { vitals: 1 }
/** What lazy chunks of every kind share, as tools/build/chunks.ts names it, and its budgets. */
const sharedBudgets: Record<string, number> = { 'first-pages': 33, shared: 20, lists: 16 }
const shared = Object.keys(sharedBudgets)
// Less than what React alone weighs would mean that the start was not found.
const minStartKb = 50

/** Not in the entry: these load with the screens that need them. */
const lazyOnly =
  /node_modules\/(formik|yup|react-day-picker|date-fns|downshift|swiper|jsbarcode|qrcode\.react|@line\/liff|msw|openapi-msw|dompurify)\/|stylis\/src\/Prefixer|icu-messageformat-parser\/(?!no-parser)/
/** Not in the built app: modules that only development and tests have. */
const developmentOnly =
  /\/src\/sandbox\/|\/fake-(client|line)\.ts$|node_modules\/(msw|openapi-msw|@mswjs|@msw)\//
const developmentMarks = /fake-?li(ne|ff)|fakeli(ne|ff)|\/sandbox\/|mockServiceWorker/i

const root = fileURLToPath(new URL('../..', import.meta.url))
// Not into dist/, which the browser tests may be reading at this moment.
const dist = mkdtempSync(join(tmpdir(), 'sizes-'))
process.on('exit', () => rmSync(dist, { recursive: true }))
const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const kilo = (bytes: number) => bytes / 1000
const shortId = (id: string) => id.replace(root, '').replace(/^.*node_modules\//, '')

const built = await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
if (!('output' in built)) throw new Error('The build gave not one output.')
const { output } = built
const chunks = readChunks(output, dist)
const all = [...chunks.values()]
function chunkOf(fileName: string): Chunk {
  const chunk = chunks.get(fileName)
  if (!chunk) throw new Error(`The build has no ${fileName}.`)
  return chunk
}
const html = read('index.html')
const named = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file = '']) => file,
)
/** The texts that the head script preloads. */
const texts = new Set(
  [...html.matchAll(/\[`([\w.-]+)`,`([\w.-]+)`\]/g)]
    .flatMap(([, th, en]) => [th, en])
    .map((name) => chunkOf(`assets/${name}.js`)),
)

const start = closure(chunks, ...named)
const startChunks = [...start].map(chunkOf)
const sum = (kind: 'gzip' | 'brotli') => kilo(startChunks.reduce((total, chunk) => total + chunk[kind], 0))
const lazy = lazyChunks(chunks, start, shared)

const errors: string[] = []
const rows: { part: string; kB: number; budget?: number; '': string }[] = []
function weigh(name: string, size: number, budget: number, unit = 'gzip') {
  // As it is printed: the zlib of another machine gives the same file a few bytes more, or less.
  const kB = Number(size.toFixed(1))
  rows.push({ part: name, kB, budget, '': unit })
  if (kB > budget) errors.push(`${name}: ${size.toFixed(3)} kB ${unit} is over ${budget}.`)
}

for (const { name, gzip } of startChunks)
  rows.push({ part: `  ${name}`, kB: Number(kilo(gzip).toFixed(1)), '': 'gzip' })
weigh('entry', sum('gzip'), budgets.entry)
weigh('entry', sum('brotli'), budgets.entryBrotli, 'brotli')
const headScript = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)][1]?.[1] ?? ''
weigh('head script', kilo(gzipSync(headScript, { level: 9 }).length), budgets.head)
for (const { name, gzip } of texts) weigh(`texts ${name}`, kilo(gzip), budgets.texts)
for (const group of groups) {
  const [heaviest] = lazy.toSorted((a, b) => b[group] - a[group])
  if (heaviest) weigh(`${group} (for ${heaviest.name})`, kilo(heaviest[group]), budgets[group])
}
for (const { name, gzip } of all.filter((chunk) => shared.includes(chunk.name)))
  weigh(`lazy ${name}`, kilo(gzip), sharedBudgets[name] ?? 0)
for (const part of lazy.filter(({ name }) => !shared.includes(name)).toSorted((a, b) => b.own - a.own))
  weigh(`lazy ${part.name}`, kilo(part.own), ownBudgets[part.name] ?? budgets.own)
const small = rows.filter(({ kB, budget }) => budget !== undefined && kB < budget / 2)
console.table(rows.filter((row) => !small.includes(row)))
console.log(`${small.length} parts are below half of their budgets.`)

if (texts.size === 0) errors.push('index.html: its head script names no texts.')
if (sum('gzip') < minStartKb) errors.push('index.html names no scripts that could be the app.')
for (const { name, modules } of startChunks) {
  for (const id of modules.filter((module) => lazyOnly.test(module))) {
    errors.push(`${shortId(id)} is needed before anything paints (in ${name}).`)
  }
}
for (const { name, modules } of all) {
  for (const id of modules.filter((module) => developmentOnly.test(module))) {
    errors.push(`${shortId(id)} is in the built app (in ${name}).`)
  }
}
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(js|css|html|json)$/.test(name),
)) {
  const [mark] = developmentMarks.exec(read(file)) ?? []
  if (mark) errors.push(`dist/${file} mentions ${mark}.`)
  if (file.endsWith('.js')) errors.push(...oldPhoneErrors(file, read(file)))
}
for (const locale of ['th', 'en']) {
  if (![...texts].some(({ modules }) => modules.some((id) => id.includes(`/i18n/messages/${locale}`)))) {
    errors.push(`index.html: its head script does not preload the texts of ${locale}.`)
  }
}
errors.push(...documentErrors({ html, headers: read('_headers') }))

for (const error of errors) console.error(error)
console.log(`${all.length} chunks, ${errors.length} faults.`)
if (errors.length > 0) process.exitCode = 1
