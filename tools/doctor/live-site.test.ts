import { createPrivateKey, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer, globalAgent } from 'node:https'
import { BlockList, createServer as createNetServer, type AddressInfo } from 'node:net'
import { deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen, stop } from '../command-line/listen.ts'
import { loadFiles } from './checks/scripts.ts'
import { liveSite } from './live-site.ts'
import type { Answer, Site } from './site.ts'
import type { Visit } from './visit.ts'

/** Generous, for a busy machine. */
const TIMEOUT_MS = 20_000
const CLOSED =
  'from here this leads to an address of this machine or its network, which a site elsewhere names'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => stop(server))
  return listen(server)
}

/** A server that leaves no address behind. */
async function serveWithReset(): Promise<string> {
  const server = createNetServer((socket) => {
    socket.once('data', () =>
      socket.write('HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n', () => socket.resetAndDestroy()),
    )
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, 'localhost'), 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}` // it listens on a port
}

/** A server that closes a kept connection as it is used again. */
async function serveOncePerConnection(): Promise<string> {
  const server = createNetServer((socket) => {
    let asked = 0
    socket.on('data', () => {
      asked += 1
      if (asked > 1) socket.resetAndDestroy()
      else socket.write('HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n')
    })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, 'localhost'), 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}` // it listens on a port
}

it('A kept connection that the server closes as it is used again is no silence: the site is asked once more', async () => {
  const site = liveSite(TIMEOUT_MS)
  const origin = await serveOncePerConnection()
  for (let time = 0; time < 4; time += 1) expect((await site.send(origin)).status).toBe(200)
})

/** What is said of each address. */
async function toldOf(site: Site, origins: readonly string[]): Promise<(string | undefined)[]> {
  const answers = await Promise.all(origins.map((origin) => site.send(`${origin}/api`)))
  return answers.map(({ failure }) => failure?.what)
}

describe('An address that a site names', () => {
  const onThisMachine = [
    'http://localhost:9',
    'https://localhost:9',
    'http://127.0.0.1:9',
    'https://[::ffff:7f00:1]:9',
    'http://[::1]:9',
    'http://0.0.0.0:9',
  ]
  const inTheNetwork = [
    'http://10.1.2.3',
    'http://169.254.169.254',
    'http://172.31.0.1',
    'http://192.168.1.1',
    'http://100.64.0.1',
    'http://[fd00::1]',
    'http://[fe80::1]',
  ]

  it('is not asked where it is on this machine or its network, by name or by number, and the site is elsewhere', async () => {
    const origin = await serve((_request, response) => response.end())
    // The addresses of today, but none on this machine until the site has answered: it is elsewhere.
    const machine = new BlockList()
    const site = liveSite(TIMEOUT_MS, { machine })
    expect(await toldOf(site, [origin])).toEqual([undefined])
    for (const subnet of ['127.0.0.0', '0.0.0.0']) machine.addSubnet(subnet, 8)
    machine.addAddress('::1', 'ipv6')
    const named = [...onThisMachine, ...inTheNetwork]
    expect(await toldOf(site, named)).toEqual(named.map((address) => `${address}: ${CLOSED}`))
  })

  it.each([
    ['where the site is', () => serve((_request, response) => response.end())],
    ['where the site is that resets the connection after its answer', serveWithReset],
  ])('may be on this machine %s', async (_where, start) => {
    const origin = await start()
    const site = liveSite(TIMEOUT_MS)
    expect(await toldOf(site, [origin])).toEqual([undefined])
    expect((await toldOf(site, onThisMachine)).join()).not.toContain(CLOSED)
  })
})

