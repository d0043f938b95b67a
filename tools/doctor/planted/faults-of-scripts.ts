import { gzipSync } from 'node:zlib'
import { both, inHead, page, siteHeader, type PlantedFault } from './planting.ts'
import type { Planting } from './stand-in-site.ts'

const ENTRY = '/assets/index-a1b2c3d4.js'
/** A chunk of a chunk: only what is read of the scripts leads to it. */
const LISTS = '/assets/lists-a3b4c5d6.js'
const STYLE = '/assets/style-b1c2d3e4.css'

const gone = (path: string) => page(path, (answer) => Object.assign(answer, { status: 404, body: '' }))
const body = (path: string, text: string) => page(path, (answer) => (answer.body = text))
const entryTag = (change: (html: string) => string) =>
  page('/', (answer) => (answer.body = change(answer.body)))

/** A manifest that the site serves. */
function manifest(...files: string[]): Planting {
  const rows = Object.fromEntries(files.map((file) => [file, { file }]))
  return page('/.vite/manifest.json', (answer) =>
    Object.assign(answer, { status: 200, body: JSON.stringify(rows) }),
  )
}

/** What can become of the scripts on their way to a phone. */
export const faultsOfScripts: PlantedFault[] = [
  [
    'a main bundle that is in gzip twice beside a whole one in brotli',
    (path, answer, _method, _query, ask) =>
      path === ENTRY && ask?.headers?.['Accept-Encoding'] === 'gzip' && (answer.body = '\u001f\ufffd\b'),
    `compressed still after it was unpacked, for those who take gzip alone: ${ENTRY}`,
  ],
  ['no main bundle', gone(ENTRY), 'scripts: answered 404: index-a1b2c3d4.js: the app does not start'],
  [
    'no chunk of a page',
    gone(LISTS),
    'scripts: answered 404: lists-a3b4c5d6.js: pages that need it do not open',
  ],
  [
    'no chunk of the manifest, where the site serves it',
    manifest('assets/index-a1b2c3d4.js', 'assets/late-f1e2d3c4.js'),
    'scripts: answered 404: late-f1e2d3c4.js: pages that need it do not open',
  ],
  [
    'a page in place of a chunk',
    body(LISTS, '<!doctype html><html></html>'),
    'an HTML page in place of a script: lists-a3b4c5d6.js',
  ],
  [
    'a main bundle that is cut short',
    body(ENTRY, 'import{a}from"./shared-e5f6a7b8.js";export const home=()=>{'),
    'no whole script (Unexpected end of input): index-a1b2c3d4.js: the app does not start',
  ],
  ['an empty chunk', body(LISTS, ''), 'scripts: empty: lists-a3b4c5d6.js'],
  ['a style as plain text', siteHeader('content-type', 'text/plain', STYLE), 'the type is text/plain'],
  [
    'brotli for whoever asks',
    siteHeader('content-encoding', 'br', ENTRY),
    `brotli goes to those who take gzip alone: ${ENTRY}`,
  ],
  [
    'a loader of the CDN’s',
    entryTag((html) => html.replace('type="module"', 'type="8f2a-module"')),
    'index.html: a CDN has rewritten the scripts of index.html',
  ],
  [
    'the sources in place of the build',
    page(
      '/',
      (answer) => (answer.body = '<!doctype html><script type="module" src="/src/main.tsx"></script>'),
    ),
    'index.html: the root is the app’s sources, not its build',
  ],
]

/** The same of bytes, which only a network shows. */
export const faultsOfBytes: PlantedFault[] = [
  [
    'a main bundle in gzip twice',
    packed(ENTRY, (text) => gzipSync(gzipSync(text)), 'gzip'),
    'compressed still',
  ],
  [
    'gzip under the name of brotli',
    packed(LISTS, gzipSync, 'br'),
    'not in the encoding that its Content-Encoding',
  ],
  ['a document that is not as encoded as it says', packed('/', gzipSync, 'br'), 'the site: http'],
  [
    'half a main bundle, with the length of the whole',
    both(
      page(ENTRY, (answer) => (answer.body = 'export const home')),
      siteHeader('content-length', '9000', ENTRY),
      siteHeader('connection', 'close', ENTRY),
    ),
    'the answer is cut off in the middle: index-a1b2c3d4.js: the app does not start',
  ],
]

function packed(path: string, pack: (text: string) => Buffer, name?: string): Planting {
  return both(
    page(path, (answer) => (answer.bytes = pack(answer.body))),
    name === undefined ? () => false : siteHeader('content-encoding', name, path),
  )
}

/** What is no fault. */
export const rightScripts: [name: string, planting: Planting][] = [
  ['a manifest of an earlier build', manifest('assets/index-older123.js', 'assets/late-f1e2d3c4.js')],
]

/** What works and wants a look. */
export const oddScripts: PlantedFault[] = [
  [
    'a beacon of the CDN’s',
    inHead('<script defer src="https://cdn.example/beacon.js?token=secret"></script>'),
    'index.html loads what the build does not: https://cdn.example/beacon.js\n',
  ],
  [
    'a document without compression',
    page('/', (answer) => (answer.body += ' '.repeat(30_000))),
    'compression: the document is sent uncompressed: index.html ',
  ],
  [
    'scripts without compression',
    body(ENTRY, `import{a}from"./shared-e5f6a7b8.js";//${' '.repeat(30_000)}`),
    'compression: scripts are sent uncompressed: index-a1b2c3d4.js 30 kB',
  ],
]
