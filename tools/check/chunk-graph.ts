import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

/** The libraries that are weighed separately inside a chunk, by their modules. */
const groupOf = {
  LIFF: /node_modules\/@(line|liff)\/|\/liff\/line-client/,
  forms:
    /node_modules\/(formik|yup|lodash|lodash-es|react-fast-compare|hoist-non-react-statics|deepmerge|tiny-warning|tiny-case|property-expr|toposort)\//,
  swiper: /node_modules\/swiper\//,
  calendar: /node_modules\/(react-day-picker|date-fns|@date-fns)\//,
  codes: /node_modules\/(jsbarcode|qrcode\.react)\//,
}

export type Group = keyof typeof groupOf

export const groups = Object.keys(groupOf) as Group[] // the keys of the constant above

type Modules = Rolldown.OutputChunk['modules']
type Shares = Record<Group, number>

export interface Chunk
  extends Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'isEntry' | 'imports' | 'dynamicImports'> {
  gzip: number
  brotli: number
  modules: string[]
  shares: Shares
}

export type Chunks = ReadonlyMap<string, Chunk>

/** What a lazy chunk costs: in each group, and by itself. */
export interface LazyPart extends Shares {
  name: string
  own: number
}

function forEachGroup(value: (group: Group) => number): Shares {
  const shares = { LIFF: 0, forms: 0, swiper: 0, calendar: 0, codes: 0 }
  for (const group of groups) shares[group] = value(group)
  return shares
}

/** The part of a chunk's source that each group holds, from 0 to 1. */
function sharesOf(modules: Modules): Shares {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const)
  const all = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
  const share = (pattern: RegExp) =>
    lengths.filter(([id]) => pattern.test(id)).reduce((sum, [, length]) => sum + length, 0) / all
  return forEachGroup((group) => share(groupOf[group]))
}

/** The chunks of a build by file name, with their sizes as they are on disk. */
export function readChunks(output: Rolldown.RolldownOutput['output'], outDir: string): Chunks {
  const chunks = output.filter((part) => part.type === 'chunk')
  return new Map(
    chunks.map(({ fileName, name, isEntry, imports, dynamicImports, modules }) => {
      const code = readFileSync(join(outDir, fileName))
      const rendered = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0)
      const sizes = { gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length }
      const known = { fileName, name, isEntry, imports, dynamicImports, ...sizes }
      return [fileName, { ...known, modules: rendered.map(([id]) => id), shares: sharesOf(modules) }]
    }),
  )
}

/** The file names that some chunks need before they run: themselves and all that they import. */
export function closure(chunks: Chunks, ...roots: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (found.has(fileName) || !chunk) return
    found.add(fileName)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const root of roots) visit(root)
  return found
}

/**
 * What each lazy chunk costs when it is loaded, by group, and the rest as `own`: without the start, and without what every
 * chunk that imports it has loaded by then. What lazy chunks of every kind share (the chunks named in `shared`) loads with the
 * first of them, and is weighed by itself.
 */
export function lazyChunks(chunks: Chunks, start: Set<string>, shared: readonly string[]): LazyPart[] {
  const importers = new Map<string, string[]>()
  for (const [fileName, { dynamicImports }] of chunks) {
    for (const root of dynamicImports) importers.set(root, [...(importers.get(root) ?? []), fileName])
  }
  const known = closure(
    chunks,
    ...[...chunks.values()].filter(({ name }) => shared.includes(name)).map((chunk) => chunk.fileName),
  )
  return [...importers].flatMap(([root, importerNames]) => {
    const chunk = chunks.get(root)
    if (!chunk || start.has(root)) return []
    const loaded = importerNames
      .map((importer) => closure(chunks, importer))
      .reduce((all, some) => new Set([...all].filter((file) => some.has(file))))
    const files = [...closure(chunks, root)].filter(
      (file) => file === root || !(start.has(file) || known.has(file) || loaded.has(file)),
    )
    const part: LazyPart = { name: chunk.name, own: 0, ...forEachGroup(() => 0) }
    for (const fileName of files) {
      const file = chunks.get(fileName)
      if (!file) continue
      const { gzip, shares } = file
      for (const group of groups) part[group] += gzip * shares[group]
      part.own += gzip * (1 - groups.reduce((sum, group) => sum + shares[group], 0))
    }
    return [part]
  })
}
