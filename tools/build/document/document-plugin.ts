import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { fallbackCss } from '../../../src/theme/derive-tokens.ts'
import { globalCss } from '../../../src/theme/global-css.ts'
import { configText } from '../../config/config-text.ts'
import { missingAssets } from '../missing-assets.ts'
import { builtHeaders } from './built-headers.ts'
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.ts'
import { API_HEADERS } from './hosting-rules.ts'
import { writeHashes } from './file-hashes.ts'
import { headScript } from './head-script.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { withOwnNames } from './own-names.ts'
import { routePreloads } from './route-chunks.ts'
import { DRAW_SCRIPT, skeletonCss, skeletonHtml } from './skeleton.ts'
import { startErrorCss, startErrorHtml } from './start-error-html.ts'
import { supportCss, supportHtml, supportScript } from './support-page.ts'

const DEV_NONCE = 'development'

/**
 * Vite plugin: completes index.html (fallback theme, scripts of the head, skeleton, support page) and sends its security headers.
 * The build writes these headers to dist/_headers too, where hosts and `preview` read them, with the hosts of the config.json that
 * CONFIG names or of the sandbox's, and what else hosts read: _redirects and 404.html; and the list of its files for the doctor.
 */
export function documentPlugin(): Plugin {
  let outDir = 'dist'
  let publicDir = 'public'
  let base = '/'
  let target: string[] = []
  /** Built once, because the policy has the hash of its text. */
  let developmentScript = ''
  return {
    name: 'document',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
      ;({ publicDir, base } = config)
      target = [config.build.target || []].flat()
    },
    configureServer: async (server) => {
      developmentScript = await headScript(undefined, base, target)
      // Hot reload needs an inline preamble and a socket; the built app gets neither.
      const csp = contentSecurityPolicy(
        [supportScript(), developmentScript, DRAW_SCRIPT],
        ['ws:'],
        [`'nonce-${DEV_NONCE}'`],
      )
      server.middlewares.use(withHeaders(Object.entries(securityHeaders(csp))))
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(withHeaders(builtHeaders(outDir)))
      server.middlewares.use(missingAssets(outDir, server.config.base))
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, context) => {
        const script = context.bundle
          ? await headScript(routePreloads(context.bundle), base, target)
          : developmentScript
        // Nobody previews a link to the development server.
        const own = context.bundle && ownConfig()
        const done = withOwnNames(html, process.env, own && JSON.parse(own))
          // The one start script is the app's (src/document/start-watch.ts); it imports the bundler's helpers.
          .replace(
            /<script type="module" crossorigin src="([^"]+rolldown-runtime[^"]+)"><\/script>/,
            '<link rel="modulepreload" crossorigin href="$1">',
          )
          .replace(
            '<!-- theme -->',
            `<style>${fallbackCss()}${globalCss()}${skeletonCss()}${startErrorCss()}${supportCss()}</style>`,
          )
          .replace('<!-- head -->', () => `<script>${supportScript()}</script><script>${script}</script>`)
          .replace('<!-- skeleton -->', skeletonHtml())
          .replace('<!-- draw -->', `<script>${DRAW_SCRIPT}</script>`)
          .replace('<!-- start error -->', startErrorHtml())
          .replace('<!-- support -->', supportHtml())
        return context.server
          ? done.replace(/<script type="module">/g, `<script type="module" nonce="${DEV_NONCE}">`)
          : done
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // `post`: index.html is in the bundle by then.
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        const html = String(page.source)
        const own = ownConfig()
        const config = own ?? configText(join(publicDir, 'config.json'))
        const assets = Object.keys(bundle).flatMap((name) => /^assets\/(.+)/.exec(name)?.[1] ?? [])
        const site = { html, base, config: JSON.parse(config) as unknown, environment: process.env, assets }
        const files = {
          _headers: headersFile(site),
          _redirects: redirectsFile(base),
          '404.html': html,
          ...(own !== undefined && { 'config.json': config }),
        }
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
    // What the build has copied from public/: the icons of the sandbox's brands are in no build for a brand.
    writeBundle: () => {
      const own = ownConfig()
      const { brands } = JSON.parse(configText(join(publicDir, 'config.json'))) as {
        brands: { iconUrl: string }[]
      } // of which no more is read here
      for (const { iconUrl } of brands)
        if (own !== undefined && !own.includes(iconUrl)) rmSync(join(outDir, iconUrl))
      writeHashes(outDir)
    },
  }
}

/** Where the sandbox's API and pictures are. */
const OF_API = /^\/(api|sandbox\/(pictures|uploads))\//

/** Sends these headers with every answer, and with the sandbox's those that a proxy to an API sends. */
const withHeaders =
  (headers: readonly [name: string, value: string][]): Connect.NextHandleFunction =>
  ({ url }, response, next) => {
    const more = OF_API.test(url ?? '') ? Object.entries(API_HEADERS) : []
    for (const [name, value] of [...headers, ...more]) response.setHeader(name, value)
    next()
  }

/** The config.json that CONFIG names for a build of a brand. */
const ownConfig = (): string | undefined =>
  process.env.CONFIG ? configText(resolve(process.env.CONFIG)) : undefined
