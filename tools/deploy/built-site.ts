import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../build/document/host-files.ts'
import { configText } from '../config/config-text.ts'

/** A built site, and where it is to be: what a host's files are written from. */
export interface HostSite extends Site {
  /** The headers that every answer carries, by name. */
  headers: Record<string, string>
  /** The host's name, as member.brand.example. */
  name: string
  /** The folder on the server below which the site lies at its base. */
  root: string
  /** The built folder's files, those below assets/ left out, by their paths in it. */
  files: readonly string[]
}

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
