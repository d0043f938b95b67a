import { sitePath } from '@/addresses/base-path'
import { isLoginPath, LOGIN, visit } from './visit'

/** Which scripts each path needs besides the entry's: names below assets/, or one for each language. */
export type PreloadTable = Readonly<Record<string, (string | [th: string, en: string])[]>>

declare global {
  /** Written by the build; a development server has none. */
  const PRELOADS: PreloadTable | undefined
}

/** The table stands in the built script as often as it is named. */
const table = PRELOADS
const root = document.documentElement

/** Whether a path is a page of the app: what was typed into an address may be anything. */
export const isPage = (path: string) => table !== undefined && path in table

function link(rel: string, href: string, more?: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }, more))
}

/** Loads the scripts of the address's page before the entry asks for them. */
export function preloadScripts(): void {
  if (!table) return
  const path = visit.bearer || isLoginPath ? visit.path : LOGIN
  // An address without a page needs the texts too: the landing's list has them.
  for (const file of table[path] ?? table['/'] ?? [])
    link('modulepreload', sitePath(`/assets/${Array.isArray(file) ? file[visit.isThai ? 0 : 1] : file}.js`))
}

const preloaded = new Set<string>()

/** Loads a picture that the page shows first; none while data is saved, and none that the document has itself. */
export function preloadPicture(address: string): void {
  const isHere = window.__brands?.some(({ setting, logo }) => logo && setting.loginLogo === address)
  if (!isHere && !preloaded.has(address) && !root.hasAttribute('data-saver'))
    link('preload', address, { as: 'image', fetchPriority: 'high' })
  preloaded.add(address)
}
