// Writes the English catalogues from the texts in the code; with --check, reports what is missing or wrong instead.
// A feature with a Thai file in src/i18n/messages/features/ gets an English one there; all other texts are the shell's.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeGenerated } from '../command-line/generated-files.ts'
import { catalogueErrors, type ExtractedText, type ThaiText } from './catalogue-errors.ts'
import { cataloguesOf } from './texts-of.ts'

const messages = join(import.meta.dirname, '../../src/i18n/messages')

/** Every text in the code: `{ id: { defaultMessage, description } }`. */
function extract(): Record<string, ExtractedText> {
  const ignored = ['src/**/*.d.ts', 'src/**/*.test.ts', 'src/**/*.test.tsx', 'src/sandbox/**']
  const options = ['--throws', '--extract-source-location', ...ignored.flatMap((glob) => ['--ignore', glob])]
  // npm puts formatjs into the PATH.
  const json = execFileSync('formatjs', ['extract', 'src/**/*.{ts,tsx}', ...options], {
    cwd: join(messages, '../../..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  return JSON.parse(json) as Record<string, ExtractedText> // formatjs' own format
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
  cataloguesOf('th')
    .flatMap((file) => /([\w-]+)\.th\.json$/.exec(file)?.[1] ?? [])
    .map(
      (folder) => [folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), folder] as const,
    ),
)
const featureOf = (id: string) => features.get(id.split('.')[0] ?? '')

/** A text of a feature is loaded with that feature's pages, so no file outside its folder may use it. */
function misplaced(texts: Record<string, ExtractedText>): string[] {
  return Object.entries(texts).flatMap(([id, { file }]) => {
    const folder = featureOf(id)
    const isInPlace = !folder || file.includes(`/${folder}/`)
    return isInPlace ? [] : [`${id}: used by ${file}, outside the folder ${folder}.`]
  })
}

/** The English catalogues as they should be: content by file. */
function catalogues(texts: Record<string, ExtractedText>): Record<string, string> {
  const byFile: Record<string, Record<string, string | undefined>> = {}
  for (const id of Object.keys(texts).toSorted()) {
    const folder = featureOf(id)
    const file = join(messages, folder ? `features/${folder}.en.json` : 'en.json')
    byFile[file] = { ...byFile[file], [id]: texts[id]?.defaultMessage }
  }
  return Object.fromEntries(
    Object.entries(byFile).map(([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`]),
  )
}

const texts = extract()
writeGenerated(catalogues(texts), 'npm run i18n:extract')
const errors = process.argv.includes('--check')
  ? [...catalogueErrors(texts, cataloguesOf('th').flatMap(readPairs)), ...misplaced(texts)]
  : []
for (const error of errors) console.error(error)
console.log(`${Object.keys(texts).length} texts, ${errors.length} faults.`)
if (errors.length > 0) process.exitCode = 1
