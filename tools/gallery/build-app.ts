import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { dist } from '../../e2e/support/app-server.ts'

/** Builds the app for production, unless there is a build and `isForced` is not set. */
export async function buildApp({ isForced = false } = {}): Promise<void> {
  if (!isForced && existsSync(join(dist, 'index.html'))) return
  await build({ build: { outDir: dist, emptyOutDir: true }, logLevel: 'warn' })
}
