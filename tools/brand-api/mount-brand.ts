import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Logger, ProxyOptions } from 'vite'
import { API_HEADERS } from '../build/document/hosting-rules.ts'
import { onOwnOrigin, type BrandAddress } from './brand-address.ts'
import { answerFailure, failureLine } from './no-answer.ts'
import { ownCookie } from './own-cookie.ts'

type Proxy = Parameters<NonNullable<ProxyOptions['configure']>>[0]

/** What they say is about the brand's whole origin, and here it would be done to this machine's. */
const OF_THE_ORIGIN = ['strict-transport-security', 'clear-site-data', 'alt-svc']

interface Surroundings {
  /** Both APIs: one may redirect to the other. */
  brand: readonly BrandAddress[]
  timeoutMs: number
  logger: () => Logger
}

/** Vite's proxy to a brand's API, with the pattern of the paths that lead there. */
export function mountBrand(address: BrandAddress, surroundings: Surroundings): [string, ProxyOptions] {
  const { origin, mount } = address
  return [
    `^${mount}(?=/)`,
    {
      target: origin,
      changeOrigin: true,
      secure: true,
      rewrite: (url) => url.slice(mount.length),
      configure: (proxy) => {
        proxy.on('proxyReq', (request) => prepare(request, surroundings.timeoutMs))
        proxy.on('proxyRes', (answer, request, response) => {
          bringHome(answer, request, address, surroundings)
          // Half an answer is none: without this the browser would wait for the rest.
          answer.once('close', () => answer.complete || response.destroy())
        })
        // Vite's own listener, which prints a stack for each failure, is added after this function: it goes, and ours stays.
        queueMicrotask(() => listenForFailures(proxy, address, surroundings))
      },
    },
  ]
}

function prepare(request: ClientRequest, timeoutMs: number): void {
  // Servers refuse origins that are not on their list, with CORS or against forgery, and this machine is on none. Without an
  // origin a call is one of no web page, as an app's or curl's, which an API answers. The referrer would say the same.
  request.removeHeader('origin')
  request.removeHeader('referer')
  // http-proxy's own timeout starts once the connection is there, and its error is that of a cut one.
  const timer = setTimeout(() => request.destroy(Object.assign(new Error(), { code: 'TIMEOUT' })), timeoutMs)
  request.once('response', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}

function bringHome(
  answer: IncomingMessage,
  request: IncomingMessage,
  { variable, origin, mount }: BrandAddress,
  { brand, logger }: Surroundings,
): void {
  const { headers } = answer
  for (const name of OF_THE_ORIGIN) delete headers[name]
  for (const [name, value] of Object.entries(API_HEADERS)) headers[name.toLowerCase()] = value
  const cookies = headers['set-cookie']
  if (cookies) headers['set-cookie'] = cookies.map((cookie) => ownCookie(cookie, mount))
  const { location } = headers
  if (location === undefined) return
  const home = onOwnOrigin(location, origin + request.url, brand)
  if (home !== undefined) headers.location = home
  else {
    const host = URL.canParse(location) ? new URL(location).origin : 'an address that cannot be read'
    logger().warn(`${variable}: ${origin} redirects to ${host}, where the browser’s CORS holds.`)
  }
}

function listenForFailures(proxy: Proxy, address: BrandAddress, { logger }: Surroundings): void {
  proxy.removeAllListeners('error')
  proxy.on('error', (error: NodeJS.ErrnoException, request, response) => {
    // The page has gone, and nobody waits.
    if (!('req' in response) || response.destroyed || response.writableEnded) return
    if (response.headersSent) {
      response.destroy()
      return
    }
    const code = error.code ?? 'UNKNOWN'
    logger().error(failureLine(request, address, code))
    answerFailure(response, address, code)
  })
}
