// Writes a .br and a .gz beside each script and style of a built app, for servers that send compressed files as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readOptions } from '../command-line/read-options.ts'

const { dist } = readOptions({}, 'dist')
const assets = join(String(dist), 'assets')
const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
for (const name of names) {
  const file = join(assets, name)
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
console.log(`${names.length} files compressed.`)
