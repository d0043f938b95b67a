import type { AddressInfo } from 'node:net'
import { basename, dirname, extname, resolve } from 'node:path'
import { preview, type Connect } from 'vite'
import { createSandbox, type Sandbox } from '../../src/sandbox/create-sandbox.ts'
import { sandboxMiddleware } from '../../src/sandbox/vite-plugin.ts'
import { policyWithHosts } from '../../tools/build/document/policy-hosts.ts'
import { builtHeaders } from '../../tools/build/document/built-headers.ts'
import { API_HEADERS } from '../../tools/build/document/hosting-rules.ts'
import { missingAssets } from '../../tools/build/missing-assets.ts'

export const LIFF_ID = '2000000001-testliff'

/** The answer of /config.json, unless a test changes it. */
export const CONFIG = {
  customerApiUrl: '',
  crmApiUrl: '',
  liffIds: { doisai: LIFF_ID, sabaimart: LIFF_ID },
  defaultBrandRef: 'doisai',
  unlinkLine: true,
  // The splash's shortest time has a test of its own.
  skipLandingWait: true,
  brands: [
    { ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' },
    { ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: 'Sabai Mart' },
  ],
}

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
  /** In place of the built index.html, for the test that has set it. */
  document?: string
  /** Changes the policy of every answer, for the test that has set it. */
  policy?: (policy: string) => string
  close: () => Promise<void>
}

/** Where `vite build` has written the app; E2E_DIST gives parallel builds a folder each. */
export const dist = resolve(import.meta.dirname, '../..', process.env.E2E_DIST ?? 'dist')

/**
 * Serves the built app on a free port, with the headers that every host answers with and a sandbox of its own; `last` is asked
 * for what neither of them answers, before the files.
 */
export async function startApp(last?: Connect.NextHandleFunction): Promise<AppServer> {
  const sandbox = createSandbox()
  const config: Record<string, unknown> = {}
  const arrivals: Arrival[] = []
  const headers = builtHeaders(dist)
  if (!headers.some(([name]) => name === 'Content-Security-Policy')) throw new Error(`No policy in ${dist}`)
  const own: Pick<AppServer, 'document' | 'policy'> = {}
  const mount = (middlewares: Connect.Server) => {
    middlewares.use((request, response, next) => {
      arrivals.push({ url: request.url ?? '', referer: request.headers.referer })
      const more = request.url?.startsWith('/api/') ? Object.entries(API_HEADERS) : []
      for (const [name, value] of [...headers, ...more]) {
        const completed = policyWithHosts(value, config)
        response.setHeader(name, own.policy?.(completed) ?? completed)
      }
      next()
    })
    middlewares.use(sandboxMiddleware(sandbox, config))
    if (last) middlewares.use(last)
    middlewares.use((request, response, next) => {
      // A file that is opened by itself stays one: storage is filled on the icon's page, where the app must not run.
      const isFile = extname(new URL(request.url ?? '/', 'http://localhost').pathname) !== ''
      if (!own.document || isFile || request.headers['sec-fetch-dest'] !== 'document') return next()
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(own.document)
    })
    middlewares.use(missingAssets(dist))
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
  return Object.assign(own, {
    origin: `http://localhost:${port}`,
    sandbox,
    config,
    arrivals,
    close: async () => {
      sandbox.faults.clear()
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await server.close()
    },
  })
}
