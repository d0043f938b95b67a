import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The libraries that are weighed separately inside a chunk, by their modules. */
const groupOf = {
  LIFF: /node_modules\/@(line|liff)\/|\/liff\/line-client/,
  forms:
    /node_modules\/(formik|yup|lodash|lodash-es|react-fast-compare|hoist-non-react-statics|deepmerge|tiny-warning|tiny-case|property-expr|toposort)\//,
  swiper: /node_modules\/swiper\//,
  calendar: /node_modules\/(react-day-picker|date-fns|@date-fns)\//,
  codes: /node_modules\/(jsbarcode|qrcode\.react)\/|\/src\/ui\/codes\/encode-code128/,
}

export const groups = Object.keys(groupOf)

/** The part of a chunk's source that each group holds, from 0 to 1. */
function sharesOf(modules) {
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength])
  const all = lengths.reduce((sum, [, length]) => sum + length, 0) || 1
  const share = (pattern) =>
    lengths.filter(([id]) => pattern.test(id)).reduce((sum, [, length]) => sum + length, 0) / all
  return Object.fromEntries(groups.map((group) => [group, share(groupOf[group])]))
}

/** The chunks of a build by file name, with their sizes as they are on disk. */
export function readChunks(output, outDir) {
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
export function closure(chunks, ...roots) {
  const found = new Set()
  const visit = (fileName) => {
    if (found.has(fileName) || !chunks.has(fileName)) return
    found.add(fileName)
    for (const imported of chunks.get(fileName).imports) visit(imported)
  }
  for (const root of roots) visit(root)
  return found
}

/**
 * What each lazy chunk costs when it is loaded, by group, and the rest as `own`: without the start, and without what every
 * chunk that imports it has loaded by then. What lazy chunks of every kind share (the chunks named in `shared`) loads with the
 * first of them, and is weighed by itself.
 */
export function lazyChunks(chunks, start, shared) {
  const importers = new Map()
  for (const [fileName, { dynamicImports }] of chunks) {
    for (const root of dynamicImports) importers.set(root, [...(importers.get(root) ?? []), fileName])
  }
  const known = closure(
    chunks,
    ...[...chunks.values()].filter(({ name }) => shared.includes(name)).map((chunk) => chunk.fileName),
  )
  return [...importers]
    .filter(([root]) => chunks.has(root) && !start.has(root))
    .map(([root, importerNames]) => {
      const { name } = chunks.get(root)
      const loaded = importerNames
        .map((importer) => closure(chunks, importer))
        .reduce((all, some) => all.intersection(some))
      const files = [...closure(chunks, root)].filter(
        (file) => file === root || !(start.has(file) || known.has(file) || loaded.has(file)),
      )
      const part = { name, own: 0 }
      for (const fileName of files) {
        const { gzip, shares } = chunks.get(fileName)
        for (const group of groups) part[group] = (part[group] ?? 0) + gzip * shares[group]
        part.own += gzip * (1 - groups.reduce((sum, group) => sum + shares[group], 0))
      }
      return part
    })
}
