import type { EarlyRead } from '@/api/early-reads'
import type { endlessApi } from '@/api/endless'
import type { AppSetting } from '@/brand/app-setting'
import { ownPath, readApi } from '@/config/api-address'
import { configuredFacts } from '@/config/configured-facts'
import { isOfLastHour } from '@/lib/is-recent'
import { isHome, isLoginPath, stored, storedOfSession, visit } from './visit'

/** The body of a list's first page. It must equal the page's own, or the transport does not take its answer. */
const firstPage = (Limit: number, Filters: object[], Ordering: object[]) =>
  JSON.stringify({ Filters: { Filters, Ordering, Limit, Page: 1 } })

const CARDS = firstPage(20, [], [])
const ROWS = firstPage(50, [], [{ Field: 'date', Direction: 'desc' }])

/** The app's endpoint that gets an answer. */
type Endpoint = keyof typeof endlessApi.endpoints
type ListRead = [call: string, body: string, endpoint?: Endpoint]

/** The call of each page's list without a filter. */
const LISTS: Partial<Record<string, ListRead>> = {
  '/privilege': ['/privilege/List', CARDS, 'endlessPrivileges'],
  '/package': ['/package/List', CARDS, 'endlessPackages'],
  '/profile/points-history': ['/Customer/History/Point', ROWS, 'endlessPointHistory'],
  '/profile/privilege-history': ['/Customer/History/Privilege', ROWS, 'endlessPrivilegeHistory'],
  '/profile/package-history': ['/Customer/History/Package', ROWS, 'endlessPackageHistory'],
}

/** The list request of the address's page: the first page, or one item's card, which its page always reads again. */
function readOfList(): ListRead | undefined {
  const { path, query } = visit
  const [, kind = '', page] = path.split('/')
  const id = query.get(`${kind}Id`)
  if (page === 'detail' && id && `/${kind}` in LISTS)
    return [`/${kind}/List`, firstPage(1, [{ Field: `${kind}_id`, Operator: 'eq', Value: id }], [])]
  const isUnfiltered = [...query.keys()].every((name) => name === 'brandRef')
  return isUnfiltered ? LISTS[path] : undefined
}

/** The unchecked configuration. */
export interface RawConfig extends Record<string, unknown> {
  defaultBrandRef?: string
}

/** The reference of the visit's brand. */
export const brandRefIn = (config: RawConfig) => visit.brandRef ?? config.defaultBrandRef

/** The configuration's row of the visit's brand, by default empty. */
export function brandOfVisit(config: RawConfig): Record<string, string | undefined> {
  const rows = [...((config.brands ?? []) as { ref?: string }[]), { ref: config.defaultBrandRef }]
  return rows.find(({ ref }) => ref === brandRefIn(config)) ?? {}
}

/**
 * Requests what the first paint needs when the configuration has loaded: the theme; for members also the profile, and either
 * home's membership system and layout or the page's list. The transport takes an answer (`src/api/early-reads.ts`) if address,
 * body and headers are the same. Requests nothing if the address is about to change (`liff.state`, a token), or if a host is at
 * rest, whose rules only the transport knows. `showPicture` gets the first picture that a read theme names.
 */
export function beginReads(
  config: RawConfig,
  setting: AppSetting | undefined,
  showPicture: ShowPicture,
): Record<string, EarlyRead> {
  const { path, query, isThai, bearer } = visit
  const reads: Record<string, EarlyRead> = {}
  if (
    ['liff.state', 'token', 'callbackToken'].some((name) => query.has(name)) ||
    stored('circuitBreaker')?.includes('until')
  )
    return reads
  const brandRef = brandRefIn(config)
  // Safari has randomUUID since 15.4, and only secure contexts do.
  if (typeof brandRef !== 'string' || !brandRef || !crypto.randomUUID) return reads
  const [row] = configuredFacts({ raw: config }, brandRef)
  const api = readApi({ ...config, ...row })
  if (!api) return reads
  const { customerApiUrl: base, apiShape: shape, off } = api
  const isMember = bearer && stored('tokenBrandRef') === brandRef

  const read = (call: string, endpoint?: Endpoint, search = '', body?: string): EarlyRead => {
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
    // As in the transport: only the theme may be cached.
    const cache = search ? 'no-cache' : 'no-store'
    const answer = fetch(url, { method: body && 'POST', redirect: 'error', headers, body, cache })
    const at = performance.now()
    const early: EarlyRead = { endpoint, requestId, language, authorization, body, at, answer }
    // Reported by whoever takes the read.
    answer.then(({ ok }) => (early.isOk = ok)).catch(() => {})
    return (reads[url] = early)
  }

  // With recent stored settings, head.ts is loading their picture already.
  if (setting?.brandRef !== brandRef || !isOfLastHour(setting.readAt)) {
    const theme = read('/Theme/GetTheme', 'getTheme', `?${new URLSearchParams({ brandRef })}`)
    findFirstPicture(theme.answer, base, showPicture).catch(() => {}) // the page loads it later
  }
  // The API lacks this list: `package` also covers the packages' histories.
  const list = off.some((area) => path.includes(String(area))) ? undefined : readOfList()
  if (isMember && isHome) {
    read('/Customer/Profile', 'getProfile')
    // After an earlier visit the app may still know it.
    if (!storedOfSession('homeSnapshot')) read('/customer/membership-tier/system', 'getMembershipSystem')
    read('/dynamicdisplay/LayoutDisplay', 'getHomeLayout')
  } else if (isMember && list) {
    const [call, body, endpoint] = list
    read('/Customer/Profile', 'getProfile')
    read(call, endpoint, '', body)
  }
  return reads
}

interface Theme {
  json_config?: string | ThemeConfig
  groupimagelist: { imagegrouptype: unknown; imagelist: { imageurl: string }[] }[]
}
interface ThemeConfig {
  Setting_Field?: ThemeSetting
}
interface ThemeSetting {
  Cover_Page?: { isDisplay: unknown; displayType: unknown }
  isDark?: unknown
}
type ShowPicture = (address: string, setting: ThemeSetting) => void

/** Finds home's cover or the login's logo, in the most common formats; `src/brand/parse-theme.ts` reads all. */
async function findFirstPicture(
  answer: Promise<Response>,
  base: string,
  showPicture: ShowPicture,
): Promise<void> {
  if (!isHome && !isLoginPath && visit.bearer) return
  // The transport reads the same answer, which may be in an envelope.
  const body = (await (await answer).clone().json()) as { resp: Theme; data?: { resp: Theme } }
  const { json_config, groupimagelist } = (body.data ?? body).resp
  const config = typeof json_config === 'string' ? (JSON.parse(json_config) as ThemeConfig) : json_config
  const setting = config?.Setting_Field ?? {}
  if (isHome && !/^(true|1|y)$/i.test(String(setting.Cover_Page?.isDisplay))) return
  // 2 are the covers, 3 the login's logo; the type may be text.
  const group = groupimagelist.find(({ imagegrouptype }) => Number(imagegrouptype) === (isHome ? 2 : 3))
  const picture = group?.imagelist[0]?.imageurl
  if (!picture) return
  const { href } = new URL(picture, new URL(base || '/', location.href))
  // The address is unchecked: code and data addresses are not loaded.
  if (href.startsWith('http')) showPicture(href, setting)
}
