// Fails on a row of tests/specification/ or of docs/security.md whose title no test has, or tests of several files have, and on a
// row that stands twice.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { line } from '../../tests/specification/line.ts'
import { specification, type Sections } from '../../tests/specification/specification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Test {
  /** The absolute path. */
  file: string
  /** The titles of its describes and its own, with "…" for what a table fills in. */
  title: string
}

/** A suite of Playwright's list; a file is one too. */
interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; file: string }[]
}

async function listOf<T>(...command: string[]): Promise<T> {
  const options = { cwd: root, maxBuffer: 2 ** 28, shell: process.platform === 'win32' }
  // npm puts both runners, and the project's own Node, into the PATH.
  const [runner = '', ...words] = command
  const { stdout } = await promisify(execFile)(runner, words, options)
  return JSON.parse(stdout) as T // the runner's own format
}

/** The placeholders of a table's titles, which Vitest's list does not fill in because it runs nothing. */
const placeholder = /%[sdifjo]|\$\{[^}]*\}|\$[a-z_][\w.]*/gi

/** The tests of a configuration of Vitest; without one, those of the project. */
async function testsOf(config = 'vite.config.ts'): Promise<Test[]> {
  const list = await listOf<{ name: string; file: string }[]>('vitest', 'list', '--json', '--config', config)
  return list.map(({ name, file }) => ({ file, title: name.replaceAll(placeholder, '…') }))
}

async function browserTests(): Promise<Test[]> {
  const options = ['--config', 'e2e/playwright.config.ts', '--list', '--reporter=json']
  const { suites } = await listOf<{ suites: Suite[] }>('playwright', 'test', ...options)
  const testsIn = (suite: Suite, above: string[]): Test[] => [
    // Tags at the end of a title are no part of it.
    ...suite.specs.map(({ file, title }) => ({
      file: join(root, 'e2e', file),
      title: [...above, title.replace(/( @\w+)+$/, '')].join(' > '),
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...above, inner.title])),
  ]
  return suites.flatMap((file) => testsIn(file, []))
}

/** Quotation marks of one kind, without what a string literal needs. */
const plain = (text: string) =>
  text
    .replaceAll(/\\(['"])/g, '$1')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')

/** A title as a pattern, in which `open` stands for each "…". */
const patternOf = (title: string, open: string) =>
  plain(title)
    .split('…')
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join(open)

/** Whether a row's title fills the gaps of a table's title with texts that the test's file has. */
function isFilledIn(title: string, test: Test): boolean {
  const titles = test.title.split(' > ')
  return titles.some((_title, from) => {
    const own = titles.slice(from).join(' > ')
    const texts = own.includes('…') && new RegExp(`^${patternOf(own, '(.+?)')}$`).exec(plain(title))?.slice(1)
    if (!texts) return false
    const source = plain(readFileSync(test.file, 'utf8'))
    return texts.flatMap((text) => text.split('…')).every((text) => source.includes(text))
  })
}

/** The tests whose titles end with a row's title; its "…" stands for anything within one title. */
function testsCalled(title: string, tests: Test[]): Test[] {
  const pattern = new RegExp(`(^| > )${patternOf(title, '(?:(?! > ).)+')}$`)
  const called = tests.filter((test) => pattern.test(plain(test.title)))
  return called.length > 0 ? called : tests.filter((test) => isFilledIn(title, test))
}

function faultOf(title: string, tests: Test[]): string | undefined {
  const called = testsCalled(title, tests)
  const files = [...new Set(called.map(({ file }) => file.slice(root.length)))]
  if (files.length === 0) return `no test is called "${title}".`
  if (files.length > 1)
    return `"${title}" is in ${files.join(' and ')}: put the title of its describe and " > " before it, or rename one of the tests.`
  return undefined
}

function faultsOf(document: string, sections: Sections, tests: Test[]): string[] {
  const known = new Set<string>()
  return Object.entries(sections).flatMap(([section, rows]) =>
    rows.flatMap(([says, title]) => {
      const isTwice = known.has(says)
      known.add(says)
      return [
        isTwice ? 'stands twice: keep one row, or say what else the other one says.' : undefined,
        title === '' ? 'has no test: name the one that falls when the line breaks.' : undefined,
        title ? faultOf(title, tests) : undefined,
      ].flatMap((fault) => (fault ? `${document} > ${section} > ${says}\n  ${fault}` : []))
    }),
  )
}

const securityFile = 'docs/security.md'

/** The requirements that docs/security.md claims, by chapter: the rows of its tables, but for those that name a section instead. */
function claimedRequirements(): Sections {
  const text = readFileSync(join(root, securityFile), 'utf8')
  const chapters = text.split(/^#+ /m).map((part) => {
    const [chapter = ''] = part.split('\n', 1)
    const tables = (part.match(/(^\|.*\|\n)+/gm) ?? []).map((table) => table.trim().split('\n').map(cellsOf))
    const claims = tables.filter(([heads]) => heads?.at(-1) !== 'section').flatMap((rows) => rows.slice(2))
    return [
      chapter,
      claims.map(([number, what, title = '']) => [`${number} ${what}`, title] as const),
    ] as const
  })
  return Object.fromEntries(chapters.filter(([, claims]) => claims.length > 0))
}

/** The cells of a row of a table in Markdown, without what escapes their signs. */
const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll(/\\([\\|*_<>`~[\]])/g, '$1'))

const security = claimedRequirements()
const documents = { 'specification.ts': specification, 'line.ts': line, [securityFile]: security }
// WebKit's journeys have the titles of Chromium's, and hold nothing besides.
const lists = [testsOf(), testsOf('tests/hosting/vitest.config.ts'), browserTests()]
const tests = (await Promise.all(lists)).flat()
const faults = [
  ...Object.entries(documents).flatMap(([document, sections]) => faultsOf(document, sections, tests)),
  ...(Object.keys(security).length === 0 ? [`${securityFile} has no rows.`] : []),
]
const rowCount = Object.values(documents).flatMap((sections) => Object.values(sections).flat()).length

for (const fault of faults) console.error(fault)
console.log(`${rowCount} rows, ${tests.length} tests, ${faults.length} faults.`)
if (faults.length > 0) process.exitCode = 1
