import { isRecord } from '../../../src/lib/is-record.ts'

/** What index.html says of the brand before any script runs, by the variable of the build that names it. */
type Names = Partial<Record<'APP_TITLE' | 'APP_DESCRIPTION' | 'APP_ICON' | 'APP_IMAGE', string | undefined>>

const TITLE = /(<title>)[^<]*/
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/
const ICON = /(<link rel="icon" href=")[^"]*/
/** Read by link previews alone, which run no script: those of a chat in LINE above all. */
const PREVIEW_TITLE = /(<meta\s+property="og:title"\s+content=")[^"]*/
const PREVIEW_DESCRIPTION = /(<meta\s+property="og:description"\s+content=")[^"]*/
const PREVIEW_IMAGE = '<!-- og:image -->'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * index.html with the title, description, icon and link preview that the build's environment names. The preview is else that of the
 * one brand of the build's own config.json; the neutral words stay where neither names any.
 */
export function withOwnNames(
  html: string,
  environment: Readonly<Record<string, string | undefined>>,
  config?: unknown,
): string {
  const own: Names = environment
  const preview = { ...previewOf(config), ...withoutEmpty(own) }
  const put = (text: string, place: RegExp, value: string | undefined) =>
    value ? text.replace(place, (_all, before: string) => before + escaped(value)) : text
  const named = [
    [TITLE, own.APP_TITLE],
    [DESCRIPTION, own.APP_DESCRIPTION],
    [ICON, own.APP_ICON],
    [PREVIEW_TITLE, preview.APP_TITLE],
    [PREVIEW_DESCRIPTION, preview.APP_DESCRIPTION],
  ] as const
  return named
    .reduce((text, [place, value]) => put(text, place, value), html)
    .replace(PREVIEW_IMAGE, () => imageTag(preview.APP_IMAGE))
}

/** The one brand that a configuration names: of several, a link may be any one's. */
function previewOf(config: unknown): Names {
  if (!isRecord(config)) return {}
  const rows: unknown[] = Array.isArray(config.brands) ? config.brands : []
  const [brand = {}, ...others] = rows.filter(isRecord)
  if (others.length > 0) return {}
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return withoutEmpty({
    APP_TITLE: text(brand.name_th),
    APP_DESCRIPTION: text(brand.description_th) ?? text(config.description_th),
    APP_IMAGE: text(brand.logoUrl),
  })
}

const withoutEmpty = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, value]) => value))

/** A preview is made by a server elsewhere: it takes nothing but a whole https address. */
const imageTag = (address = ''): string =>
  URL.canParse(address) && new URL(address).protocol === 'https:'
    ? `<meta property="og:image" content="${escaped(address)}" />`
    : ''
