import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '../../src/sandbox/create-sandbox.ts'
import { sandboxMiddleware } from '../../src/sandbox/vite-plugin.ts'

export interface BrandServer {
  origin: string
  /** What arrived, without preflights. */
  calls: { url: string; headers: IncomingHttpHeaders }[]
  /** Whether it accepts calls from other origins, as docs/api.md has it. */
  isOpen: boolean
  close: () => Promise<void>
}

/** A brand's API at an origin of its own: the sandbox, in place of whose /api/v1.0 stands `prefix`. */
export async function startBrandServer(prefix = '/api/v1.0'): Promise<BrandServer> {
  const answer = sandboxMiddleware(createSandbox())
  const calls: BrandServer['calls'] = []
  const server = createServer((request, response) => {
    const { url = '/', headers, method } = request
    if (brand.isOpen) {
      response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
      response.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After')
    }
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
      response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '')
      response.writeHead(204).end()
      return
    }
    calls.push({ url, headers })
    request.url = url.replace(prefix, '/api/v1.0')
    answer(request, response, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const brand: BrandServer = {
    origin: `http://localhost:${port}`,
    calls,
    isOpen: true,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return brand
}
