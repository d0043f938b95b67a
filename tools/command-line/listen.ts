import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has a server listen on a free port of this machine; gives its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, 'localhost'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return `http://localhost:${port}`
}

/** Ends a server, and the connections that it still has. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** An origin of this machine where nothing listens. */
export async function closedOrigin(): Promise<string> {
  const server = createServer()
  const origin = await listen(server)
  await stop(server)
  return origin
}

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => Number(new URL(await closedOrigin()).port)
