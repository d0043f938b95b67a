// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { inlinePicture } from './inline-picture.ts'

/** The address of a picture that a server answers so. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo`
}
const picture = (type: string, size: number, status = 200) =>
  answering((_request, response) => {
    response.writeHead(status, { 'Content-Type': type, Connection: 'close' }).end(Buffer.alloc(size, 'a'))
  })

it('A small picture becomes a data address', async () => {
  expect(await inlinePicture(await picture('image/png', 3))).toEqual({ data: 'data:image/png;base64,YWFh' })
})

it.each([
  ['of 2 MB', () => picture('image/png', 2_000_000), 'larger than 4096 bytes'],
  ['that is a page', () => picture('text/html; charset=utf-8', 30), 'of type text/html'],
  ['that is not there', () => picture('image/png', 3, 404), 'answered 404'],
  ['whose address is a script', () => Promise.resolve('javascript:alert(1)'), 'no address of a picture'],
  ['whose host is none', () => Promise.resolve('http://[brand]/logo'), 'no answer'],
])('A picture %s is left to the page, and the reason is said', async (_which, address, reason) => {
  expect(await inlinePicture(await address())).toEqual({ reason })
})
