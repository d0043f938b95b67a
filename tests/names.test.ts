import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const catalogues = filesIn('src/i18n/messages').filter((file) =>
  /\.th\.json$|messages\/th\/.*\.json$/.test(file),
)
const texts = new Set(
  catalogues.flatMap((file) => Object.values(JSON.parse(read(file)) as Record<string, string>)),
)
const tests = ['src', 'liff', 'tests', 'e2e', 'tools']
  .flatMap(filesIn)
  .filter((file) => /\.test\.tsx?$|^(tests|e2e)\/.*\.tsx?$/.test(file) && file !== 'tests/names.ts')

it('a text of the catalogues is written out in one test file at most; what more of them look for is in tests/names.ts', () => {
  const places = new Map<string, Set<string>>()
  for (const file of tests) {
    for (const [, text = ''] of read(file).matchAll(/'([^'\n]*[ก-๙][^'\n]*)'/g)) {
      if (texts.has(text)) places.set(text, (places.get(text) ?? new Set()).add(file))
    }
  }
  const repeated = [...places].filter(([, files]) => files.size > 1)
  expect(repeated.map(([text, files]) => `${text}: ${[...files].join(', ')}`).join('\n')).toBe('')
})
