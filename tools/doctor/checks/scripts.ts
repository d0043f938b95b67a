import { basename, extname } from 'node:path/posix'
import { parse } from 'es-module-lexer/js'
import { parseText } from '../../../src/lib/wire-scalar.ts'
import { hashOf } from '../../build/document/file-hashes.ts'
import { entryOf, tagsOf } from '../document-tags.ts'
import { judge, judgeEach, kilobytes, listed, type Finding, type Rows } from '../finding.ts'
import { isHtml, isOk, isPacked, type Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

/** What Vite has a script preload, by the build’s root. */
const PRELOAD = /["'`](assets\/[\w.-]+\.(?:js|css))["'`]/g

interface File {
  answer: Answer
  /** The hash of what the build wrote, where its list has the file. */
  hash: string | undefined
  /** What else is known of one that is wrong: the same without compression, and when it is asked for again. */
  plain?: File | undefined
  again?: readonly File[]
}

const isBuilt = (file: File | undefined) => file !== undefined && judge('', FILES, file).length === 0
const hashIn = ({ text, content = Buffer.from(text) }: Answer) => hashOf(content)

/** What can go wrong with a script or a style on its way to a phone; the first row that applies counts. */
const FILES: Rows<File> = {
  'servers-differ': ({ again = [] }) => again.some(isBuilt) && 'right at one time and wrong at the next',
  'script-stale': ({ answer, plain }) =>
    isScript(answer.url) &&
    importsOf(answer.text) !== undefined &&
    isBuilt(plain) &&
    'what is sent compressed is another file than what is sent without',
  'script-unreadable': ({ answer: { failure } }) => failure,
  'script-missing': ({ answer }) =>
    isOk(answer) ? isHtml(answer) && 'an HTML page in place of a script' : `answered ${answer.status}`,
  'script-type': ({ answer: { url, headers } }) => {
    const type = headers['content-type'] ?? 'not said'
    const isRight = isScript(url) ? /javascript/.test(type) : /^text\/css\b/.test(type)
    return !isRight && `the type is ${type}: with nosniff no browser takes it`
  },
  'script-encoding': ({ answer }) => isPacked(answer) && 'compressed still after it was unpacked',
  'script-cut': ({ answer, hash }) => {
    if (answer.text.trim() === '') return 'empty'
    if (isScript(answer.url) && !importsOf(answer.text)) return 'no whole script'
    return hash !== undefined && hash !== hashIn(answer) && 'not what the build wrote'
  },
}

/** What the build has listed of its files (tools/build/document/file-hashes.ts). */
const LIST: Rows<string[]> = {
  'hashes-missing': (unlisted) =>
    unlisted.length > 0 &&
    `hashes.json, the build’s list, lacks ${listed(unlisted)}: whether they are what it wrote is not known`,
}
/** How browsers and proxies ask for a file besides: a host may keep one file for each. */
const ENCODINGS = ['gzip', 'identity']
const isScript = (url: string) => extname(new URL(url).pathname) !== '.css'

/** The scripts that the root names, each time it is asked for. */
const ROOTS: Rows<readonly (string | undefined)[]> = {
  'servers-differ': (entries) =>
    new Set(entries).size > 1 &&
    'names one script at one time and another at the next: a build has not arrived everywhere',
}

/** A limit, because a site that is not the app may name files without end. */
const MAX_FILES = 500

/** Where the files of a page’s build are: below the root, and where its first script is, which may be another origin. */
export const foldersOf = (page: Answer, root: string): string[] => [
  `${root}/assets/`,
  ...resolved(entryOf(page.text) ?? '', `${root}/`).map((url) => new URL('.', url).href),
]

/** Every script and style that the document and the scripts themselves name, each asked for once. */
export async function loadFiles({ site, root, front }: Visit): Promise<Answer[]> {
  const files = new Map<string, Answer>()
  const tags = tagsOf(front.text)
  const begun = tags.flatMap(({ name, attributes: { src, rel = '', href } }) =>
    name === 'script' ? src : /^(stylesheet|modulepreload|preload)$/i.test(rel) ? href : undefined,
  )
  const folders = foldersOf(front, root)
  let next = begun.flatMap((address) => resolved(address ?? '', `${root}/`))
  while (next.length > 0) {
    const found: string[] = []
    const asked = [...new Set(next)]
      .filter((url) => !files.has(url) && folders.some((folder) => url.startsWith(folder)))
      .slice(0, MAX_FILES - files.size)
    for (const file of await sixAtOnce(asked, (url) => site.send(url))) {
      files.set(file.url, file)
      if (isOk(file) && !isHtml(file)) found.push(...namedBy(file, root))
    }
    next = found
  }
  return [...files.values()]
}

const resolved = (address: string, base: string): string[] =>
  address !== '' && URL.canParse(address, base) ? [new URL(address, base).href] : []

const namedBy = ({ text, url }: Answer, root: string): string[] => [
  ...(importsOf(text) ?? []).filter((name) => /^\.{0,2}\//.test(name)).flatMap((name) => resolved(name, url)),
  ...[...text.matchAll(PRELOAD)].map(([, name = '']) => `${root}/${name}`),
]

/** What a module imports, without running it; undefined where its text is no module, or a part of one. */
function importsOf(text: string): string[] | undefined {
  try {
    return parse(text)[0].flatMap((found) => ('specifier' in found && found.specifier) || [])
  } catch {
    return undefined
  }
}

/** Whether each file is there, is what the build wrote, and is so in each way of compressing it. */
export async function checkFiles(
  { site, hashes, root, front }: Visit,
  files: readonly Answer[],
): Promise<Finding[]> {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0)
  const hashFor = (url: string) => parseText(hashes?.[`assets/${nameOf(url)}`])
  const places = files.map((answer) => [nameOf(answer.url), { answer, hash: hashFor(answer.url) }] as const)
  const unlisted = files.flatMap(({ url }) => (hashFor(url) === undefined ? [nameOf(url)] : []))
  const asked = files
    .filter((file) => isOk(file) && hashFor(file.url) !== undefined)
    .flatMap(({ url }) => ENCODINGS.map((encoding) => ({ url, encoding })))
  const others = await sixAtOnce(asked, async ({ url, encoding }) => {
    const answer = await site.send(url, { headers: { 'Accept-Encoding': encoding } })
    return [`${nameOf(url)} (${encoding})`, { answer, hash: hashFor(url) }] as const
  })
  const judged = await sixAtOnce([...places, ...others], async ([place, file]) => {
    if (judge('', FILES, file).length === 0) return [place, file] as const
    const { url } = file.answer
    const encoding = /\((\w+)\)$/.exec(place)?.[1]
    const ask = { headers: { ...(encoding !== undefined && { 'Accept-Encoding': encoding }) } }
    const again = await sixAtOnce(Array(4).fill(url) as string[], (one) => site.send(one, ask))
    const plain = others.find(([other]) => other === `${nameOf(url)} (identity)`)?.[1]
    return [place, { ...file, plain, again: again.map((answer) => ({ ...file, answer })) }] as const
  })
  const roots = await sixAtOnce(Array(4).fill(`${root}/`) as string[], (url) => site.send(url))
  const entries = [front, ...roots].filter(isOk).map(({ text }) => entryOf(text))
  const whole = unlisted.length === 0 ? ', each what the build wrote' : ''
  const well = `${files.length} scripts and styles, ${kilobytes(sum)}${whole}`
  return [
    ...judgeEach('scripts', FILES, judged, { isFirst: true, well }),
    ...judge('scripts', LIST, unlisted),
    ...judge('index.html', ROOTS, entries),
  ]
}

/** As many at once as a browser asks for. */
async function sixAtOnce<Item, Result>(items: readonly Item[], take: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 6)
    results.push(...(await Promise.all(items.slice(start, start + 6).map(take))))
  return results
}

const nameOf = (url: string) => basename(new URL(url).pathname)
