import { createHash } from 'node:crypto'
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
  // Made, not parsed: the document allows no HTML from a text.
  const heading =
    "const h=document.createElement('h1');h.textContent='สวัสดี';document.getElementById('root').replaceChildren(h)"
  const document = html
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/<script[^>]+src=[^>]+><\/script>/g, '')
    .replace('</head>', '<script type="module" src="/floor.js"></script></head>')
  return {
    '/floor': { type: 'text/html; charset=utf-8', text: document },
    '/floor.js': { type: 'text/javascript; charset=utf-8', text: `/*${noise(size)}*/${heading}` },
  }
}

/** A text that compresses to so many bytes; the same one each time. A letter of it tells six bits. */
function noise(bytes) {
  const letters = Math.round((bytes * 8) / 6)
  const blocks = Array.from({ length: Math.ceil(letters / 42) }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64url').slice(0, 42),
  )
  return blocks.join('').slice(0, letters)
}
