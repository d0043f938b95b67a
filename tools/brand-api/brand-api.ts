import { normalizePath, type Connect, type Plugin, type ProxyOptions } from 'vite'
import { settings as rows } from '../../src/config/settings.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { API_HEADERS } from '../build/document/hosting-rules.ts'
import { addressesOf, readSettings, type BrandAddress, type StartSettings } from './start-settings.ts'
import { tryAddress } from './try-address.ts'

interface Options {
  env: NodeJS.ProcessEnv
  /** How long the brand may take to begin an answer: a sleeping server has to wake up. */
  timeoutMs?: number
}

/**
 * Vite plugin: the development server over a brand's real API (`API=https://… CRM=https://… npm start`, docs/go-live.md). The app
 * sees both APIs on its own origin. Does nothing where the environment names none, nor in a build.
 */
export function brandApi({ env, timeoutMs = 30_000 }: Options): Plugin {
  let settings: StartSettings
  return {
    name: 'brand-api',
    apply: (_config, { command, isPreview }) =>
      command === 'serve' && isPreview !== true && Boolean(env.API || env.CRM),
    config: ({ root }) => {
      settings = readSettings(env, root ?? process.cwd())
      const proxy = addressesOf(settings).map((address) => [
        `^${address.mount}(?=/)`,
        proxyTo(address, timeoutMs),
      ])
      // Vite bundles the packages again whenever the plugins change: with a folder of its own, each way to start keeps its bundle.
      return { cacheDir: 'node_modules/.vite/brand-api', server: { proxy: Object.fromEntries(proxy) } }
    },
    configResolved: (config) => {
      // A change of the file restarts the server.
      config.configFileDependencies.push(normalizePath(settings.configFile))
    },
    configureServer: ({ middlewares, httpServer, config: { logger } }) => {
      middlewares.use(allowPictures(settings))
      middlewares.use('/config.json', (_request, response) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(servedConfig(settings))),
      )
      httpServer?.once('listening', () => {
        if (!settings.api) logger.info('API: not set, the sandbox answers')
        if (settings.crm === settings.api) logger.info('CRM: not set, API’s host answers')
        for (const address of addressesOf(settings))
          void tryAddress(address, settings, timeoutMs).then(({ isGood, line }) =>
            logger[isGood ? 'info' : 'warn'](line),
          )
      })
      return () => middlewares.use(redirectPictures(settings))
    },
  }
}

/** Headers about the brand's whole origin, which would take effect on localhost; and cookies, which the app does not use. */
const NOT_PASSED_ON = ['strict-transport-security', 'clear-site-data', 'alt-svc', 'set-cookie']

const proxyTo = ({ origin, mount }: BrandAddress, timeoutMs: number): ProxyOptions => ({
  target: origin,
  changeOrigin: true,
  secure: true,
  proxyTimeout: timeoutMs,
  rewrite: (url) => url.slice(mount.length),
  configure: (proxy) => {
    proxy.on('proxyReq', (request) => {
      // A server that checks origins would refuse localhost. It answers a request without one, which comes from no web page.
      for (const name of ['origin', 'referer', 'cookie']) request.removeHeader(name)
    })
    proxy.on('proxyRes', (answer, _request, response) => {
      for (const name of NOT_PASSED_ON) delete answer.headers[name]
      for (const [name, value] of Object.entries(API_HEADERS)) answer.headers[name.toLowerCase()] = value
      // Aborts an answer that broke off: without this the browser would wait for the rest.
      answer.once('close', () => answer.complete || response.destroy())
    })
  },
})

/** Errors, slow pages and visits of development do not belong in the site's reports. JSON leaves out what is undefined. */
const NOT_SERVED = { errorReporting: undefined, vitalsReporting: undefined, usageReporting: undefined }

/** The configuration that the app gets: the file's, with the brand's APIs on the own origin, for every brand. */
function servedConfig(settings: StartSettings): Record<string, unknown> {
  const { api, crm, config } = settings
  const hosts: unknown[] = Array.isArray(config.lineLoginHosts)
    ? config.lineLoginHosts
    : rows.lineLoginHosts.default
  const baseOf = (address?: BrandAddress) => (address ? address.mount + address.path : '')
  return {
    ...config,
    ...NOT_SERVED,
    ...(Array.isArray(config.brands) && { brands: config.brands.map(withoutApi) }),
    customerApiUrl: baseOf(api),
    crmApiUrl: baseOf(crm),
    // The app lets LINE's login start at the API's own host, which it no longer sees.
    lineLoginHosts: [...hosts, ...addressesOf(settings).map(({ origin }) => new URL(origin).host)],
  }
}

const withoutApi = (row: unknown): unknown =>
  isRecord(row) ? { ...row, customerApiUrl: undefined, crmApiUrl: undefined } : row

/** The policy allows pictures from any https host: an API on plain http has to be added. */
function allowPictures(settings: StartSettings): Connect.NextHandleFunction {
  const plain = addressesOf(settings).flatMap(({ origin }) => (origin.startsWith('http:') ? [origin] : []))
  return (_request, response, next) => {
    const policy = response.getHeader('Content-Security-Policy')
    if (typeof policy === 'string' && plain.length > 0)
      response.setHeader('Content-Security-Policy', policy.replace('img-src', `img-src ${plain.join(' ')}`))
    next()
  }
}

/** The app takes this origin for the API's, so a picture that an answer names by a path alone is redirected to the API. */
function redirectPictures({ api }: StartSettings): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!api || request.headers['sec-fetch-dest'] !== 'image') next()
    else response.writeHead(302, { Location: api.mount + (request.originalUrl ?? '/') }).end()
  }
}
