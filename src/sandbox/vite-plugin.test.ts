import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createSandbox } from './create-sandbox'
import { sandboxMiddleware } from './vite-plugin'

it('cuts the connection of an `offline` call, even while an earlier answer on the connection is still pending', async () => {
  const sandbox = createSandbox()
  sandbox.faults.add({ operation: 'getTier', kind: 'offline' })
  const answer = sandboxMiddleware(sandbox)
  const server = createServer((request, response) => {
    // The first answer of the connection never ends: the second answer waits behind the first.
    if (request.url === '/slow') response.writeHead(200).write('begun')
    else answer(request, response, () => {})
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  const socket = connect(port, 'localhost')
  const closed = Promise.race([once(socket, 'close'), once(socket, 'error')])
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  ask('/slow')
  ask('/api/v1.0/customer/membership-tier/info')
  socket.resume()

  await closed
  expect(socket.destroyed).toBe(true)
})
