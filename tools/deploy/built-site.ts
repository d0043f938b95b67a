import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../build/document/host-files.ts'
import { configText } from '../config/config-text.ts'

/** The path that a built index.html is for. */
export function baseOf(html: string): string {
  const [, base = '/'] = /<script type="module"[^>]+src="([^"]*)assets\//.exec(html) ?? []
  return base
}

/** What a folder with a built site says of itself, with the config.json that lies in it. */
export function readSite(dist: string): Site {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return {
    html,
    base: baseOf(html),
    config: JSON.parse(configText(join(dist, 'config.json'))) as unknown,
    environment: process.env,
    assets: readdirSync(join(dist, 'assets')),
  }
}
