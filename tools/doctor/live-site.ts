import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { failureOf } from './failure-words.ts'
import type { Answer, Ask, Failure, Reply, Site } from './site.ts'

const MAX_BYTES = 20_000_000
/** An origin that was silent this often is not asked again: the run would take minutes. */
const MAX_SILENCES = 2

const decoders: Readonly<Record<string, (body: Buffer, options: { maxOutputLength: number }) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

const BLOCKED = 'BLOCKED'
const THIS_MACHINE = new BlockList()
for (const network of ['127.0.0.0', '0.0.0.0']) THIS_MACHINE.addSubnet(network, 8)
for (const address of ['::1', '::']) THIS_MACHINE.addAddress(address, 'ipv6')

/**
 * The site over the network. No redirect is followed: a redirect is a finding, and a bearer must not go along. A site that is not on
 * this machine, by the address of its first answer, leads to nothing on this machine.
 */
export function liveSite(timeoutMs: number, thisMachine = THIS_MACHINE): Site {
  const lost = new Map<string, Failure>()
  const silences = new Map<string, number>()
  let isHere: boolean | undefined
  const meet = (address?: string) => (isHere ??= address !== undefined && isIn(thisMachine, address))
  return {
    send: async (url, ask = {}) => {
      const { origin } = new URL(url)
      const known = lost.get(origin)
      if (known) return known
      const reply = await send(url, ask, timeoutMs, isHere === false ? thisMachine : undefined, meet)
      if (typeof reply !== 'string') return reply
      const failure = failureOf(reply, url)
      if (failure.isReached) return failure
      const count = (silences.get(origin) ?? 0) + 1
      silences.set(origin, count)
      if (!['TIMEOUT', 'ECONNRESET'].includes(reply) || count >= MAX_SILENCES) lost.set(origin, failure)
      return failure
    },
  }
}

/** An answer, or the code of what went wrong. */
function send(
  url: string,
  { method = 'GET', headers = {}, body }: Ask,
  timeoutMs: number,
  closed: BlockList | undefined,
  meet: (address?: string) => unknown,
): Promise<Reply | string> {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  // An address by number is not looked up.
  if (closed && isIP(host) !== 0 && isIn(closed, host)) return Promise.resolve(BLOCKED)
  const text = body === undefined ? undefined : JSON.stringify(body)
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const request = (url.startsWith('https:') ? requestSecure : requestPlain)(url, {
      method,
      ...(closed && { lookup: lookupOutside(closed), autoSelectFamily: true }),
      headers: {
        'Accept-Encoding': 'br, gzip',
        ...headers,
        ...(text !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(text)),
        }),
      },
    })
    const timer = setTimeout(() => finish('TIMEOUT'), timeoutMs)
    const finish = (outcome: Answer | string) => {
      clearTimeout(timer)
      resolve(outcome)
      if (typeof outcome === 'string') request.destroy()
    }
    request.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'UNKNOWN'))
    request.on('response', (response) => {
      meet(response.socket.remoteAddress)
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MAX_BYTES) finish('TOO_LARGE')
        else chunks.push(chunk)
      })
      response.on('error', () => finish('CUT'))
      response.on('aborted', () => finish('CUT'))
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value ?? '')])
        const answerHeaders = Object.fromEntries(flat) as Record<string, string> // pairs of texts
        const decoded = decode(Buffer.concat(chunks), answerHeaders['content-encoding'])
        if (decoded === undefined) return finish('ENCODING')
        finish({
          kind: 'answer',
          url,
          status: response.statusCode ?? 0,
          headers: answerHeaders,
          text: decoded.toString('utf8'),
          bytes,
          ms: Math.round(performance.now() - startedAt),
        })
      })
    })
    request.end(text)
  })
}

const isIn = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Looks up a host, unless it is one of these addresses. */
const lookupOutside =
  (closed: BlockList): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const isClosed = !error && found.some(({ address }) => isIn(closed, address))
      done(isClosed ? Object.assign(new Error(), { code: BLOCKED }) : error, found)
    })

/** The body without its encodings, of which the last was put on last. */
function decode(body: Buffer, encoding: string | undefined): Buffer | undefined {
  if (body.length === 0) return body
  try {
    return (encoding ?? '')
      .split(',')
      .toReversed()
      .reduce((rest, name) => {
        const decoder = decoders[name.trim().toLowerCase()]
        return decoder ? decoder(rest, { maxOutputLength: MAX_BYTES }) : rest
      }, body)
  } catch {
    return undefined
  }
}
