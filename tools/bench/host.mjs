import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createSandbox } from '../../src/sandbox/create-sandbox.ts'
import { builtHeaders } from '../build/document/built-headers.ts'
import { floorFiles } from './floor.mjs'
import { INLINE } from './scenarios.mjs'

const INLINED = '/index.html with the configuration inside'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const { BROTLI_PARAM_QUALITY } = constants
const brotli = (bytes, quality) => brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality } })

/**
 * The built app as a host serves it: files compressed beforehand, /assets/ cached for a year, index.html for any unknown path; and
 * the sandbox in memory as its API, which compresses as it answers.
 */
export async function startHost(dist) {
  const files = readFiles(dist)
  for (const [path, { type, text }] of Object.entries(floorFiles(dist))) {
    files.set(path, compressed(type, Buffer.from(text)))
  }
  files.set(INLINED, compressed(types['.html'], Buffer.from(inlined(files))))
  const headers = builtHeaders(dist)
  const sandbox = createSandbox()
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url, `http://${incoming.headers.host}`)
    const isOfSandbox = url.pathname.startsWith('/api/') || url.pathname.startsWith('/sandbox/')
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    const answer = isOfSandbox
      ? sendAnswer(sandbox, url, incoming, outgoing)
      : sendFile(files, url, incoming, outgoing)
    Promise.resolve(answer).catch((error) => {
      console.error(error)
      outgoing.writeHead(500).end()
    })
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The files by path; with `br` and `gzip` where the type is known. */
function readFiles(dist) {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const bytes = readFileSync(file)
      return [`/${relative(dist, file).split(sep).join('/')}`, compressed(types[extname(file)], bytes)]
    }),
  )
}

/** The document with the configuration inside, as docs/hosting.md describes. */
function inlined(files) {
  const [html, config] = ['/index.html', '/config.json'].map((path) => files.get(path).bytes.toString())
  const element = `<script id="config" type="application/json">${config.replaceAll('<', String.raw`\u003c`)}</script>`
  return html.replace('<!-- config -->', () => element)
}

function compressed(type, bytes) {
  return { type, bytes, ...(type && { br: brotli(bytes, 11), gzip: gzipSync(bytes, { level: 9 }) }) }
}

function sendFile(files, { pathname, searchParams }, incoming, outgoing) {
  const isImmutable = pathname.startsWith('/assets/')
  const file =
    files.get(pathname) ??
    (isImmutable ? undefined : files.get(searchParams.has(INLINE) ? INLINED : '/index.html'))
  if (!file) {
    outgoing.writeHead(404).end()
    return
  }
  const encoding = ['br', 'gzip'].find((name) => file[name] && accepts(incoming, name))
  const body = file[encoding] ?? file.bytes
  outgoing.writeHead(200, {
    'Content-Length': body.length,
    'Content-Type': file.type ?? 'application/octet-stream',
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  outgoing.end(body)
}

async function sendAnswer(sandbox, url, incoming, outgoing) {
  const body = incoming.method === 'POST' ? Buffer.concat(await Array.fromAsync(incoming)) : undefined
  const request = new Request(url, { method: incoming.method, headers: incoming.headers, body })
  const response = (await sandbox.handle(request)) ?? new Response('Not found', { status: 404 })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isCompressed = bytes.length > 1000 && accepts(incoming, 'br')
  const answer = isCompressed ? brotli(bytes, 4) : bytes
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...(isCompressed && { 'Content-Encoding': 'br' }),
    'Content-Length': answer.length,
  })
  outgoing.end(answer)
}

function accepts(incoming, encoding) {
  return String(incoming.headers['accept-encoding']).includes(encoding)
}
