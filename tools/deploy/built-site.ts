import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../build/document/host-files.ts'

/** The path that a built index.html is for. */
export function baseOf(html: string): string {
  const [, base = '/'] = /<script type="module"[^>]+src="([^"]*)assets\//.exec(html) ?? []
  return base
}

/** What a folder with a built site says of itself, with the config.json that lies in it. */
export function readSite(dist: string): Site {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const html = read('index.html')
  return {
    html,
    base: baseOf(html),
    config: JSON.parse(read('config.json')) as unknown,
    environment: process.env,
    assets: readdirSync(join(dist, 'assets')),
  }
}
