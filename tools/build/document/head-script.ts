import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { PreloadTable } from '../../../src/head/preload.ts'
import { pageTitles, type Preload } from './route-chunks.ts'

const source = fileURLToPath(new URL('../../../src', import.meta.url))

/**
 * The script in the document's head (src/head/head.ts) as one text that stands inside a script element. `scripts` are what each path
 * needs, in a build; `base` is where the app is served; `target` are the oldest browsers that run it.
 */
export async function headScript(
  scripts: Record<string, Preload[]> | undefined,
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
      PRELOADS: JSON.stringify(scripts && preloadTable(scripts, base)) ?? 'undefined',
    },
    build: {
      write: false,
      target,
      lib: { entry: `${source}/head/head.ts`, formats: ['iife'], name: 'head' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output?.output[0].code.trim() ?? ''
  if (!code || /<\/?script|<!--/i.test(code))
    throw new Error('No text for a script element: src/head/head.ts')
  return code
}

/**
 * The scripts of each path as the head script has them: every file once, by the part of its address that differs, and a list of
 * places in that list for all paths that need the same ones.
 */
function preloadTable(routes: Record<string, Preload[]>, base: string): PreloadTable {
  const name = (address: string) => {
    const folder = `${base}assets/`
    const part = address.slice(folder.length, -'.js'.length)
    if (address !== `${folder}${part}.js`) throw new Error(`No script of the build: ${address}`)
    return part
  }
  const named = (script: Preload) =>
    JSON.stringify(typeof script === 'string' ? name(script) : [name(script.th), name(script.en)])
  const files = [...new Set(Object.values(routes).flat().map(named))]
  const listOf = (scripts: Preload[]) => scripts.map((script) => files.indexOf(named(script)))
  const lists = [...new Set(Object.values(routes).map((scripts) => listOf(scripts).join()))]
  return {
    files: files.map((file) => JSON.parse(file) as PreloadTable['files'][number]),
    lists: lists.map((list) => list.split(',').map(Number)),
    byPath: Object.fromEntries(
      Object.entries(routes).map(([path, scripts]) => [path, lists.indexOf(listOf(scripts).join())]),
    ),
  }
}
