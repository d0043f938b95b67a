import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createSandbox, type Sandbox } from '../../../src/sandbox/create-sandbox.ts'
import { makeToken } from '../../../src/sandbox/rules/token.ts'
import {
  contentSecurityPolicy,
  securityHeaders,
} from '../../../tools/build/document/content-security-policy.ts'
import { hasBrandWithoutLiff, OPENER_POLICY } from '../../../tools/build/document/opener-policy.ts'
import { hashOf } from '../../../tools/build/document/file-hashes.ts'
import { API_HEADERS } from '../../../tools/build/document/hosting-rules.ts'
import { listen, stop } from '../../../tools/command-line/listen.ts'
import type { Ask } from '../../../tools/doctor/site.ts'

/** An answer on its way out, which a planted fault may change. */
export interface Outgoing {
  status: number
  headers: Record<string, string>
  body: string
  /** What is sent in place of the body, where that is no text. */
  bytes?: Buffer
  /** How long it took, where that is no matter of the machine. */
  ms?: number
}

/** Changes an answer according to its request; returns `cut` or `hang` to leave the request without one. */
export type Planting = (path: string, answer: Outgoing, method: string, query: string, ask?: Ask) => unknown

/** A small deployed site on an origin of its own, with the sandbox as its API on another, and the one call of LINE's. */
export interface StandIn {
  origin: string
  apiOrigin: string
  sandbox: Sandbox
  config: Record<string, unknown>
  faults: Planting[]
  /** What the API was asked: method and path. */
  asked: string[]
  /** The addresses of requests that carried a bearer. */
  bearers: string[]
  close: () => void
}

const SCRIPT = 'document.documentElement.dataset.entry = "home"'
const ASSETS: Readonly<Record<string, string>> = {
  'index-a1b2c3d4.js': 'import{a}from"./shared-e5f6a7b8.js";export const h=()=>import("./home-c9d0e1f2.js")',
  'shared-e5f6a7b8.js': 'export const a=1',
  'home-c9d0e1f2.js': 'export const lists=()=>import(`./lists-a3b4c5d6.js`)',
  'lists-a3b4c5d6.js': 'export default 1',
  'preload-f1a2b3c4.js': 'export const early=1',
  'style-b1c2d3e4.css': '.card{}',
}
const PAGE = `<!doctype html><html><head><script>${SCRIPT}</script><script type="module" crossorigin src="/assets/index-a1b2c3d4.js"></script><link rel="modulepreload" crossorigin href="/assets/preload-f1a2b3c4.js"><link rel="stylesheet" crossorigin href="/assets/style-b1c2d3e4.css"></head><body></body></html>`
/** The list of files that a build writes. */
const HASHES = {
  'index.html': [hashOf(SCRIPT)],
  ...Object.fromEntries(Object.entries(ASSETS).map(([name, asset]) => [`assets/${name}`, hashOf(asset)])),
}
const year = 'public, max-age=31536000, immutable'

export async function standInSite(): Promise<StandIn> {
  const sandbox = createSandbox()
  const standIn = { sandbox, faults: [], asked: [], bearers: [] } as unknown as StandIn // the rest is known once both listen
  const api = await answerAt(standIn, (request, url) => answerApi(standIn, request, url))
  const site = await answerAt(standIn, (request, url) =>
    /^\/(api|sandbox)\//.test(url.pathname)
      ? answerApi(standIn, request, url)
      : Promise.resolve(answerSite(standIn, url.pathname)),
  )
  const close = () => [api, site].forEach(({ server }) => void stop(server))
  const { origin: apiOrigin } = api
  return Object.assign(standIn, { origin: site.origin, apiOrigin, config: healthyConfig(apiOrigin), close })
}

export const healthyConfig = (apiOrigin: string) => ({
  customerApiUrl: apiOrigin,
  crmApiUrl: apiOrigin,
  mobileOrderUrl: 'https://order.example',
  liffIds: { doisai: '1650000000-AbCdEf12' },
  defaultBrandRef: 'doisai',
  lineLoginHosts: ['access.line.me'],
  pdpaPreselected: false,
  brands: [{ ref: 'doisai', name_th: 'กาแฟดอยใส', name_en: 'Doi Sai Coffee' }],
})

type Answering = (request: IncomingMessage, url: URL) => Promise<Outgoing>

async function answerAt(standIn: StandIn, answering: Answering): Promise<{ server: Server; origin: string }> {
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (request.headers.authorization !== undefined) standIn.bearers.push(url.href)
    const answer = await answering(request, url)
    const { pathname, search } = url
    const outcomes = standIn.faults.map((fault) => fault(pathname, answer, request.method ?? '', search))
    if (outcomes.includes('hang')) return
    if (outcomes.includes('cut')) request.socket.destroy()
    else response.writeHead(answer.status, answer.headers).end(answer.bytes ?? answer.body)
  }
  const server = createServer((request, response) => void serve(request, response))
  return { server, origin: await listen(server) }
}

function answerSite({ config, apiOrigin }: StandIn, path: string): Outgoing {
  const policy = contentSecurityPolicy([SCRIPT], [apiOrigin]).replace('img-src', `img-src ${apiOrigin}`)
  const answer = (type: string, cache: string, body: string, status = 200): Outgoing => ({
    status,
    headers: {
      ...lowerCase({ ...securityHeaders(policy), ...(hasBrandWithoutLiff(config) && OPENER_POLICY) }),
      'content-type': type,
      'cache-control': cache,
    },
    body,
  })
  if (path === '/config.json') return answer('application/json', 'no-cache', JSON.stringify(config))
  if (path === '/hashes.json') return answer('application/json', 'no-cache', JSON.stringify(HASHES))
  const asset = ASSETS[path.replace('/assets/', '')]
  if (asset !== undefined) return answer(path.endsWith('.css') ? 'text/css' : 'text/javascript', year, asset)
  if (/^\/(assets|\.vite)\//.test(path)) return answer('text/plain', 'no-cache', 'Not found', 404)
  return answer('text/html; charset=utf-8', 'no-cache', PAGE)
}

async function answerApi(standIn: StandIn, request: IncomingMessage, url: URL): Promise<Outgoing> {
  const headers = {
    ...lowerCase(API_HEADERS),
    'access-control-allow-origin': standIn.origin,
    'access-control-expose-headers': 'Date, Retry-After, X-Request-Id',
    'access-control-allow-headers': 'Authorization, Content-Type, X-Request-Id',
    'access-control-max-age': '7200',
    'content-type': 'application/json',
  }
  const { method = 'GET' } = request
  if (method === 'OPTIONS') return { status: 204, headers, body: '' }
  if (url.pathname.startsWith('/line/')) {
    // What LINE's SDK reads of a LIFF app before anyone has logged in.
    const contextToken = makeToken({ endpointUrl: `${standIn.origin}/`, scope: ['openid', 'profile'] })
    return { status: 200, headers, body: JSON.stringify({ contextToken }) }
  }
  standIn.asked.push(`${method} ${url.pathname}`)
  const body = await text(request)
  const names = ['authorization', 'content-type', 'x-request-id', 'accept-language']
  const sent = names.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const asked = new Request(url.href, { method, headers: sent, ...(body !== '' && { body }) })
  const response = await standIn.sandbox.handle(asked)
  const type = response?.headers.get('content-type') ?? 'text/plain'
  return {
    status: response?.status ?? 404,
    headers: { ...headers, 'content-type': type },
    body: (await response?.text()) ?? '',
  }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
