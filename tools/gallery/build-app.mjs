import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Where the built app is; the environment variable E2E_DIST names another folder, for the browser tests too. */
export const outDir = resolve(import.meta.dirname, '../..', process.env.E2E_DIST ?? 'dist')

/** Builds the app for production, unless there is a build and `isForced` is not set. */
export async function buildApp({ isForced = false } = {}) {
  if (!isForced && existsSync(join(outDir, 'index.html'))) return
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
}
