import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import type { PageTitle } from '../../../src/document/head.ts'
import type { PreloadTable } from '../../../src/document/preload.ts'
import { paths } from '../../../src/addresses/paths.ts'
import { isTabRoot, routes } from '../../../src/app/routes.ts'
import { textsOf } from '../../i18n/texts-of.ts'

const source = new URL('../../../src/', import.meta.url)

/**
 * Which scripts each path needs besides the entry's, by the route map and the bundle: the texts, and a page's chunks and texts.
 * Throws where a row's page or texts are not in the bundle.
 */
export function routePreloads(bundle: Rolldown.OutputBundle): PreloadTable {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const find = (what: string, matches: (chunk: Rolldown.OutputChunk) => boolean): Rolldown.OutputChunk => {
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
  const nameOf = (fileName: string) => /^assets\/(.+)\.js$/.exec(fileName)?.[1] ?? ''
  const texts = (area: string): [th: string, en: string] => {
    const file = (name: string) => nameOf(find(`the texts ${name}`, (chunk) => chunk.name === name).fileName)
    return [file(`${area}th`), file(`${area}en`)]
  }
  const entry = find('the entry', ({ isEntry }) => isEntry)
  const loaded = closure(entry.fileName)
  return Object.fromEntries(
    routes.map(({ path, page, texts: areas = [] }) => {
      const module = fileURLToPath(new URL(`${page}.tsx`, source))
      const chunk = find(`the page ${page}`, ({ moduleIds }) => moduleIds.includes(module))
      const scripts = [...closure(chunk.fileName)].filter((fileName) => !loaded.has(fileName))
      return [path, [...scripts.map(nameOf), texts(''), ...areas.map((area) => texts(`${area}.`))]]
    }),
  )
}

/** The title in the bar of each member's page except home, whose bar has the brand's logo. */
export function pageTitles(): Record<string, PageTitle> {
  const thai = textsOf('th')
  return Object.fromEntries(
    routes
      .filter(({ layout, path }) => layout === 'main' && path !== paths.home)
      .map((route) => {
        const { id, defaultMessage: english } = route.title
        const title = [thai[String(id)], english]
        if (title.some((text) => typeof text !== 'string')) throw new Error(`No title of ${route.path}`)
        return [route.path, [...title, ...(isTabRoot(route) ? [1] : [])] as PageTitle]
      }),
  )
}
