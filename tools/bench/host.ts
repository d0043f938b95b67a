import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { dist } from '../../e2e/support/app-server.ts'
import { createSandbox } from '../../src/sandbox/create-sandbox.ts'
import { builtHeaders } from '../build/document/built-headers.ts'
import { CACHE_CONTROL } from '../build/document/hosting-rules.ts'
import { listen, stop } from '../command-line/listen.ts'
import { floorFiles } from './floor.ts'

const TYPES: Partial<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
const HTML = 'text/html; charset=utf-8'
const brotli = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

export interface Host {
  origin: string
  reset: () => void
  close: () => void
}

/**
 * The built app as a host serves it: files compressed once, /assets/ cached for a year, index.html for any other path; and the
 * sandbox as its API, which compresses as it answers. `config` stands in for the built config.json.
 */
export async function startHost(config?: object): Promise<Host> {
  const headers = builtHeaders(dist)
  const sandbox = createSandbox()
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  // Before the first request, whose time it would be part of.
  const files = new Map(
    Object.entries<string | Buffer>({
      ...Object.fromEntries(built.map((file) => [file.slice(dist.length), readFileSync(file)])),
      ...floorFiles(dist),
      ...(config && { '/config.json': JSON.stringify(config) }),
    }).map(([path, content]) => [path, brotli(Buffer.from(content), 11)]),
  )
  const sendFile = (path: string, response: ServerResponse) => {
    const bytes = files.get(files.has(path) ? path : '/index.html') as Buffer // part of every build
    response.writeHead(200, {
      'Content-Length': bytes.length,
      'Content-Type': TYPES[extname(path)] ?? HTML,
      'Content-Encoding': 'br',
      'Cache-Control': path.startsWith('/assets/') ? CACHE_CONTROL.asset : CACHE_CONTROL.document,
    })
    response.end(bytes)
  }
  const sendAnswer = async (url: URL, request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET' } = request
    const answer = await sandbox.handle(
      new Request(url, {
        method,
        headers: new Headers(request.headers as Record<string, string>), // of which browsers send none twice
        ...(method === 'POST' && { body: await buffer(request) }),
      }),
    )
    const bytes = brotli(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()), 4)
    response.writeHead(answer?.status ?? 404, {
      ...Object.fromEntries(answer?.headers ?? []),
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
    })
    response.end(bytes)
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    for (const [name, value] of headers) response.setHeader(name, value)
    if (/^\/(api|sandbox)\//.test(url.pathname)) void sendAnswer(url, request, response)
    else sendFile(url.pathname, response)
  })
  return {
    origin: await listen(server),
    reset: () => sandbox.reset(),
    close: () => void stop(server),
  }
}
