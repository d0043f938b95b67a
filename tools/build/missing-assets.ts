import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { CACHE_CONTROL } from './document/hosting-rules.ts'

/** Answers 404 for assets that a build does not have, as every host has to; Vite's preview answers index.html. */
export function missingAssets(dist: string, base = '/'): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [path = ''] = url.split('?')
    if (!path.startsWith(`${base}assets/`) || existsSync(join(dist, path.slice(base.length)))) return next()
    response.writeHead(404, { 'Cache-Control': CACHE_CONTROL.missing }).end()
  }
}
