import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * The floor: the app's own document without what its head asks for, and with one script in place of the app's, which is as
 * large on the wire as they are and renders a heading.
 */
export function floorFiles(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file)
  const size = named
    .map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
    .reduce((sum, length) => sum + length, 0)
  const heading = "document.getElementById('root').innerHTML='<main><h1>สวัสดี</h1></main>'"
  const document = html
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/<script[^>]+src=[^>]+><\/script>/g, '')
    .replace('</head>', '<script type="module" src="/floor.js"></script></head>')
  return {
    '/floor': { type: 'text/html; charset=utf-8', text: document },
    '/floor.js': { type: 'text/javascript; charset=utf-8', text: `/*${noise(size)}*/${heading}` },
  }
}

/** A text that compresses to so many bytes; the same one each time. Of a byte of it, six bits are told by chance. */
function noise(bytes) {
  let state = 1
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$'
  const next = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return letters[(state >> 16) & 63]
  }
  return Array.from({ length: Math.round((bytes * 8) / 6) }, next).join('')
}
