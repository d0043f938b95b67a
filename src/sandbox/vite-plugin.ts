import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { Connect, Plugin } from 'vite'
import { createSandbox, type Sandbox } from './create-sandbox.ts'

export interface SandboxPluginOptions {
  /** The file that stores the state across restarts. */
  snapshotFile?: string
  /** Keep the state in memory, for tests. */
  memory?: boolean
  /** Answered as `/config.json` instead of the file in `public`. */
  config?: object
}

const DEFAULT_SNAPSHOT = '.sandbox/state.json'
const numberFrom = (text: string | undefined) => Number(text ?? 0) || 0

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array) // a stream without encoding gives bytes
  return new Uint8Array(Buffer.concat(chunks))
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const isSecure = 'encrypted' in incoming.socket || headers.get('x-forwarded-proto') === 'https'
  const origin = `${isSecure ? 'https' : 'http'}://${headers.get('host') ?? 'localhost'}`
  const body = await readBody(incoming)
  return new Request(new URL(incoming.url ?? '/', origin), {
    method: incoming.method ?? 'GET',
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  })
}

function send(response: Response, outgoing: ServerResponse) {
  if (response.type === 'error') {
    // Cuts the request's connection: an answer that waits behind an earlier answer has no socket yet.
    outgoing.req.socket.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) {
    outgoing.end()
    return
  }
  // Node's own stream type and the DOM's differ in name only.
  Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).pipe(outgoing)
}

/** The sandbox as a middleware of Node's HTTP server: API calls and the sandbox's own pages, nothing else. */
export function sandboxMiddleware(server: Sandbox, config?: object): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const [path = ''] = (incoming.originalUrl ?? incoming.url ?? '').split('?')
    if (config !== undefined && path === '/config.json') {
      send(Response.json(config, { headers: { 'Cache-Control': 'no-store' } }), outgoing)
      return
    }
    if (!path.startsWith('/api/') && !path.startsWith('/sandbox/')) {
      next()
      return
    }
    const abortController = new AbortController()
    outgoing.on('close', () => abortController.abort())
    toRequest(incoming, abortController.signal)
      .then((request) => server.handle(request))
      .then((response) => {
        if (outgoing.destroyed) return
        send(response ?? new Response('Not found', { status: 404 }), outgoing)
        if (process.env.SANDBOX_LOG === '1') {
          console.log(`${incoming.method ?? ''} ${path} ${response?.status ?? 404}`)
        }
      })
      .catch(next)
  }
}

/** Mounts the sandbox in Vite's development and preview servers. */
export function sandbox(options: SandboxPluginOptions = {}): Plugin {
  const mount = (middlewares: Connect.Server, root: string) => {
    const snapshotFile = resolve(root, options.snapshotFile ?? DEFAULT_SNAPSHOT)
    const server = createSandbox({
      ...(options.memory === true ? {} : { snapshotFile }),
      delayMs: numberFrom(process.env.DELAY),
      chaos: numberFrom(process.env.CHAOS),
      settings: process.env.WIRE === 'sloppy' ? { wire: 'sloppy' } : {},
    })
    middlewares.use(sandboxMiddleware(server, options.config))
  }
  return {
    name: 'sandbox',
    configureServer: ({ middlewares, config }) => mount(middlewares, config.root),
    configurePreviewServer: ({ middlewares, config }) => mount(middlewares, config.root),
  }
}
