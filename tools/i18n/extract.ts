// Writes the English catalogues from the texts in the code; with --check, reports what is missing or wrong instead.
// A feature with a Thai file in src/i18n/messages/features/ gets an English one there; all other texts are the shell's.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueErrors, type ExtractedText, type ThaiText } from './catalogue-errors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const messages = join(root, 'src/i18n/messages')

/** Every text in the code: `{ id: { defaultMessage, description } }`. */
function extract(): Record<string, ExtractedText> {
  const manifest = createRequire(import.meta.url).resolve('@formatjs/cli/package.json')
  const { bin }: { bin: { formatjs: string } } = JSON.parse(readFileSync(manifest, 'utf8'))
  const ignored = ['src/**/*.d.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'src/sandbox/**']
  const script = join(manifest, '..', bin.formatjs)
  const run = [
    script,
    'extract',
    'src/**/*.{ts,tsx}',
    '--throws',
    '--extract-source-location',
    ...ignored.flatMap((glob) => ['--ignore', glob]),
  ]
  return JSON.parse(execFileSync(process.execPath, run, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

/** The pairs of a catalogue as written, so that an id that is in the file twice is found. */
function readPairs(file: string): ThaiText[] {
  const text = readFileSync(file, 'utf8')
  const parsed: Record<string, unknown> = JSON.parse(text)
  const ids = [...text.matchAll(/^\s*("(?:[^"\\]|\\.)*")\s*:/gm)].map(([, id = '']): string => JSON.parse(id))
  return ids.map((id) => ({ id, text: parsed[id], file: basename(file) }))
}

/** Folders of features with a catalogue of their own, by the first part of their ids: customFields of custom-fields. */
const features = new Map(
  readdirSync(join(messages, 'features'))
    .filter((name) => name.endsWith('.th.json'))
    .map((name) => name.replace('.th.json', ''))
    .map(
      (folder) => [folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), folder] as const,
    ),
)
const featureOf = (id: string) => features.get(id.split('.')[0] ?? '')

function thaiPairs() {
  const shell = readdirSync(join(messages, 'th')).map((name) => join('th', name))
  const files = [...shell.sort(), ...[...features.values()].map((folder) => `features/${folder}.th.json`)]
  return files.flatMap((file) => readPairs(join(messages, file)))
}

/** A text of a feature is loaded with that feature's pages, so no file outside its folder may use it. */
function misplaced(texts: Record<string, ExtractedText>): string[] {
  return Object.entries(texts).flatMap(([id, { file }]) => {
    const folder = featureOf(id)
    const isInPlace = !folder || file.includes(`/${folder}/`)
    return isInPlace ? [] : [`${id}: used by ${file}, outside the folder ${folder}.`]
  })
}

/** The English catalogues as they should be: content by file. */
function catalogues(texts: Record<string, ExtractedText>) {
  const byFile = new Map<string, Record<string, string | undefined>>()
  for (const id of Object.keys(texts).sort()) {
    const folder = featureOf(id)
    const file = join(messages, folder ? `features/${folder}.en.json` : 'en.json')
    byFile.set(file, { ...byFile.get(file), [id]: texts[id]?.defaultMessage })
  }
  return [...byFile].map(([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`] as const)
}

const texts = extract()
const stale = catalogues(texts).filter(
  ([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content,
)

if (process.argv.includes('--check')) {
  const errors = [...catalogueErrors(texts, thaiPairs()), ...misplaced(texts)]
  if (stale.length > 0) errors.unshift('The English texts are out of date: run npm run i18n:extract.')
  for (const error of errors) console.error(error)
  console.log(`${Object.keys(texts).length} texts, ${errors.length} faults.`)
  if (errors.length > 0) process.exitCode = 1
} else {
  for (const [file, content] of stale) writeFileSync(file, content)
  console.log(`${Object.keys(texts).length} texts${stale.length > 0 ? ' written' : ', nothing new'}.`)
}
