import { basename, extname } from 'node:path/posix'
import { entryOf, scriptsOf, tagsOf, type Tag } from '../document-tags.ts'
import { bad, kilobytes, listed, note, orGood, plainAddress, unrecorded, type Finding } from '../finding.ts'
import type { FindingId } from '../finding-ids.ts'
import { syntaxErrorsOf } from '../module-syntax.ts'
import { isHtml, isOk, type Answer, type Failure, type Reply, type Site } from '../site.ts'
import type { Visit } from '../visit.ts'

const CHECK = 'scripts'
/** As many as a browser asks for at once. */
const AT_ONCE = 6
/** Far more than a build has: whatever lists more is none. */
const MOST = 500
const PRELOADED = ['modulepreload', 'preload']
const IMPORT = /\b(?:import|from)\s*["'`]([^"'`]+)["'`]|\bimport\(\s*["'`]([^"'`]+)["'`]/g
/** What Vite has a script preload, by the build’s root. */
const PRELOAD = /["'`](assets\/[\w.-]+\.(?:js|css))["'`]/g
const TYPES: Readonly<Record<string, readonly [type: RegExp, mend: string]>> = {
  '.js': [/javascript/, 'Serve .js as text/javascript.'],
  '.mjs': [/javascript/, 'Serve .mjs as text/javascript.'],
  '.css': [/^text\/css\b/, 'Serve .css as text/css.'],
}

/** A script or a style of the app, as the site answers it. */
export interface AppFile {
  url: string
  reply: Answer | Failure
  /** Whether the app does not begin without it. */
  isOfStart: boolean
}

/** Every script and style that the document, the manifest (where it is served) and the scripts themselves name. */
export async function loadFiles({ site, root, front }: Visit): Promise<AppFile[]> {
  const entry = resolved(entryOf(front.text), `${root}/`)
  const origins = [root, ...entry].map((url) => new URL(url).origin)
  const isOurs = (url: string) => origins.includes(new URL(url).origin)
  const tags = tagsOf(front.text)
  const started = addressesOf(tags, root, ['stylesheet']).filter(isOurs)
  const ofStart = new Set(started)
  const begun = [...new Set([...started, ...addressesOf(tags, root, PRELOADED).filter(isOurs)])]
  const files = new Map<string, AppFile['reply'] | undefined>()
  let next = [...new Set([...begun, ...(await filesOfManifest(site, root, begun))])]
  while ((next = next.slice(0, MOST - files.size)).length > 0) {
    const replies = await inTurns(next, (url) => site.send(url))
    const found = new Set<string>()
    for (const [index, reply] of replies.entries()) {
      const url = next[index] ?? ''
      files.set(url, reply.kind === 'unrecorded' ? undefined : reply)
      if (reply.kind !== 'answer' || !isOk(reply) || isHtml(reply)) continue
      for (const { address, isStatic } of importsOf(reply.text, url, root)) {
        found.add(address)
        if (isStatic && ofStart.has(url)) ofStart.add(address)
      }
    }
    next = [...found].filter((url) => isOurs(url) && !files.has(url))
  }
  return [...files].flatMap(([url, reply]) => (reply ? [{ url, reply, isOfStart: ofStart.has(url) }] : []))
}

/** What the document loads: its scripts, and its links of these kinds. */
function addressesOf(tags: readonly Tag[], root: string, kinds: readonly string[]): string[] {
  const loaded = tags.flatMap(({ name, attributes: { src, rel = '', href } }) =>
    name === 'script' ? src : name === 'link' && kinds.includes(rel.toLowerCase()) ? href : undefined,
  )
  return [...new Set(loaded.flatMap((address) => resolved(address, `${root}/`)))]
}

const resolved = (address: string | undefined, base: string): string[] =>
  address !== undefined && URL.canParse(address, base) ? [new URL(address, base).href] : []

/** The manifest of this very build: one that lists what the document begins with. */
async function filesOfManifest(site: Site, root: string, begun: readonly string[]): Promise<string[]> {
  const reply = await site.send(`${root}/.vite/manifest.json`)
  if (reply.kind !== 'answer' || !isOk(reply) || isHtml(reply)) return []
  const names = [...reply.text.matchAll(/"(assets\/[\w.-]+\.(?:js|css))"/g)].map(([, name = '']) => name)
  const files = [...new Set(names)].map((name) => `${root}/${name}`)
  return begun.some((url) => files.includes(url)) ? files : []
}

function importsOf(text: string, url: string, root: string): { address: string; isStatic: boolean }[] {
  const imported = [...text.matchAll(IMPORT)].flatMap(([, fixed, lazy]) =>
    [fixed, lazy]
      .filter((name) => name !== undefined && /^\.{0,2}\/[\w./-]+\.m?js$/.test(name))
      .flatMap((name) => resolved(name, url))
      .map((address) => ({ address, isStatic: fixed !== undefined })),
  )
  const preloaded = [...text.matchAll(PRELOAD)].map(([, name = '']) => ({
    address: `${root}/${name}`,
    isStatic: false,
  }))
  return [...imported, ...preloaded]
}

async function inTurns<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const rest = [...items.entries()]
  const work = async () => {
    for (let item = rest.shift(); item; item = rest.shift()) results[item[0]] = await ask(item[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

interface Fault {
  what: string
  mend: string
  id: FindingId
}

/** Whether each file is there, is what it has to be, and is whole. */
export async function checkFiles(visit: Visit, files: readonly AppFile[]): Promise<Finding[]> {
  if (files.length === 0) return [unrecorded(CHECK)]
  const texts = files.map(({ url, reply }) =>
    reply.kind === 'answer' && isOk(reply) && /\.m?js$/.test(new URL(url).pathname) ? reply.text : '',
  )
  const errors = await syntaxErrorsOf(texts)
  const faults = files.map((file, index) => faultOf(file, errors[index], visit.site.recording !== undefined))
  const sum = files.reduce((total, { reply }) => total + (reply.kind === 'answer' ? reply.bytes : 0), 0)
  const findings = [...told(files, faults), ...checkForeign(visit), ...(await checkOlderPhones(visit, files))]
  return orGood(findings, CHECK, `${files.length} scripts and styles, ${kilobytes(sum)}, each whole`)
}

function faultOf(
  { url, reply }: AppFile,
  syntax: string | undefined,
  isRecorded: boolean,
): Fault | undefined {
  const mend = 'Deploy dist/assets/ of the same build as index.html: all of it, with its names as they are.'
  if (reply.kind === 'failure') return { what: reply.what, mend: reply.mend, id: 'script-unreadable' }
  const { status, headers, text } = reply
  if (!isOk(reply)) return { what: `answered ${status}`, mend, id: 'script-missing' }
  if (isHtml(reply)) return { what: 'an HTML page in place of a script', mend, id: 'script-is-a-page' }
  const type = headers['content-type'] ?? 'not said'
  const [expected, serve = ''] = TYPES[extname(new URL(url).pathname)] ?? []
  if (expected && !expected.test(type))
    return { what: `the type is ${type}: with nosniff no browser takes it`, mend: serve, id: 'script-type' }
  // A recording may lack bodies.
  if (isRecorded && text === '') return undefined
  if (isPacked(text)) {
    const what = 'compressed still after it was unpacked: twice, or without its Content-Encoding'
    return {
      what,
      mend: 'Let either the files or the server be compressed, and once.',
      id: 'script-encoding',
    }
  }
  if (text.trim() === '') return { what: 'empty', mend, id: 'script-cut' }
  if (syntax === undefined) return undefined
  return { what: `no whole script (${syntax})`, mend: `${mend} No proxy may edit it.`, id: 'script-cut' }
}

/** Signs that no text has: bytes that are no UTF-8, or below the tab, as gzip and brotli begin. */
export const isPacked = (text: string) =>
  [...text.slice(0, 200)].some((sign) => sign === '\ufffd' || sign.charCodeAt(0) < 9)

/** One line for each kind: it has one reason, however many files it meets. */
function told(files: readonly AppFile[], faults: readonly (Fault | undefined)[]): Finding[] {
  const kinds = new Map<string, { fault: Fault; files: AppFile[] }>()
  for (const [index, fault] of faults.entries()) {
    const file = files[index]
    if (!fault || !file) continue
    const kind = kinds.get(fault.what) ?? { fault, files: [] }
    kinds.set(fault.what, { fault, files: [...kind.files, file] })
  }
  return [...kinds.values()].map(({ fault: { what, mend, id }, files: met }) => {
    const first = met.toSorted((one, other) => Number(other.isOfStart) - Number(one.isOfStart))
    const names = listed(first.map(({ url }) => basename(new URL(url).pathname)))
    const loss = met.some(({ isOfStart }) => isOfStart)
      ? 'the app does not start'
      : 'pages that need it do not open'
    return bad(CHECK, `${what}: ${names}: ${loss}`, mend, id)
  })
}

/** Scripts that a CDN or a proxy has put into the document. */
function checkForeign({ front, root }: Visit): Finding[] {
  const foreign = scriptsOf(tagsOf(front.text))
    .flatMap(({ attributes: { src } }) => resolved(src, `${root}/`))
    .filter((url) => !url.startsWith(`${root}/assets/`))
  if (foreign.length === 0) return []
  const what = `index.html loads what the build does not: ${listed(foreign.map((url) => plainAddress(url)))}`
  const mend =
    'Switch off at the CDN or the proxy what adds it (analytics, e-mail protection, script loaders).'
  return [note(CHECK, what, mend, 'script-added')]
}

/** Whoever takes gzip alone must not get what a cache has kept for others, nor a file that is packed twice beside one in brotli. */
async function checkOlderPhones({ site, root, front }: Visit, files: readonly AppFile[]): Promise<Finding[]> {
  const entry = resolved(entryOf(front.text), `${root}/`)
  if (site.recording) return []
  const addresses = [`${root}/`, ...entry]
  const replies = await Promise.all(
    addresses.map((url) => site.send(url, { headers: { 'Accept-Encoding': 'gzip' } })),
  )
  const names = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname).join(' · ')
  const isBroken = (reply: Reply | undefined) =>
    reply?.kind === 'answer' && isOk(reply) && isPacked(reply.text)
  // What is so for everybody has been told.
  const broken = addresses.filter(
    (url, index) =>
      isBroken(replies[index]) && !files.some((file) => file.url === url && isBroken(file.reply)),
  )
  const wrong = addresses.filter((_url, index) => {
    const reply = replies[index]
    return reply?.kind === 'answer' && /\b(br|zstd)\b/.test(reply.headers['content-encoding'] ?? '')
  })
  return [
    ...(broken.length > 0
      ? [
          bad(
            CHECK,
            `compressed still after it was unpacked, for those who take gzip alone: ${names(broken)}`,
            'Let either the files or the server be compressed, and once: npm run deploy:compress writes the files anew.',
            'script-encoding',
          ),
        ]
      : []),
    ...(wrong.length > 0
      ? [
          bad(
            CHECK,
            `brotli goes to those who take gzip alone: ${names(wrong)}`,
            'Send Vary: Accept-Encoding, and let the cache keep one for each.',
            'encoding-unasked',
          ),
        ]
      : []),
  ]
}
