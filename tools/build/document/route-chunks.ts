import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paths } from '../../../src/config/paths.ts'

const app = new URL('../../../src/app/', import.meta.url)
const ROW = /path: paths\.(\w+), page: pages\.(\w+)/g
const PAGE = /export const (\w+) = lazyPage\(\s*\(\) =>\s*import\('([^']+)'\)/g

/** A chunk of the bundle, with the fields that are read here. */
export interface BuiltChunk {
  type: string
  fileName: string
  moduleIds?: string[]
  isEntry?: boolean
  imports?: string[]
}

/**
 * Which scripts each address needs besides the entry's: read from `routes.tsx` and `pages.ts`, whose rows name a page's
 * module, and from the bundle. Throws where a row cannot be resolved.
 */
export function routeScripts(bundle: readonly BuiltChunk[]): Record<string, string[]> {
  const chunks = new Map(
    bundle.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const closure = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found
    found.add(fileName)
    for (const imported of chunks.get(fileName)?.imports ?? []) closure(imported, found)
    return found
  }
  const entry = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const loaded = new Set(entry.flatMap((fileName) => [...closure(fileName)]))
  const modules = pageModules()
  return Object.fromEntries(
    rows().map(([path, page]) => {
      const module = modules.get(page)
      const chunk = [...chunks.values()].find(({ moduleIds }) => module && moduleIds?.includes(module))
      if (!module || !chunk) throw new Error(`No chunk of the page ${page} at ${path}`)
      return [
        path,
        [...closure(chunk.fileName)].filter((fileName) => !loaded.has(fileName)).map((name) => `/${name}`),
      ]
    }),
  )
}

function rows(): [string, string][] {
  const found = [...readFileSync(new URL('routes.tsx', app), 'utf8').matchAll(ROW)]
  if (found.length !== Object.keys(paths).length) throw new Error('Not every row of routes.tsx could be read')
  return found.map(([, name = '', page = '']) => [paths[name as keyof typeof paths], page]) // the compiler knows the name
}

function pageModules(): Map<string, string> {
  const found = [...readFileSync(new URL('pages.ts', app), 'utf8').matchAll(PAGE)]
  return new Map(
    found.map(([, name = '', path = '']) => [
      name,
      fileURLToPath(new URL(`${path.replace(/^@\//, '../')}.tsx`, app)),
    ]),
  )
}
