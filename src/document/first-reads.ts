import type { EarlyRead } from '@/api/early-reads'
import type { AppSetting } from '@/brand/app-setting'
import { ownPath, readApi } from '@/config/api-address'
import { configuredFacts } from '@/config/configured-facts'
import { preloadPicture } from './preload'
import { isOfLastHour } from '@/lib/is-recent'
import { isHome, isLoginPath, stored, visit } from './visit'

/** The body of a list's first page; the transport takes the answer over where the page's own is the same, letter by letter. */
const firstPage = (Limit: number, Filters: object[], Ordering: object[]) =>
  JSON.stringify({ Filters: { Filters, Ordering, Limit, Page: 1 } })

const CARDS = firstPage(20, [], [])
const ROWS = firstPage(50, [], [{ Field: 'date', Direction: 'desc' }])

/** Which call reads the list of a page, and what the page asks for first where its address narrows the list by nothing. */
const LISTS: Partial<Record<string, [call: string, body: string]>> = {
  '/privilege': ['/privilege/List', CARDS],
  '/package': ['/package/List', CARDS],
  '/profile/points-history': ['/Customer/History/Point', ROWS],
  '/profile/privilege-history': ['/Customer/History/Privilege', ROWS],
  '/profile/package-history': ['/Customer/History/Package', ROWS],
}

/** What the page of the address reads of a list: its first page, or the card of one item. */
function readOfList(): [call: string, body: string] | undefined {
  const { path, query } = visit
  const [, kind = '', page] = path.split('/')
  const id = query.get(`${kind}Id`)
  if (page === 'detail' && id && `/${kind}` in LISTS)
    return [`/${kind}/List`, firstPage(1, [{ Field: `${kind}_id`, Operator: 'eq', Value: id }], [])]
  const isUnfiltered = [...query.keys()].every((name) => name === 'brandRef')
  return isUnfiltered ? LISTS[path] : undefined
}

/** The configuration as it stands in the file: nothing has checked it yet. */
export interface RawConfig extends Record<string, unknown> {
  defaultBrandRef?: string
}

const brandRefIn = (config: RawConfig) => visit.brandRef ?? config.defaultBrandRef

/** The row of the visit's brand in the configuration; an empty one for what an address names and the configuration does not. */
export function brandOfVisit(config: RawConfig): Record<string, string | undefined> {
  const rows = [...((config.brands ?? []) as { ref?: string }[]), { ref: config.defaultBrandRef }]
  return rows.find(({ ref }) => ref === brandRefIn(config)) ?? {}
}

/**
 * Requests what the first paint needs as soon as the configuration is loaded: the brand's theme, and for a member on the way home
 * the profile, the membership system and the layout, on the way to a list, or to an item of one, the profile and the list. The transport takes an answer over (`src/api/early-reads.ts`) where address, body and headers are those of its own
 * request. Nothing is requested where the address is about to change: LINE's SDK leaves a page with `liff.state`, and a token in the
 * address replaces the session. Nor where a host is left alone, or was: the transport knows by which rules.
 */
export function beginReads(config: RawConfig, setting?: AppSetting): void {
  const { path, query, isThai, bearer } = visit
  if (
    ['liff.state', 'token', 'callbackToken'].some((name) => query.has(name)) ||
    stored('circuitBreaker')?.includes('until')
  )
    return
  const brandRef = brandRefIn(config)
  // Safari has randomUUID since 15.4, and every browser only where the page came by https.
  if (typeof brandRef !== 'string' || !brandRef || !crypto.randomUUID) return
  const [row] = configuredFacts({ raw: config }, brandRef)
  const api = readApi({ ...config, ...row })
  if (!api) return
  const { customerApiUrl: base, apiShape: shape, off } = api
  const isMember = bearer && stored('tokenBrandRef') === brandRef
  const reads: Record<string, EarlyRead> = {}

  const read = (call: string, search = '', body?: string): EarlyRead => {
    const url = base + ownPath(shape, `/api/v1.0${call}`) + search
    const requestId = crypto.randomUUID()
    const language = isThai ? 'th' : 'en-US'
    const authorization = isMember ? `Bearer ${bearer}` : null
    const headers = new Headers({
      ...shape.headers,
      Accept: 'application/json',
      'Accept-Language': language,
      'X-Request-Id': requestId,
      ...(authorization && { Authorization: authorization }),
      ...(body && { 'Content-Type': 'application/json' }),
    })
    // As the transport does: the theme is the one of these reads that a cache may keep.
    const cache = search ? 'no-cache' : 'no-store'
    const answer = fetch(url, { method: body && 'POST', redirect: 'error', headers, body, cache })
    const early: EarlyRead = { call, requestId, language, authorization, body, at: performance.now(), answer }
    // A failure is told by whoever takes the read over.
    answer.then(({ ok }) => (early.isOk = ok)).catch(() => {})
    return (reads[url] = early)
  }

  // Where the stored settings stand, the picture that they name is being loaded already (head.ts).
  if (setting?.brandRef !== brandRef || !isOfLastHour(setting.readAt)) {
    const theme = read('/Theme/GetTheme', `?${new URLSearchParams({ brandRef })}`)
    preloadFirstPicture(theme.answer, base).catch(() => {}) // the page loads it when the app has read the theme
  }
  // The API has no such list: `package` is off for the packages' histories too.
  const list = off.some((area) => path.includes(String(area))) ? undefined : readOfList()
  if (isMember && isHome) {
    read('/Customer/Profile')
    // Where there was a visit before, the app may know it still.
    if (!stored('homeSnapshot')) read('/customer/membership-tier/system')
    read('/dynamicdisplay/LayoutDisplay')
  } else if (isMember && list) {
    const [call, body] = list
    read('/Customer/Profile')
    read(call, '', body)
  }
  window.__reads = reads
}

interface Theme {
  json_config: string | ThemeConfig
  groupimagelist: { imagegrouptype: unknown; imagelist: { imageurl: string }[] }[]
}
interface ThemeConfig {
  Setting_Field: { Cover_Page: { isDisplay: unknown } }
}

/** Home's cover or the login's logo, in the forms that brands send most; `src/brand/parse-theme.ts` reads all. */
async function preloadFirstPicture(answer: Promise<Response>, base: string): Promise<void> {
  if (!isHome && !isLoginPath && visit.bearer) return
  // The transport reads the same answer, which may stand in an envelope.
  const body = (await (await answer).clone().json()) as { resp: Theme; data?: { resp: Theme } }
  const { json_config, groupimagelist } = (body.data ?? body).resp
  const settings = typeof json_config === 'string' ? (JSON.parse(json_config) as ThemeConfig) : json_config
  if (isHome && String(settings.Setting_Field.Cover_Page.isDisplay) !== 'true') return
  // 2 are the covers, 3 is the login's logo. The type may be written as text.
  const group = groupimagelist.find(({ imagegrouptype }) => Number(imagegrouptype) === (isHome ? 2 : 3))
  const picture = group?.imagelist[0]?.imageurl
  if (!picture) return
  const { href } = new URL(picture, new URL(base || '/', location.href))
  // Nobody has checked the address yet: one that is code, or stands in the answer itself, is not loaded.
  if (href.startsWith('http')) preloadPicture(href)
}
