import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Window } from 'happy-dom'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')

/** What the app uses of a browser as it is rendered. */
const OF_A_BROWSER = [
  'document',
  'location',
  'navigator',
  'history',
  'localStorage',
  'sessionStorage',
] as const

/** Builds renderer.tsx as the site is built, and loads it, at the address of the site. */
export async function loadRenderer(site: URL) {
  const outDir = mkdtempSync(join(tmpdir(), 'renderer-'))
  // The site's base path, which vite.config.ts reads.
  process.env.BASE = site.pathname
  await build({
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(import.meta.dirname, 'renderer.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'renderer.mjs' } },
    },
    ssr: { noExternal: true },
  })
  const window = new Window({ url: site.href })
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
  for (const name of OF_A_BROWSER)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
  const renderer = (await import(
    pathToFileURL(join(outDir, 'renderer.mjs')).href
  )) as typeof import('./renderer.tsx')
  rmSync(outDir, { recursive: true })
  const open = (path: string) => window.happyDOM.setURL(new URL(`.${path}`, site).href)
  return { renderer, open }
}
