import type { EarlyRead } from '@/api/early-reads'
import type { AppSetting } from '@/brand/app-setting'
import { ownPath, readApi } from '@/config/api-address'
import { isOpened } from '@/config/brand-of-visit'
import { configuredFacts } from '@/config/configured-facts'
import { isOfLastHour } from '@/lib/is-recent'
import { phoneNow } from '@/lib/server-clock'
import { brandRefIn, brandsIn, type RawConfig } from './config'
import { findFirstPicture, type ShowPicture } from './first-picture'
import { stored, storedOfSession, visit } from './visit'

/** A row of the table of first reads (src/app/page-reads.ts) as a request. `{name}` stands for what the address says. */
export interface WrittenRead extends Pick<EarlyRead, 'isAlwaysRead'> {
  /** RTK Query's cache key: the endpoint, and in brackets its argument as JSON. */
  key: string
  /** By the contract's path. */
  url: string
  body?: object
  /** By default the browser keeps nothing. */
  cache?: RequestCache
  /** Not sent where config.json switches this area off. */
  area?: string
  /** Sent for visitors alone, whose pages a member leaves; the theme for all. */
  isForVisitors?: true
  /** Another query of the address than the brand's makes another request. */
  isList?: true
  /** What home has kept of the last visit is new enough. */
  isKept?: true
}

/** Every read once, and which of them each path begins with; the theme's is every visit's. */
export interface WrittenReads {
  theme: WrittenRead
  reads: WrittenRead[]
  pages: Readonly<Record<string, number[]>>
}

declare global {
  /** Written by the build (tools/build/document/written-reads.ts). */
  const FIRST_READS: WrittenReads
}

/** A variable, because the built script repeats the table at each mention. */
const table = FIRST_READS

/** What stands for a value of the address. */
const PLACE = /\{(\w+)\}/g

/** How such a value is written in these fields; in others as it is. */
const encoders: Partial<Record<string, (value: string) => string>> = {
  url: encodeURIComponent,
  key: (value) => JSON.stringify(value).slice(1, -1),
}

/** Puts into a read what the address says; undefined if the address lacks it. */
function filled(read: WrittenRead, brandRef: string): WrittenRead | undefined {
  const valueOf = (name = '') => (name === 'brandRef' ? brandRef : visit.query.get(name)) ?? ''
  const text = JSON.stringify(read)
  if ([...text.matchAll(PLACE)].some(([, name]) => !valueOf(name))) return undefined
  return JSON.parse(text, (field, value: unknown) => {
    const encode = encoders[field] ?? String
    return typeof value === 'string'
      ? value.replace(PLACE, (_, name: string) => encode(valueOf(name)))
      : value
  }) as WrittenRead
}

/**
 * Requests what the first paint needs when the configuration has loaded: the theme, and what the address's page reads first. The
 * transport takes an answer (`src/api/early-reads.ts`) by its cache key. Requests nothing if the address is about to change
 * (`liff.state`, a token), or if a host is at rest, whose rules only the transport knows. `showPicture` gets the first picture
 * that an answer names.
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
  if (!brandRef || !isOpened(brandRef, brandsIn(config)) || !crypto.randomUUID) return reads
  const [row] = configuredFacts({ raw: config }, brandRef)
  const api = readApi({ ...config, ...row })
  if (!api) return reads
  const { customerApiUrl: base, apiShape: shape, off } = api
  const isMember = bearer && stored('tokenBrandRef') === brandRef
  const isUnfiltered = [...query.keys()].every((name) => name === 'brandRef' || name === 'isGlobal')

  const send = (written: WrittenRead): void => {
    const read = filled(written, brandRef)
    if (!read) return
    const { key, isAlwaysRead, cache = 'no-store' } = read
    const body = read.body && JSON.stringify(read.body)
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
    const url = base + ownPath(shape, read.url)
    const sent = new AbortController()
    const { signal } = sent
    const answer = fetch(url, { method: body && 'POST', redirect: 'error', headers, body, cache, signal })
    const sentAt = phoneNow()
    const abort = () => sent.abort()
    const early: EarlyRead = { isAlwaysRead, requestId, language, authorization, sentAt, answer, abort }
    // Reported by whoever takes the read.
    answer.then(({ ok }) => Object.assign(early, { isOk: ok, answeredAt: phoneNow() })).catch(() => {})
    findFirstPicture(answer, base, showPicture).catch(() => {}) // the page loads it later
    reads[key] = early
  }

  // With recent stored settings, head.ts is loading their picture already.
  if (setting?.brandRef !== brandRef || !isOfLastHour(setting.readAt)) send(table.theme)
  const isDue = ({ isForVisitors, area, isList, isKept }: WrittenRead) =>
    Boolean(isMember) !== Boolean(isForVisitors) &&
    !off.includes(area) &&
    (isUnfiltered || !isList) &&
    !(isKept && storedOfSession('homeSnapshot'))
  const ofPage = table.reads.filter((_, index) => table.pages[path]?.includes(index))
  ofPage.filter(isDue).forEach(send)
  return reads
}
