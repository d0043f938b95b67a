// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { inlinePicture } from './inline-picture.ts'

/** The address of a picture on a server that answers by this listener. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo`
}
const PNG = Buffer.from('iVBORw0KGgoAAAAN', 'base64')
const picture = (body: Buffer | string, status = 200, headers = {}) =>
  answering((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'image/png', Connection: 'close', ...headers }).end(body)
  })
const taken = (address: string) => inlinePicture(address, address.replace(/\/logo$/, ''))

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
  ['whose host is none', () => Promise.resolve('https://[brand]/logo'), 'no answer'],
])('A picture %s is left to the page, and the reason is said', async (_which, address, reason) => {
  expect(await taken(await address())).toEqual({ reason })
})

it('A picture of another service on this machine is not asked for', async () => {
  const asked = await inlinePicture(await picture(PNG), 'https://api.brand.example')
  expect(asked).toEqual({ reason: 'neither https nor of the API' })
})
