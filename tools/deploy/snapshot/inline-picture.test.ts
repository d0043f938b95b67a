import { createServer, type RequestListener, type Server } from 'node:http'
import { BlockList, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { liveSite } from '../../doctor/live-site.ts'
import { inlinePicture } from './inline-picture.ts'

/** The address of a picture on a server that answers by this listener. */
async function answering(listener: RequestListener): Promise<string> {
  const { host } = await listening(createServer(listener))
  return `${host}/logo`
}

/** Where a server listens. */
async function listening(server: Server): Promise<{ host: string; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  server.unref()
  const { port } = server.address() as AddressInfo // it listens on a port
  return { host: `http://127.0.0.1:${port}`, port }
}
const PNG = Buffer.from('iVBORw0KGgoAAAAN', 'base64')
const picture = (body: Buffer | string, status = 200, headers = {}) =>
  answering((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'image/png', Connection: 'close', ...headers }).end(body)
  })
/** Generous, for a busy machine. */
const TIMEOUT_MS = 20_000
const taken = (address: string) =>
  inlinePicture(liveSite(TIMEOUT_MS), address, address.replace(/\/logo$/, ''))

it.each([
  ['image/png', PNG],
  ['image/svg+xml', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('A small picture becomes a data address: %s', async (type, body) => {
  const data = `data:${type};base64,${Buffer.from(body).toString('base64')}`
  expect(await taken(await picture(body))).toEqual({ data })
})

it.each([
  ['of 2 MB', () => picture(Buffer.alloc(2_000_000)), 'larger than 4096 bytes'],
  ['that is a secret', () => picture('{"password":"svg"}'), 'no picture by its first bytes'],
  ['that is not there', () => picture(PNG, 404), 'answered 404'],
  [
    'that another address has',
    async () => picture('', 302, { Location: await picture(PNG) }),
    'answered 302',
  ],
  ['whose address is a script', () => Promise.resolve('javascript:alert(1)'), 'neither https nor of the API'],
  ['whose host is none', () => Promise.resolve('https://[brand]/logo'), 'neither https nor of the API'],
])('A picture %s is left to the page, and the reason is said', async (_which, address, reason) => {
  expect(await taken(await address())).toEqual({ reason })
})

it('A picture of another service on this machine or its network is not asked for, of an API elsewhere', async () => {
  const onConnection = vi.fn()
  const server = createServer((_request, response) => response.end()).on('connection', onConnection)
  const { port, host } = await listening(server)
  // None is on this machine until the API has answered: it is elsewhere.
  const machine = new BlockList()
  const site = liveSite(TIMEOUT_MS, { machine })
  await site.send(host)
  machine.addSubnet('127.0.0.0', 8)
  machine.addAddress('::1', 'ipv6')
  onConnection.mockClear()
  const closed =
    'from here this leads to an address of this machine or its network, which a site elsewhere names'
  for (const origin of [`https://127.0.0.1:${port}`, `https://localhost:${port}`, 'https://10.0.0.5'])
    expect(await inlinePicture(site, `${origin}/logo`, 'https://api.brand.example')).toEqual({
      reason: `${origin}: ${closed}`,
    })
  expect(await inlinePicture(site, await picture(PNG), 'https://api.brand.example')).toEqual({
    reason: 'neither https nor of the API',
  })
  expect(onConnection).not.toHaveBeenCalled()
})
