import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { fallbackCss } from '../../../src/theme/fallback-css.ts'
import { globalCss } from '../../../src/theme/global-css.ts'
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.ts'
import { headScript } from './head-script.ts'
import { routePreloads } from './route-chunks.ts'
import { skeletonCss, skeletonHtml } from './skeleton.ts'
import { startErrorCss, startErrorHtml } from './start-error-html.ts'

const DEV_NONCE = 'development'

/**
 * Vite plugin: completes index.html (fallback theme, head script, skeleton) and sends its security headers.
 * The build writes these headers to dist/_headers too, where hosts and `preview` read them.
 */
export function documentPlugin(): Plugin {
  let outDir = 'dist'
  let script = ''
  return {
    name: 'document',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: (server) => {
      // Hot reload needs an inline preamble and a socket; the built app gets neither.
      const csp = contentSecurityPolicy([headScript(undefined)], ['ws:'], [`'nonce-${DEV_NONCE}'`])
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(securityHeaders(csp))) response.setHeader(name, value)
        next()
      })
    },
    configurePreviewServer: (server) => {
      const headers = readHeaders(join(outDir, '_headers'))
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        script = headScript(context.bundle && routePreloads(Object.values(context.bundle)))
        const done = html
          .replace(
            '<!-- theme -->',
            `<style>${fallbackCss()}${globalCss()}${skeletonCss()}${startErrorCss()}</style>`,
          )
          .replace('<!-- head -->', () => `<script>${script}</script>`)
          .replace('<!-- skeleton -->', skeletonHtml())
          .replace('<!-- start error -->', startErrorHtml())
        return context.server
          ? done.replace(/<script type="module">/g, `<script type="module" nonce="${DEV_NONCE}">`)
          : done
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        // `post`: index.html has been transformed by then, so `script` is set.
        const headers = securityHeaders(contentSecurityPolicy([script]))
        const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
        this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${lines.join('\n')}\n` })
      },
    },
  }
}

function readHeaders(file: string): [string, string][] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const match = /^ {2}([\w-]+): (.+)$/.exec(line)
      return match?.[1] && match[2] ? [[match[1], match[2]]] : []
    })
}
