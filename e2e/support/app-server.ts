import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { preview, type Connect } from 'vite'
import { createSandbox, type Sandbox } from '../../src/sandbox/create-sandbox.ts'
import { sandboxMiddleware } from '../../src/sandbox/vite-plugin.ts'

/** Any request that arrived at the server's socket: a browser's own log would not show all of them. */
export interface Arrival {
  url: string
  referer: string | undefined
}

export interface AppServer {
  origin: string
  sandbox: Sandbox
  /** The answer to /config.json; a test changes it through its `config` option. */
  config: Record<string, unknown>
  arrivals: Arrival[]
  close: () => Promise<void>
}

/** Where `vite build` has written the app; E2E_DIST gives parallel builds a folder each. */
const dist = resolve(import.meta.dirname, '../..', process.env.E2E_DIST ?? 'dist')

/** Serves the built app on a free port, with the headers that every host answers with and a sandbox of its own. */
export async function startApp(): Promise<AppServer> {
  const sandbox = createSandbox()
  const config: Record<string, unknown> = {}
  const arrivals: Arrival[] = []
  const headers = readHeaders(join(dist, '_headers'))
  const mount = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      arrivals.push({ url: request.url ?? '', referer: request.headers.referer })
      for (const [name, value] of headers) response.setHeader(name, value)
      next()
    })
    middlewares.use(sandboxMiddleware(sandbox, config))
  }
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: dirname(dist),
    build: { outDir: basename(dist) },
    preview: { host: 'localhost', port: 0 },
    plugins: [{ name: 'app', configurePreviewServer: ({ middlewares }) => mount(middlewares) }],
  })
  const { port } = server.httpServer.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    origin: `http://localhost:${port}`,
    sandbox,
    config,
    arrivals,
    close: async () => {
      sandbox.faults.clear()
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}

/** The headers of every path, as the hosting reads them from the build. */
function readHeaders(file: string): [string, string][] {
  const headers = [...readFileSync(file, 'utf8').matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  if (!headers.some(([name]) => name === 'Content-Security-Policy')) throw new Error(`No policy in ${file}`)
  return headers
}
