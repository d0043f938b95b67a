import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * The floor: the app's own document without the requests of its head, and with one script in place of the app's scripts, as
 * large on the wire as all of them, which renders a heading.
 */
export function floorFiles(dist: string): Record<string, string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  const size = named
    .map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
    .reduce((sum, length) => sum + length, 0)
  // Created, not parsed: the document's Trusted Types allow no HTML from a text.
  const heading =
    "const h=document.createElement('h1');h.textContent='สวัสดี';document.getElementById('root').replaceChildren(h)"
  const document = html
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/<(?:script|link)[^>]+\.js">(?:<\/script>)?/g, '')
    // The body goes too, because the head script shows or hides all of it.
    .replace(/<body>[\s\S]*<\/body>/, '<body><div id="root"></div></body>')
    .replace('</head>', '<script type="module" src="/floor.js"></script></head>')
  return {
    '/floor': document,
    '/floor.js': `/*${noise(size)}*/${heading}`,
  }
}

/** A text that compresses to so many bytes; the same text each time. Each of its letters holds six bits. */
function noise(bytes: number): string {
  const letters = Math.round((bytes * 8) / 6)
  const blocks = Array.from({ length: Math.ceil(letters / 42) }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64url').slice(0, 42),
  )
  return blocks.join('').slice(0, letters)
}
