// Prints how many words the documentation has. Fails where they are too many, and where docs/changing.md names a file that does not
// exist, or a name that two files have.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const MAX_WORDS = 22_000

const filesOf = (...pattern: string[]) =>
  execFileSync('git', ['ls-files', ...pattern], { encoding: 'utf8' })
    .trim()
    .split('\n')

const pages = filesOf('*.md')
/** A requirement of docs/security.md, with the title of its test: data, which specification.ts compares. */
const requirement = /^\| \d+\.\d+\.\d+ .*/gm
/** What `npm run gen:api` writes: a call or a setting more is not a word too many. */
const generated = /<!-- (calls|own|lists|callback|messages|usage|settings) -->[\s\S]*?<!-- \/\1 -->/g
const textOf = (page: string) =>
  readFileSync(page, 'utf8').replaceAll(requirement, '').replaceAll(generated, '')
const words = pages.flatMap((page) => textOf(page).split(/\s+/).filter(Boolean)).length
console.log(`${words} words in ${pages.length} pages, of at most ${MAX_WORDS}.`)

const files = filesOf()
const named = readFileSync('docs/changing.md', 'utf8').matchAll(/`([\w/.-]+\.(?:tsx?|sh|json|yaml))`/g)
const unclear = [...new Set([...named].map(([, name]) => name))].filter(
  (name) => files.filter((file) => `/${file}`.endsWith(`/${name}`)).length !== 1,
)
for (const name of unclear)
  console.error(`docs/changing.md names ${name}, which is no file, or more than one.`)
if (words > MAX_WORDS || unclear.length > 0) process.exit(1)
