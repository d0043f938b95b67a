// Fails where a row of tests/specification/ names no test that the runners have: one that is gone, or a title of several files.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { line } from '../../tests/specification/line.ts'
import { specification, type Sections } from '../../tests/specification/specification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Test {
  file: string
  /** The titles from the outermost describe to the test's own. */
  title: string
  /** What the title is as a pattern, with a group for each text that the test fills in. */
  pattern: RegExp
}

const plain = (text: string) =>
  text.replaceAll("\\'", "'").replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
/** What Vitest's list leaves in a title for a table to fill in. */
const PLACE = /%[sdifjo]|\$\{[^}]*\}|\$[a-z_][\w.]*/gi

/** The texts around a title's open places, as a pattern that matches the end of a path of titles, where `open` stands for each. */
const patternOf = (parts: string[], open: string) =>
  new RegExp(`(?:^| > )${parts.map((part) => escaped(plain(part))).join(open)}$`, 's')

function testOf(file: string, title: string): Test {
  const parts = title.split(PLACE)
  // From its second place on, a row may leave out the describes: what it says is compared with the end of the title.
  return { file: relative(root, file), title: parts.join('…'), pattern: patternOf(parts, '(.+)') }
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: { title: string; file: string }[]
}

const run = async (...command: string[]) =>
  (
    await promisify(execFile)('npx', command, {
      cwd: root,
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    })
  ).stdout

async function vitestTests(): Promise<Test[]> {
  const list = JSON.parse(await run('vitest', 'list', '--json')) as { name: string; file: string }[] // its own list
  return list.map(({ name, file }) => testOf(file, name))
}

async function playwrightTests(): Promise<Test[]> {
  const config = 'e2e/playwright.config.ts'
  const text = await run('playwright', 'test', '--config', config, '--list', '--reporter=json')
  const { suites } = JSON.parse(text) as { suites: Suite[] } // its own list
  const testsOf = (suite: Suite, above: string[]): Test[] => [
    ...suite.specs.map((spec) => {
      const title = [...above, spec.title.replace(/( @\w+)+$/, '')].join(' > ')
      const file = join(root, 'e2e', spec.file)
      return { file: relative(root, file), title, pattern: patternOf([title], '') }
    }),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.title])),
  ]
  return suites.flatMap((suite) => testsOf(suite, []))
}

const sources = new Map<string, string>()
function sourceOf(file: string): string {
  const source = sources.get(file) ?? plain(readFileSync(join(root, file), 'utf8'))
  sources.set(file, source)
  return source
}

/** The tests that a row's title names: its own "…" stands for anything, and what it says in a test's place stands in that file. */
function testsNamed(title: string, tests: Test[]): Test[] {
  const words = title.split('…')
  const wanted = patternOf(words, '(?:(?! > ).)+')
  const whole = tests.filter((test) => wanted.test(plain(test.title)))
  if (whole.length > 0) return whole
  return tests.filter((test) => {
    const own = test.title.split(' > ')
    return own.some((_title, index) => {
      const parts = own.slice(index).join(' > ').split('…')
      if (parts.length === 1) return false
      const filled = new RegExp(`^${parts.map((part) => escaped(plain(part))).join('(.+?)')}$`, 's').exec(plain(title))
      return filled?.slice(1).every((text) => text.split('…').every((part) => sourceOf(test.file).includes(part)))
    })
  })
}

const wordsOf = (title: string) => new Set(plain(title).toLowerCase().match(/[\p{L}\p{M}\d]{3,}/gu))

/** The titles that share most words with one that no test has. */
function nearest(title: string, tests: Test[]): string[] {
  const wanted = wordsOf(title)
  const score = (test: Test) => {
    const own = wordsOf(test.title)
    return [...own].filter((word) => wanted.has(word)).length / Math.sqrt(own.size || 1)
  }
  const scored = [...new Map(tests.map((test) => [`${test.title} (${test.file})`, score(test)]))]
  return scored.sort(([, a], [, b]) => b - a).slice(0, 3).map(([text]) => text)
}

function faultsOf(name: string, sections: Sections, tests: Test[]): string[] {
  const rows = Object.entries(sections).flatMap(([section, list]) =>
    list.map(([says, title]) => ({ row: `${name}, ${section}: ${says}`, says, title })),
  )
  const seen = new Set<string>()
  return rows.flatMap(({ row, says, title }) => {
    const faults: string[] = []
    const fail = (text: string) => faults.push(`${row}\n  ${text}`)
    if (seen.has(says)) fail('stands twice: keep one row, or say what is different.')
    seen.add(says)
    if (title === undefined) return faults
    if (title.trim() === '') {
      fail('names no test: name one, or undefined with the reason where there is nothing to build.')
      return faults
    }
    const named = testsNamed(title, tests)
    const files = [...new Set(named.map(({ file }) => file))]
    if (files.length === 0)
      fail(`no test is called "${title}". Nearest:\n${nearest(title, tests).map((text) => `    ${text}`).join('\n')}`)
    if (files.length > 1)
      fail(`"${title}" is in ${files.join(' and ')}: put the title of its describe before it, and " > ".`)
    return faults
  })
}

const tests = (await Promise.all([vitestTests(), playwrightTests()])).flat()
const faults = [
  ...faultsOf('specification', specification, tests),
  ...faultsOf('line', line, tests),
  // A list that a runner cut short would leave nothing to find.
  ...(tests.length < 500 ? [`only ${tests.length} tests were listed: are the runners working?`] : []),
]
for (const fault of faults) console.error(fault)
const count = [specification, line].flatMap((sections) => Object.values(sections).flat()).length
console.log(`${count} rows, ${tests.length} tests, ${faults.length} faults.`)
if (faults.length > 0) process.exitCode = 1
