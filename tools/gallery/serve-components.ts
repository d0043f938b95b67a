import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Builds and serves the page of components, which is no part of the app: its origin, and how to stop it. */
export async function serveComponents(): Promise<{ page: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'components-'))
  const input = join(import.meta.dirname, 'components/index.html')
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [react()],
    resolve: { alias: [{ find: /^@\//, replacement: `${join(root, 'src')}/` }] },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000, rolldownOptions: { input } },
  })
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root,
    build: { outDir },
    preview: { host: 'localhost', port: 0 },
  })
  const { port } = server.httpServer.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    page: `http://localhost:${port}/tools/gallery/components/index.html`,
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
