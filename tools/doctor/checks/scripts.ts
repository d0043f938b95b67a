import { basename, extname } from 'node:path/posix'
import { parse } from 'es-module-lexer/js'
import { entryOf, tagsOf } from '../document-tags.ts'
import { judgeEach, kilobytes, type Finding, type Rows } from '../finding.ts'
import { isHtml, isOk, isPacked, type Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

/** What Vite has a script preload, by the build’s root. */
const PRELOAD = /["'`](assets\/[\w.-]+\.(?:js|css))["'`]/g

/** What can go wrong with a script or a style on its way to a phone; the first row that applies counts. */
const FILES: Rows<Answer> = {
  'script-unreadable': ({ failure }) => failure,
  'script-missing': (answer) =>
    isOk(answer) ? isHtml(answer) && 'an HTML page in place of a script' : `answered ${answer.status}`,
  'script-type': ({ url, headers }) => {
    const type = headers['content-type'] ?? 'not said'
    const isRight = isScript(url) ? /javascript/.test(type) : /^text\/css\b/.test(type)
    return !isRight && `the type is ${type}: with nosniff no browser takes it`
  },
  'script-encoding': (answer) => isPacked(answer) && 'compressed still after it was unpacked',
  'script-cut': ({ url, text }) =>
    text.trim() === '' ? 'empty' : isScript(url) && !importsOf(text) && 'no whole script',
}
const isScript = (url: string) => extname(new URL(url).pathname) !== '.css'

/** A limit, because a site that is not the app may name files without end. */
const MAX_FILES = 500

/** Every script and style that the document and the scripts themselves name, each asked for once. */
export async function loadFiles({ site, root, front }: Visit): Promise<Answer[]> {
  const files = new Map<string, Answer>()
  const tags = tagsOf(front.text)
  const begun = tags.flatMap(({ name, attributes: { src, rel = '', href } }) =>
    name === 'script' ? src : /^(stylesheet|modulepreload|preload)$/i.test(rel) ? href : undefined,
  )
  const entry = resolved(entryOf(front.text) ?? '', `${root}/`)
  const origins = [root, ...entry].map((url) => new URL(url).origin)
  let next = begun.flatMap((address) => resolved(address ?? '', `${root}/`))
  while (next.length > 0) {
    const found: string[] = []
    const asked = [...new Set(next)]
      .filter((url) => !files.has(url) && origins.includes(new URL(url).origin))
      .slice(0, MAX_FILES - files.size)
    // As many at once as a browser asks for.
    for (let start = 0; start < asked.length; start += 6) {
      const urls = asked.slice(start, start + 6)
      const replies = await Promise.all(urls.map((url) => site.send(url)))
      for (const file of replies) {
        files.set(file.url, file)
        if (isOk(file) && !isHtml(file)) found.push(...namedBy(file, root))
      }
    }
    next = found
  }
  return [...files.values()]
}

const resolved = (address: string, base: string): string[] =>
  address !== '' && URL.canParse(address, base) ? [new URL(address, base).href] : []

const namedBy = ({ text, url }: Answer, root: string): string[] => [
  ...(importsOf(text) ?? []).filter((name) => /^\.{0,2}\//.test(name)).flatMap((name) => resolved(name, url)),
  ...[...text.matchAll(PRELOAD)].map(([, name = '']) => `${root}/${name}`),
]

/** What a module imports, without running it; undefined where its text is no module, or a part of one. */
function importsOf(text: string): string[] | undefined {
  try {
    return parse(text)[0].flatMap((found) => ('specifier' in found && found.specifier) || [])
  } catch {
    return undefined
  }
}

/** Whether each file is there, is what it has to be, and is whole. */
export function checkFiles(files: readonly Answer[]): Finding[] {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0)
  const well = `${files.length} scripts and styles, ${kilobytes(sum)}, each whole`
  const places = files.map((answer) => [nameOf(answer.url), answer] as const)
  return judgeEach('scripts', FILES, places, { isFirst: true, well })
}

const nameOf = (url: string) => basename(new URL(url).pathname)