describe('An answer', () => {
  const answerOf = async (listener: RequestListener, timeoutMs = TIMEOUT_MS) =>
    liveSite(timeoutMs).send(await serve(listener))
  const packed =
    (encoding: string, body: Buffer): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': encoding }).end(body)
  const zeros = Buffer.alloc(20_000_001)

  it.each<[string, RequestListener, words: string]>([
    [
      'of more than 20 MB that does not end',
      (_request, response) => response.write(zeros),
      'larger than 20 MB',
    ],
    ['that is larger than that unpacked', packed('gzip', gzipSync(zeros)), 'larger than 20 MB'],
    [
      'packed twice, by one coding or two',
      packed('gzip, gzip', gzipSync(gzipSync('{}'))),
      'compressed twice',
    ],
    ['in another encoding than it says', packed('br', gzipSync('{}')), 'not in the one encoding'],
    [
      'that ends before its length',
      (_request, response) =>
        response.writeHead(200, { 'Content-Length': 9 }).write('{}', () => response.destroy()),
      'cut off in the middle',
    ],
  ])('%s is a failure of a server that was reached', async (_which, listener, words) => {
    const { status, text, isReached, failure } = await answerOf(listener)
    expect({ status, text, isReached }).toEqual({ status: 0, text: '', isReached: true })
    expect(failure?.what).toContain(words)
  })

  it('that arrives without an end is stopped by the deadline', async () => {
    const { failure } = await answerOf((_request, response) => {
      const timer = setInterval(() => response.write('a'), 5)
      response.once('close', () => clearInterval(timer))
    }, 200)
    expect(failure?.what).toContain('no answer in time')
  })

  it.each([
    ['says that it is packed twice, and is empty', 'gzip, br', Buffer.alloc(0), ''],
    ['names no packing beside its own', 'identity, gzip', gzipSync('{}'), '{}'],
  ])('that %s is read', async (_which, encoding, body, text) => {
    expect(await answerOf(packed(encoding, body))).toMatchObject({ status: 200, text })
  })

  it('is unpacked, and loses the mark of its byte order', async () => {
    const { text, bytes, failure } = await answerOf(packed('deflate', deflateSync('\uFEFF{"a":1}')))
    expect({ text, failure }).toEqual({ text: '{"a":1}', failure: undefined })
    expect(bytes).toBe(deflateSync('\uFEFF{"a":1}').length)
  })
})

it('A closed site is opened by headers that go to its own origin alone, beside a bearer', async () => {
  const seen: [path: string | undefined, key: unknown, authorization: unknown][] = []
  const listener: RequestListener = ({ url, headers }, response) => {
    seen.push([url, headers['x-key'], headers.authorization])
    response.end()
  }
  const origin = await serve(listener)
  const key = { origin, headers: { 'X-Key': 'open', Authorization: 'Basic a' } }
  const site = liveSite(TIMEOUT_MS, { key })
  await site.send(`${origin}/page`)
  await site.send(`${origin}/api`, { headers: { Authorization: 'Bearer b' } })
  await site.send(`${await serve(listener)}/elsewhere`)
  expect(seen).toEqual([
    ['/page', 'open', 'Basic a'],
    ['/api', 'open', 'Bearer b'],
    ['/elsewhere', undefined, undefined],
  ])
})

/** A certificate of localhost until the end of 2099, and its key: of this test alone. */
const CERTIFICATE =
  'MIIBYTCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjA5OTEyMzEwMDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAJQOB0tRaxBwg5MuL/MNLM0ij453+9izAfa/1RQwEX6k61lAOC2RM6fLySTv1NVzpJudP9x/lDF6NNlb4VMXCWjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBSyUVoVPFlkOFc5rIlVSuFHvJmMODAKBggqhkjOPQQDAgNIADBFAiAoCn56VdIEhBxFOIcB63p1eULcNzLtRWmrjR4NFsRtDQIhAKEWDQUY14tKl3hHZX69msjZ8hDeZ4FnpMe4oZGbNKJ7'
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguJ2d9hfepmotIagaKkDwE8Uiz/9qHd4r8d29sQkvtrChRANCAAQCUDgdLUWsQcIOTLi/zDSzNIo+Od/vYswH2v9UUMBF+pOtZQDgtkTOny8kk79TVc6SbnT/cf5QxejTZW+FTFwl'

it('An answer says when the certificate of its host ends', async () => {
  const cert = new X509Certificate(Buffer.from(CERTIFICATE, 'base64')).toString()
  const secret = createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' })
  const server = createTlsServer(
    { cert, key: secret.export({ format: 'pem', type: 'pkcs8' }) },
    (_request, response) => response.end(),
  )
  globalAgent.options.ca = cert
  onTestFinished(async () => {
    delete globalAgent.options.ca
    await stop(server)
  })
  const origin = (await listen(server)).replace('http:', 'https:')
  const { failure, certificateEnd } = await liveSite(TIMEOUT_MS).send(origin)
  expect({ failure, certificateEnd }).toEqual({ failure: undefined, certificateEnd: Date.UTC(2099, 11, 31) })
})

it('A site whose scripts name others without end is asked for 500 of them', async () => {
  const root = 'https://member.brand.example'
  let asked = 0
  const others = () => Array.from({ length: 400 }, (_, index) => `import './${asked}-${index}.js'`).join('\n')
  const answer = (url: string, text: string): Answer => ({
    url,
    status: 200,
    headers: {},
    text,
    bytes: 1,
    ms: 1,
    at: 0,
  })
  const send = (url: string) => Promise.resolve(answer(url, asked++ < 2000 ? others() : ''))
  const front = answer(root, '<script type="module" src="/a.js"></script>')
  expect(await loadFiles({ site: { send }, root, front } as unknown as Visit)).toHaveLength(500)
})
