import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScriptsOf } from './host-files.ts'

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64')

/** Lists in a built site's hashes.json what the build has written, so that the doctor knows it again: each asset, and the scripts inside index.html. */
export function writeHashes(outDir: string): void {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const assets = readdirSync(join(outDir, 'assets')).map(
    (name) => [`assets/${name}`, hashOf(readFileSync(join(outDir, 'assets', name)))] as const,
  )
  const list = { 'index.html': inlineScriptsOf(html).map(hashOf), ...Object.fromEntries(assets) }
  writeFileSync(join(outDir, 'hashes.json'), JSON.stringify(list))
}
