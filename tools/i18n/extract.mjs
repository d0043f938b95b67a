// Writes src/i18n/messages/en.json from the texts in the code; with --check, reports what is missing or wrong instead.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOf } from './catalogue-faults.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const messages = join(root, 'src/i18n/messages')

/** Every text in the code: `{ id: { defaultMessage, description } }`. */
function extract() {
  const manifest = createRequire(import.meta.url).resolve('@formatjs/cli/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  const ignored = ['src/**/*.d.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'src/sandbox/**']
  const script = join(manifest, '..', bin.formatjs)
  const run = [
    script,
    'extract',
    'src/**/*.{ts,tsx}',
    '--throws',
    ...ignored.flatMap((glob) => ['--ignore', glob]),
  ]
  return JSON.parse(execFileSync(process.execPath, run, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

/** The pairs of a catalogue as written, so that an id that is in the file twice is found. */
function readPairs(file) {
  const text = readFileSync(file, 'utf8')
  const parsed = JSON.parse(text)
  const ids = [...text.matchAll(/^\s*("(?:[^"\\]|\\.)*")\s*:/gm)].map(([, id]) => JSON.parse(id))
  return ids.map((id) => ({ id, text: parsed[id], file: basename(file) }))
}

function thaiPairs() {
  const folder = join(messages, 'th')
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().flatMap((name) => readPairs(join(folder, name)))
}

const texts = extract()
const sorted = Object.keys(texts).sort()
const english = Object.fromEntries(sorted.map((id) => [id, texts[id].defaultMessage]))
const file = join(messages, 'en.json')
const written = `${JSON.stringify(english, null, 2)}\n`
const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== written

if (process.argv.includes('--check')) {
  const faults = faultsOf(texts, thaiPairs())
  if (isStale) faults.unshift('The English texts are out of date: run npm run i18n:extract.')
  for (const fault of faults) console.error(fault)
  console.log(`${sorted.length} texts, ${faults.length} faults.`)
  if (faults.length > 0) process.exitCode = 1
} else {
  if (isStale) writeFileSync(file, written)
  console.log(`${sorted.length} texts${isStale ? ' written' : ', nothing new'}.`)
}
