import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { dist, startApp, type AppServer } from '../../e2e/support/app-server.ts'
import { CACHE_CONTROL } from '../build/document/hosting-rules.ts'

const TYPES: Partial<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** The built app over the sandbox, with its own config.json, and its documents and scripts compressed as a host has them. */
export async function startHost(): Promise<AppServer> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const assets = readdirSync(join(dist, 'assets')).map(
    (name) => [`/assets/${name}`, readFileSync(join(dist, 'assets', name), 'utf8')] as const,
  )
  // Before the first request, whose time it would be part of.
  const files = new Map(
    Object.entries({ '/': html, ...floorFiles(html), ...Object.fromEntries(assets) }).map(
      ([path, text]) => [path, brotliCompressSync(text)] as const,
    ),
  )
  const app = await startApp(({ url = '/' }, response, next) => {
    const { pathname } = new URL(url, 'http://localhost')
    const extension = extname(pathname)
    const bytes = files.get(pathname) ?? (extension === '' ? files.get('/') : undefined)
    if (!bytes) return next()
    response.writeHead(200, {
      'Content-Length': bytes.length,
      'Content-Type': TYPES[extension],
      'Content-Encoding': 'br',
      'Cache-Control': pathname.startsWith('/assets/') ? CACHE_CONTROL.asset : CACHE_CONTROL.document,
    })
    response.end(bytes)
  })
  Object.assign(app.config, JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8')))
  return app
}

/**
 * The floor: the app's own document without the requests of its head, and with one script in place of the app's scripts, as
 * large on the wire as all of them, which renders a heading.
 */
function floorFiles(html: string): Record<string, string> {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  const size = named
    .map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
    .reduce((sum, length) => sum + length, 0)
  // Created, not parsed: the document's Trusted Types allow no HTML from a text.
  const heading =
    "const h=document.createElement('h1');h.textContent='สวัสดี';document.getElementById('root').replaceChildren(h)"
  const document = html
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/<(?:script|link)[^>]+\.js">(?:<\/script>)?/g, '')
    // The body goes too, because the head script shows or hides all of it.
    .replace(/<body>[\s\S]*<\/body>/, '<body><div id="root"></div></body>')
    .replace('</head>', '<script type="module" src="/floor.js"></script></head>')
  // A letter holds six bits: the text compresses to as many bytes as it is made from.
  return { '/floor': document, '/floor.js': `/*${randomBytes(size).toString('base64url')}*/${heading}` }
}
