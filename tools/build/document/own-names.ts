import { isRecord } from '../../../src/lib/is-record.ts'

const TITLE = /(<title>)[^<]*/
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/
const ICON = /(<link rel="icon" href=")[^"]*/
/** For link previews, as in a LINE chat, which run no script. */
const PREVIEW_TITLE = /(<meta\s+property="og:title"\s+content=")[^"]*/
const PREVIEW_DESCRIPTION = /(<meta\s+property="og:description"\s+content=")[^"]*/
const PREVIEW_IMAGE = '<!-- og:image -->'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * index.html with the title, description, icon and link preview that the build's environment names. The preview is else that of the
 * one brand of the build's own config.json; the neutral words stay where neither names any. No search engine lists a site that is
 * not for members.
 */
export function withOwnNames(
  html: string,
  { APP_TITLE, APP_DESCRIPTION, APP_ICON, APP_IMAGE }: Readonly<Record<string, string | undefined>>,
  config?: unknown,
): string {
  const brand = onlyBrandOf(config)
  const places: [place: RegExp, value: unknown][] = [
    [TITLE, APP_TITLE],
    [DESCRIPTION, APP_DESCRIPTION],
    [ICON, APP_ICON],
    [PREVIEW_TITLE, APP_TITLE || brand.name_th],
    [PREVIEW_DESCRIPTION, APP_DESCRIPTION || brand.description_th],
  ]
  const put = (text: string, [place, value]: (typeof places)[number]) =>
    typeof value === 'string' && value !== ''
      ? text.replace(place, (_all, before: string) => before + escaped(value))
      : text
  const robots = isRecord(config) && config.staging === true ? '<meta name="robots" content="noindex" />' : ''
  return places
    .reduce(put, html)
    .replace(PREVIEW_IMAGE, () => imageTag(APP_IMAGE || brand.logoUrl))
    .replace('<title>', () => `${robots}<title>`)
}

/** With several brands a link may belong to any of them. */
function onlyBrandOf(config: unknown): Record<string, unknown> {
  if (!isRecord(config)) return {}
  const brands: unknown[] = Array.isArray(config.brands) ? config.brands : []
  return brands.length > 1 ? {} : { description_th: config.description_th, ...brands.find(isRecord) }
}

/** A preview is made by a server elsewhere, which needs a whole https address. */
const imageTag = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) && new URL(address).protocol === 'https:'
    ? `<meta property="og:image" content="${escaped(address)}" />`
    : ''
