import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const kilo = (bytes) => Math.round(bytes / 100) / 10

/** What home needs before it paints, by file: the entry, all that it imports, and the Thai texts. */
export function startSizes(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const keys = new Set()
  const visit = (key) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  visit(entry)
  visit('src/i18n/messages/th.ts')
  const rows = [...keys].map((key) => {
    const { file } = manifest[key]
    const code = readFileSync(join(dist, file))
    return [
      file,
      { gzip: kilo(gzipSync(code, { level: 9 }).length), brotli: kilo(brotliCompressSync(code).length) },
    ]
  })
  const sum = (kind) => Math.round(rows.reduce((total, [, sizes]) => total + sizes[kind], 0) * 10) / 10
  return Object.fromEntries([...rows, ['before home paints', { gzip: sum('gzip'), brotli: sum('brotli') }]])
}
