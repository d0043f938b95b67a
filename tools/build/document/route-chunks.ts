import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paths } from '../../../src/config/paths.ts'

const app = new URL('../../../src/app/', import.meta.url)
const ROW = /path: paths\.(\w+), page: pages\.(\w+)/g
const PAGE = /export const (\w+) = lazyPage\(\s*\(\) =>\s*import\('([^']+)'\)((?:,\s*'[\w-]+')*)/g

/** A chunk of the bundle, with the fields that are read here. */
export interface BuiltChunk {
  type: string
  fileName: string
  name?: string | undefined
  moduleIds?: string[]
  isEntry?: boolean
  imports?: string[]
}

/** The address of a script, or one for each language. */
export type Preload = string | Record<'th' | 'en', string>

/**
 * Which scripts each path needs besides the entry's: the texts, and a page's chunks and texts, read from `routes.tsx` and
 * `pages.ts`, whose rows name a page's module, and from the bundle. Throws where a row cannot be resolved.
 */
export function routePreloads(bundle: readonly BuiltChunk[], base = '/'): Record<string, Preload[]> {
  const chunks = new Map(
    bundle.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const find = (what: string, matches: (chunk: BuiltChunk) => boolean | undefined): BuiltChunk => {
    const found = [...chunks.values()].find(matches)
    if (!found) throw new Error(`No chunk of ${what}`)
    return found
  }
  const closure = (fileName: string, found = new Set<string>()): Set<string> => {
    if (found.has(fileName)) return found
    found.add(fileName)
    for (const imported of chunks.get(fileName)?.imports ?? []) closure(imported, found)
    return found
  }
  const texts = (name: (locale: 'th' | 'en') => string): Preload => {
    const file = (locale: 'th' | 'en') =>
      `${base}${find(`the texts ${name(locale)}`, (chunk) => chunk.name === name(locale)).fileName}`
    return { th: file('th'), en: file('en') }
  }
  const entry = find('the entry', ({ isEntry }) => isEntry)
  const loaded = closure(entry.fileName)
  const pages = readPages()
  return Object.fromEntries(
    readRows().map(([path, name]) => {
      const page = pages.get(name)
      const chunk = find(`the page ${name}`, ({ moduleIds }) => page && moduleIds?.includes(page.module))
      const scripts = [...closure(chunk.fileName)].filter((fileName) => !loaded.has(fileName))
      const areas = page?.textsOf.map((area) => texts((locale) => `${area}.${locale}`)) ?? []
      return [path, [...scripts.map((fileName) => `${base}${fileName}`), texts((locale) => locale), ...areas]]
    }),
  )
}

function readRows(): [string, string][] {
  const found = [...readFileSync(new URL('routes.tsx', app), 'utf8').matchAll(ROW)]
  if (found.length !== Object.keys(paths).length) throw new Error('Not every row of routes.tsx could be read')
  return found.map(([, name = '', page = '']) => [paths[name as keyof typeof paths], page]) // the compiler knows the name
}

function readPages(): Map<string, { module: string; textsOf: string[] }> {
  const found = [...readFileSync(new URL('pages.ts', app), 'utf8').matchAll(PAGE)]
  return new Map(
    found.map(([, name = '', path = '', areas = '']) => [
      name,
      {
        module: fileURLToPath(new URL(`${path.replace(/^@\//, '../')}.tsx`, app)),
        textsOf: [...areas.matchAll(/[\w-]+/g)].map(([area]) => area),
      },
    ]),
  )
}
