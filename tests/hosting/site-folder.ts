import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { healthyConfig } from '../support/planted/stand-in-site.ts'
import { publicFolder, type Place } from './servers.ts'

const root = join(import.meta.dirname, '../..')

/** The document of the build. */
export const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
/** The path of its first script. */
export const entry = /<script type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? ''

/** A copy of the build, compressed, for a brand whose API has this origin. */
export function siteFolder(apiOrigin: string): { folder: string; config: Record<string, unknown> } {
  const folder = publicFolder()
  // The whole build, because the doctor loads every script.
  cpSync(join(root, 'dist'), folder, { recursive: true })
  execFileSync('node', [join(root, 'tools/deploy/compress.ts'), folder])
  const config = {
    ...healthyConfig(apiOrigin),
    errorReporting: 'https://reports.brand.example/in?key=1',
    vitalsReporting: 'https://vitals.brand.example/in',
    usageReporting: 'https://usage.brand.example/in',
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
  return { folder, config }
}

/** A folder with minimal sites at these bases, whose files name their base. */
export function sitesAt(...bases: string[]): Place[] {
  const folder = publicFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return bases.map((base) => {
    const dist = join(folder, base)
    mkdirSync(join(dist, 'assets'), { recursive: true })
    const api = `https://api.${base.replaceAll('/', '') || 'root'}.example`
    writeFileSync(join(dist, 'index.html'), page(base))
    writeFileSync(join(dist, 'config.json'), JSON.stringify({ customerApiUrl: api }))
    writeFileSync(join(dist, 'assets/app-1.js'), `'${base}'`)
    return { APP_ROOT: folder, BASE: base }
  })
}

/** The index.html of such a site. */
export const page = (base: string) => `<script type="module" src="${base}assets/app-1.js"></script>`

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request with exactly this path and these headers: fetch would resolve the path, add headers and decompress the body. */
export const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request(url, { headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
