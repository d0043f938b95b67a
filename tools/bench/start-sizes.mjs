import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const kilo = (bytes) => Math.round(bytes / 100) / 10

/** The sizes of what home needs before it paints: the scripts that index.html names, their imports, and the Thai texts. */
export function startSizes(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const named = [...html.matchAll(/(?:src|href|"th")[=:]"\/(assets\/[\w-]+\.js)"/g)].map(([, file]) => file)
  const files = new Set(named)
  for (const file of files) {
    const { imports = [] } = Object.values(manifest).find((chunk) => chunk.file === file)
    for (const key of imports) files.add(manifest[key].file)
  }
  const rows = [...files].map((file) => {
    const code = readFileSync(join(dist, file))
    return [
      file,
      { gzip: kilo(gzipSync(code, { level: 9 }).length), brotli: kilo(brotliCompressSync(code).length) },
    ]
  })
  const sum = (kind) => Math.round(rows.reduce((total, [, sizes]) => total + sizes[kind], 0) * 10) / 10
  return Object.fromEntries([...rows, ['before home paints', { gzip: sum('gzip'), brotli: sum('brotli') }]])
}
