import { lookup } from 'node:dns'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import { TLSSocket } from 'node:tls'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { failureOf } from './failure-words.ts'
import type { Answer, Ask, Site } from './site.ts'

/** A larger body, also one that is larger only once it is decoded, is of no use to the app. */
const MAX_BYTES = 20_000_000
/** What a timer of Node can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** The addresses of this machine. */
function thisMachine(): BlockList {
  const list = listOf(['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'])
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  for (const { address, family } of own) list.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')
  return list
}

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', length] = subnet.split('/')
    list.addSubnet(address, Number(length), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** The addresses of networks that the internet does not reach: private, shared by a provider, and of the link alone. */
const NETWORK = listOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
])

const has = (list: BlockList, address: string) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** What is closed to a site: to one elsewhere this machine and its network, to one in the network this machine. */
function closedTo(siteAddress: string, machine: BlockList): readonly BlockList[] {
  if (has(machine, siteAddress)) return []
  return has(NETWORK, siteAddress) ? [machine] : [machine, NETWORK]
}

interface LiveOptions {
  machine?: BlockList
  /** What opens a closed site: headers that go to its own origin alone. */
  key?: { origin: string; headers: Record<string, string> }
}

/**
 * The site over the network. No redirect is followed: a redirect is a finding, and a bearer must not go along. The address of the first
 * answer says where the site is, and so which addresses it may name.
 */
export function liveSite(timeoutMs: number, { machine = thisMachine(), key }: LiveOptions = {}): Site {
  const silent = new Map<string, Answer[]>()
  let closed: readonly BlockList[] | undefined
  const noteAddress = (address: string | undefined) => {
    if (address !== undefined) closed ??= closedTo(address, machine)
  }
  return {
    send: async (url, ask = {}) => {
      const { origin } = new URL(url)
      const silences = silent.get(origin) ?? []
      // An origin that was silent twice is not asked again: the run would take minutes.
      if (silences[0] && silences.length >= 2) return { ...silences[0], url }
      const startedAt = performance.now()
      let response: IncomingMessage | undefined
      try {
        const deadline = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_TIMER_MS))
        const own = key?.origin === origin ? { ...ask, headers: { ...key.headers, ...ask.headers } } : ask
        response = await answerTo(url, own, await wired(own.body), deadline, closed ?? [], noteAddress)
        const certificateEnd = endOfCertificate(response)
        const body = await bodyOf(response, deadline)
        const content = decoded(body, response.headers['content-encoding'])
        const headers = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as const,
        )
        return {
          url,
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers),
          text: content.toString('utf8').replace(/^\uFEFF/, ''),
          content,
          bytes: body.length,
          ms: Math.round(performance.now() - startedAt),
          at: Date.now(),
          ...(certificateEnd !== undefined && { certificateEnd }),
        }
      } catch (error) {
        const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException // what Node throws
        const isReached = response !== undefined
        const failure = failureOf(code, url)
        const failed = { url, status: 0, headers: {}, text: '', bytes: 0, ms: 0, at: 0, isReached, failure }
        if (!isReached) silent.set(origin, [...silences, failed])
        return failed
      } finally {
        // What is left of an answer that was given up must not keep arriving.
        response?.destroy()
      }
    },
  }
}

/** When the certificate of a connection ends (ms). */
function endOfCertificate({ socket }: IncomingMessage): number | undefined {
  const end = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : NaN
  return Number.isNaN(end) ? undefined : end
}

/** An error with the code that `failure-words.ts` knows. */
const faultWith = (code: string) => Object.assign(new Error(code), { code })

/** A body as it goes over the wire, with the headers that say so. */
async function wired(body: unknown): Promise<{ content?: Buffer; headers?: Record<string, string> }> {
  if (body === undefined) return {}
  const isForm = body instanceof FormData
  const sent = new Response(isForm ? body : JSON.stringify(body))
  const type = isForm ? (sent.headers.get('content-type') ?? '') : 'application/json'
  const content = Buffer.from(await sent.arrayBuffer())
  return { content, headers: { 'Content-Type': type, 'Content-Length': String(content.length) } }
}

function answerTo(...asked: Parameters<typeof answerAtOnce>): Promise<IncomingMessage> {
  return answerAtOnce(...asked).catch((error: unknown) => {
    if (error !== CLOSED_MEANWHILE) throw error
    return answerTo(...asked)
  })
}

/** A kept connection that the server has closed just now says nothing of the site; browsers ask again too. */
const CLOSED_MEANWHILE = faultWith('CLOSED_MEANWHILE')

function answerAtOnce(
  url: string,
  { method = 'GET', headers }: Ask,
  sent: Awaited<ReturnType<typeof wired>>,
  deadline: AbortSignal,
  closed: readonly BlockList[],
  onAddress: (address: string | undefined) => void,
): Promise<IncomingMessage> {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '')
  return new Promise((resolve, reject) => {
    // An address by number is not looked up.
    if (isIP(host) !== 0 && closed.some((list) => has(list, host))) {
      reject(faultWith('CLOSED'))
      return
    }
    const request = (url.startsWith('https:') ? requestSecure : requestPlain)(url, {
      method,
      // Looked up for the connection itself, so that a name cannot lead elsewhere a moment later.
      lookup: lookupOutside(closed),
      headers: { 'Accept-Encoding': 'br, gzip', ...headers, ...sent.headers },
    })
    const stop = () => request.destroy(faultWith('TIMEOUT'))
    deadline.addEventListener('abort', stop)
    request.once('close', () => deadline.removeEventListener('abort', stop))
    // As it connects: a server that resets the connection after its answer leaves no address behind.
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => onAddress(socket.remoteAddress))
      else onAddress(socket.remoteAddress)
    })
    const fail = (error: NodeJS.ErrnoException) =>
      reject(request.reusedSocket && error.code === 'ECONNRESET' ? CLOSED_MEANWHILE : error)
    request.once('response', resolve).on('error', fail).end(sent.content)
  })
}

/** Looks up a name, unless one of its addresses is closed. */
const lookupOutside =
  (closed: readonly BlockList[]): LookupFunction =>
  (host, options, done) =>
    lookup(host, options, (error, found, family) => {
      const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found]
      const isClosed = !error && addresses.some((address) => closed.some((list) => has(list, address)))
      done(isClosed ? faultWith('CLOSED') : error, found, family)
    })

/** The whole body as it was sent. Throws where it is cut off, too large, or not there by the deadline. */
async function bodyOf(response: IncomingMessage, deadline: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) break
      chunks.push(chunk)
    }
  } catch {
    throw faultWith(deadline.aborted ? 'TIMEOUT' : 'CUT')
  }
  if (bytes > MAX_BYTES) throw faultWith('TOO_LARGE')
  return Buffer.concat(chunks)
}

/** The body unpacked. Throws where it is not in the one coding that its header names: a chain of codings only hides how large a body is. */
function decoded(body: Buffer, encoding = ''): Buffer {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const decoder = decoders[names[0] ?? '']
  if (body.length === 0 || !decoder) return body
  if (names.length > 1) throw faultWith('TWICE')
  try {
    return decoder(body, { maxOutputLength: MAX_BYTES })
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' // zlib's
    throw faultWith(isTooLarge ? 'TOO_LARGE' : 'ENCODING')
  }
}
