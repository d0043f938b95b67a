import { fileURLToPath } from 'node:url'
import { build, runnerImport, type Rolldown } from 'vite'
import type { PreloadTable } from '../../../src/document/preload.ts'
import { pageTitles } from './route-chunks.ts'

const source = fileURLToPath(new URL('../../../src', import.meta.url))
const resolve = { alias: [{ find: /^@\//, replacement: `${source}/` }] }

/** The table of first reads, in a module that only Vite can load: Node knows no aliases. */
export async function loadReads(): Promise<typeof import('./written-reads.ts')> {
  const file = fileURLToPath(new URL('written-reads.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('./written-reads.ts')>(file, {
    configFile: false,
    logLevel: 'error',
    resolve,
  })
  return module
}

/**
 * The script in the document's head (src/document/head.ts) as one text that stands inside a script element. `scripts` are what each path
 * needs, in a build; `base` is where the app is served; `target` are the oldest browsers that run it.
 */
export async function headScript(
  scripts: PreloadTable | undefined,
  base: string,
  target: string[],
): Promise<string> {
  const [output] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve,
    define: {
      'import.meta.env.BASE_URL': JSON.stringify(base),
      TITLES: JSON.stringify(pageTitles()),
      FIRST_READS: JSON.stringify((await loadReads()).writtenReads()),
      PRELOADS: JSON.stringify(scripts) ?? 'undefined',
    },
    build: {
      write: false,
      target,
      lib: { entry: `${source}/document/head.ts`, formats: ['iife'], name: 'head' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output?.output[0].code.trim() ?? ''
  if (!code || /<\/?script|<!--/i.test(code))
    throw new Error('No text for a script element: src/document/head.ts')
  return code
}
