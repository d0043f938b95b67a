import { sitePath } from '@/addresses/base-path'
import { isLoginPath, LOGIN, visit } from './visit'

/** The scripts of each path besides the entry: names below assets/, one for each language if they differ. */
export type PreloadTable = Readonly<Record<string, (string | [th: string, en: string])[]>>

declare global {
  /** Written by the build; undefined in development. */
  const PRELOADS: PreloadTable | undefined
}

/** A variable, because the built script repeats the table at each mention. */
const table = PRELOADS
const root = document.documentElement

/** Whether a path is a page of the app. */
export const isPage = (path: string) => table !== undefined && path in table

function link(rel: string, href: string, more?: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }, more))
}

/** Loads the scripts of the address's page before the entry requests them. */
export function preloadScripts(): void {
  if (!table) return
  const path = visit.bearer || isLoginPath ? visit.path : LOGIN
  // An unknown address needs the texts too, which the landing's list has.
  for (const file of table[path] ?? table['/'] ?? [])
    link('modulepreload', sitePath(`/assets/${Array.isArray(file) ? file[visit.isThai ? 0 : 1] : file}.js`))
}

const preloaded = new Set<string>()

/** Loads the page's first picture, unless data is saved or the document has it. */
export function preloadPicture(address: string): void {
  const isInDocument = window.__head?.brands?.some(
    ({ setting, logo }) => logo && setting.loginLogo === address,
  )
  if (!isInDocument && !preloaded.has(address) && !root.hasAttribute('data-saver'))
    link('preload', address, { as: 'image', fetchPriority: 'high' })
  preloaded.add(address)
}
