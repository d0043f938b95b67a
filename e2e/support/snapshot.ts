import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const command = resolve(import.meta.dirname, '../../tools/deploy/snapshot/snapshot.ts')

/** index.html of a build with a snapshot, as `npm run deploy:snapshot` writes it, of the brands that the API of a running site has. */
export async function documentWithSnapshot(dist: string, site: string, config: unknown): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  try {
    copyFileSync(join(dist, 'index.html'), join(folder, 'index.html'))
    writeFileSync(join(folder, 'config.json'), JSON.stringify(config))
    await promisify(execFile)(process.execPath, [command, folder, '--site', site])
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
