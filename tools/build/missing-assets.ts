import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { CACHE_CONTROL } from './document/hosting-rules.ts'

/** Has assets kept for a year, and answers 404 for those that a build does not have, as every host has to; Vite's preview does neither. */
export function missingAssets(dist: string, base = '/'): Connect.NextHandleFunction {
  return ({ url = '' }, response, next) => {
    const [path = ''] = url.split('?')
    if (!path.startsWith(`${base}assets/`)) return next()
    const isThere = existsSync(join(dist, path.slice(base.length)))
    response.setHeader('Cache-Control', isThere ? CACHE_CONTROL.asset : CACHE_CONTROL.missing)
    if (isThere) return next()
    response.writeHead(404).end()
  }
}
