import type { ServerResponse } from 'node:http'
import {
  normalizePath,
  type ConfigEnv,
  type Connect,
  type Logger,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { answerBySandbox } from './answer-by-sandbox.ts'
import { mountBrand } from './mount-brand.ts'
import { servedConfig } from './served-config.ts'
import { addressesOf, readSettings, type StartSettings } from './start-settings.ts'
import { startLines } from './start-lines.ts'

interface Options {
  env: NodeJS.ProcessEnv
  /** How long the brand may take to begin an answer: a server that sleeps wakes up meanwhile, and the app itself would wait without an end. */
  timeoutMs?: number
  /** How long the answer at the start may take. */
  tryMs?: number
}

/** The variables that mean nothing without a brand's address. */
const BESIDE = ['CONFIG', 'SANDBOX'] as const

/**
 * Vite plugin: the development server over a brand's real API (`API=https://… CRM=https://… npm start`, docs/go-live.md). The app
 * sees both APIs on its own origin. Does nothing where the environment names none, nor in a build.
 */
export function brandApi(options: Options): Plugin[] {
  const { env } = options
  const isStart = ({ command, isPreview }: ConfigEnv) => command === 'serve' && isPreview !== true
  const isOn = Boolean(env.API || env.CRM)
  const unread = BESIDE.filter((name) => env[name])
  return [
    { ...overBrand(options), apply: (_config, how) => isStart(how) && isOn },
    {
      name: 'brand-api-unread',
      apply: (_config, how) => isStart(how) && !isOn && unread.length > 0,
      configResolved: ({ logger }) =>
        logger.warn(`${unread.join(' and ')} not read: set API or CRM too, the address of a brand’s API.`),
    },
  ]
}

function overBrand({ env, timeoutMs = 30_000, tryMs = 5000 }: Options): Plugin {
  let settings: StartSettings
  let logger: Logger
  return {
    name: 'brand-api',
    config: ({ root }) => {
      settings = readSettings(env, root ?? process.cwd())
      const brand = addressesOf(settings)
      const surroundings = { brand, timeoutMs, logger: () => logger }
      return {
        // A plugin more is another cache to Vite: in one folder, each change from one way to start to the other would bundle anew.
        cacheDir: 'node_modules/.vite/brand-api',
        server: { proxy: Object.fromEntries(brand.map((address) => mountBrand(address, surroundings))) },
      }
    },
    configResolved: (config) => {
      logger = config.logger
      // A change of it restarts the server.
      config.configFileDependencies.push(normalizePath(settings.configFile))
    },
    configureServer: (server) => {
      const { middlewares } = server
      middlewares.use(allowPictures(settings))
      middlewares.use('/config.json', (_request, response) => sendJson(response, servedConfig(settings)))
      middlewares.use(answerBySandbox(settings, middlewares))
      server.httpServer?.once('listening', () => void tell(server, settings, tryMs))
      return () => middlewares.use(leadToPicture(settings))
    },
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value))
}

/** The policy lets pictures come from any https host, and so not from an API on this machine. */
function allowPictures(settings: StartSettings): Connect.NextHandleFunction {
  const plain = addressesOf(settings).flatMap(({ origin }) => (origin.startsWith('http:') ? [origin] : []))
  return (_request, response, next) => {
    const policy = response.getHeader('Content-Security-Policy')
    if (typeof policy === 'string' && plain.length > 0)
      response.setHeader('Content-Security-Policy', policy.replace('img-src', `img-src ${plain.join(' ')}`))
    next()
  }
}

/** A picture that an answer names by a path alone is on the API's origin, for which the app takes this one. */
function leadToPicture({ api }: StartSettings): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!api || request.headers['sec-fetch-dest'] !== 'image') next()
    else response.writeHead(302, { Location: api.mount + (request.originalUrl ?? '/') }).end()
  }
}

async function tell({ config }: ViteDevServer, settings: StartSettings, tryMs: number): Promise<void> {
  for (const { isGood, line } of await startLines(settings, tryMs))
    config.logger[isGood ? 'info' : 'warn'](line)
}
