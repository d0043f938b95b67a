import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { failureOf } from './failure-words.ts'
import type { Answer, Ask, Site } from './site.ts'

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
}

/** The site over the network. No redirect is followed: a redirect is a finding, and a bearer must not go along. */
export function liveSite(timeoutMs: number): Site {
  const silent = new Map<string, Answer[]>()
  return {
    send: async (url, ask = {}) => {
      const { origin } = new URL(url)
      const silences = silent.get(origin) ?? []
      // An origin that was silent twice is not asked again: the run would take minutes.
      if (silences[0] && silences.length >= 2) return { ...silences[0], url }
      const startedAt = performance.now()
      let stage: 'asked' | 'CUT' | 'ENCODING' = 'asked'
      try {
        const response = await answerTo(url, ask, timeoutMs)
        stage = 'CUT'
        const body = await buffer(response)
        stage = 'ENCODING'
        const text = decoded(body, response.headers['content-encoding']).replace(/^\uFEFF/, '')
        const headers = Object.entries(response.headers).map(
          ([name, value]) => [name, String(value)] as const,
        )
        return {
          url,
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers),
          text,
          bytes: body.length,
          ms: Math.round(performance.now() - startedAt),
          at: Date.now(),
        }
      } catch (error) {
        const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException // what Node throws
        const isReached = stage !== 'asked'
        const failure = failureOf(isReached ? stage : code, url)
        const failed = { url, status: 0, headers: {}, text: '', bytes: 0, ms: 0, at: 0, isReached, failure }
        if (!isReached) silent.set(origin, [...silences, failed])
        return failed
      }
    },
  }
}

function answerTo(url: string, { method = 'GET', headers, body }: Ask, timeoutMs: number) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.startsWith('https:') ? requestSecure : requestPlain)(url, {
      method,
      headers: {
        'Accept-Encoding': 'br, gzip',
        ...headers,
        ...(text !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(text)),
        }),
      },
    })
    const stop = () => request.destroy(Object.assign(new Error(), { code: 'TIMEOUT' }))
    const timer = setTimeout(stop, timeoutMs)
    request.once('close', () => clearTimeout(timer))
    request.once('response', resolve).once('error', reject).end(text)
  })
}

/** The body, decoded from its last encoding back to its first. */
const decoded = (body: Buffer, encodings = '') =>
  encodings
    .split(',')
    .toReversed()
    .reduce((rest, name) => (body.length > 0 && decoders[name.trim().toLowerCase()]?.(rest)) || rest, body)
    .toString('utf8')
