import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { PreloadTable } from '../../../src/document/preload.ts'
import { pageTitles } from './route-chunks.ts'

const source = fileURLToPath(new URL('../../../src', import.meta.url))

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
    resolve: { alias: [{ find: /^@\//, replacement: `${source}/` }] },
    define: {
      'import.meta.env.BASE_URL': JSON.stringify(base),
      TITLES: JSON.stringify(pageTitles()),
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
