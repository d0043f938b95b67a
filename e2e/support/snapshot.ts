import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const command = resolve(import.meta.dirname, '../../tools/deploy/snapshot/snapshot.ts')

/** index.html of a build with a snapshot, as `npm run deploy:snapshot` writes it, of the brands that the API of a running site has. */
export const documentWithSnapshot = async (dist: string, site: string, config: unknown): Promise<string> =>
  (await takeSnapshot(dist, site, config)).html

/** The same, with what the command has printed. */
export async function takeSnapshot(
  dist: string,
  site: string,
  config: unknown,
): Promise<{ html: string; printed: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  try {
    copyFileSync(join(dist, 'index.html'), join(folder, 'index.html'))
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
    const { stdout } = await promisify(execFile)(process.execPath, [command, folder, '--site', site])
    return { html: readFileSync(join(folder, 'index.html'), 'utf8'), printed: stdout }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
