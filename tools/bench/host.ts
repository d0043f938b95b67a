import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createSandbox, type Sandbox } from '../../src/sandbox/create-sandbox.ts'
import { builtHeaders } from '../build/document/built-headers.ts'
import { CACHE_CONTROL } from '../build/document/hosting-rules.ts'
import { documentWithSnapshot } from '../../e2e/support/snapshot.ts'
import { floorFiles } from './floor.ts'

const HTML = 'text/html; charset=utf-8'
const types: Partial<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const { BROTLI_PARAM_QUALITY } = constants
const brotli = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality } })

export interface Host {
  origin: string
  close: () => Promise<void>
}

interface HostedFile {
  type: string | undefined
  bytes: Buffer
  br?: Buffer
  gzip?: Buffer
}

/**
 * The built app as a host serves it: files compressed beforehand, /assets/ cached for a year, index.html for any unknown path; and
 * the sandbox in memory as its API, which compresses as it answers. `hasSnapshot`: its document has a snapshot of the brands.
 */
export async function startHost(dist: string, hasSnapshot: boolean): Promise<Host> {
  const files = readFiles(dist)
  for (const [path, { type, text }] of Object.entries(floorFiles(dist))) {
    files.set(path, compressed(type, Buffer.from(text)))
  }
  const headers = builtHeaders(dist)
  const sandbox = createSandbox()
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    const isOfSandbox = url.pathname.startsWith('/api/') || url.pathname.startsWith('/sandbox/')
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    const answer = isOfSandbox
      ? sendAnswer(sandbox, url, incoming, outgoing)
      : sendFile(files, url, incoming, outgoing)
    answer.catch((error: unknown) => {
      console.error(error)
      outgoing.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const origin = `http://localhost:${port}`
  if (hasSnapshot) {
    const config: unknown = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'))
    const html = await documentWithSnapshot(dist, `${origin}/`, config)
    files.set('/index.html', compressed(HTML, Buffer.from(html)))
  }
  return {
    origin,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The files by path; with `br` and `gzip` where the type is known. */
function readFiles(dist: string): Map<string, HostedFile> {
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

function compressed(type: string | undefined, bytes: Buffer): HostedFile {
  return { type, bytes, ...(type && { br: brotli(bytes, 11), gzip: gzipSync(bytes, { level: 9 }) }) }
}

async function sendFile(
  files: Map<string, HostedFile>,
  { pathname }: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const isImmutable = pathname.startsWith('/assets/')
  const file = files.get(pathname) ?? (isImmutable ? undefined : files.get('/index.html'))
  if (!file) {
    outgoing.writeHead(404).end()
    return
  }
  const encoding = (['br', 'gzip'] as const).find((name) => file[name] && accepts(incoming, name))
  const body = (encoding && file[encoding]) ?? file.bytes
  outgoing.writeHead(200, {
    'Content-Length': body.length,
    'Content-Type': file.type ?? 'application/octet-stream',
    'Cache-Control': isImmutable ? CACHE_CONTROL.asset : CACHE_CONTROL.document,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  outgoing.end(body)
}

async function sendAnswer(
  sandbox: Sandbox,
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = incoming
  const request = new Request(url, {
    method,
    headers: new Headers(headers as Record<string, string>), // of which browsers send none twice
    ...(method === 'POST' && { body: await buffer(incoming) }),
  })
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

function accepts(incoming: IncomingMessage, encoding: string): boolean {
  return String(incoming.headers['accept-encoding']).includes(encoding)
}
