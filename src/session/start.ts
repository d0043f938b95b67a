import { api } from '@/api/api'
import { restoreHome } from '@/api/home-cache'
import { appPath, sitePath } from '@/addresses/base-path'
import { isOfAnotherBrand, replaceBearer, storedBearer } from '@/storage/bearer'
import { paths } from '@/addresses/paths'
import type { AddressOfBrand } from '@/addresses/shareable-address'
import { readQuery } from '@/lib/read-query'
import { readBearer } from '@/storage/read-bearer'
import { ConfigError } from '@/config/load-config'
import { configOfBrand, type RuntimeConfig } from '@/config/runtime-config'
import {
  openBrandStorage,
  openMemberStorage,
  readStored,
  removeLineLogin,
  wipe,
  writeText,
} from '@/storage/storage'
import { ORDER, type Wipe } from '@/storage/storage-keys'
import { brandOfBearer, brandOfSmsToken } from '@/lib/token-payload'
import { isSitePath } from '@/lib/safe-url'
import type { LineConnection } from './line/line-connection'
import { brandChosen, loggedIn, loggedOut } from '@/store/session.slice'
import type { AppStore } from '@/store/store'
import type { Boot } from './boot-context'
import { isSessionOver } from './lifetime'
import { noteTabOwner, setAside, tabOwner } from './set-aside'
import { atStart, saveTarget } from './where-next'

/**
 * Starts the app at its address (spec 2, Root behaviour): stores the address's parameters, removes secrets from the address bar
 * before any other call, and tells the store who is logged in.
 */
export function launch(store: AppStore, file: RuntimeConfig, line: LineConnection, startedAt: number): Boot {
  const startAddress = readStartAddress(new URL(location.href))
  const { brandRef, isGlobal, path } = start(startAddress, file, line)
  const config = configOfBrand(file, brandRef)
  const { pathname, search } = new URL(path, location.origin)
  const query = queryWithBrand(pathname, search, { brandRef: config && brandRef, isGlobal })
  // First, because the address may hold a token, and members can share it even if the start fails.
  history.replaceState(history.state, '', sitePath(pathname) + query + location.hash)
  if (!brandRef && file.brands.length === 0) throw new ConfigError('no brand is named anywhere')
  if (!config) throw new ConfigError('config.json', file.raw)
  store.dispatch(brandChosen({ brandRef, isGlobal }))
  const { isLoggedIn, isExpired } = store.getState().session
  const hasToken = readStored('token') !== undefined
  // The early home was another member's, or its session was ended by the address.
  const isOver = isLoggedIn && store.dispatch(isSessionOver())
  // The start may have removed the bearer.
  if (!hasToken && !isExpired) store.dispatch(loggedOut())
  if (isOver) store.dispatch(api.util.resetApiState())
  if (hasToken && (!isLoggedIn || isOver)) resumeSession(store)
  return { config, line, startedAt, callbackToken: startAddress.callbackToken }
}

/** The query with the brand, so that a copied link opens it (spec 2, Root behaviour); unchanged if the brand is in it. */
export function queryWithBrand(
  pathname: string,
  search: string,
  { brandRef, isGlobal }: AddressOfBrand,
): string {
  if (!brandRef || pathname === paths.landing) return search
  const query = new URLSearchParams(search)
  const missing = Object.entries({ brandRef, isGlobal }).filter(
    ([name, value]) => value && query.get(name) !== value,
  )
  if (missing.length === 0) return search
  for (const [name, value] of missing) query.set(name, value ?? '')
  return `?${query}`
}

/**
 * Logs the stored member in, so that home renders while LINE's SDK reads the address. Gives the brand's configuration, or
 * undefined unless the address is home's with the stored brand and member. Changes neither address nor storage.
 */
export function startEarlyHome(store: AppStore, file: RuntimeConfig): RuntimeConfig | undefined {
  const query = readQuery(location.search)
  const brandRef = readStored('brandRef')
  const requestedBrand = query.get('brandRef') ?? brandRef
  const isOwnHome =
    appPath(location.pathname) === paths.home && brandRef === requestedBrand && !query.has('token')
  if (!isOwnHome || !brandRef || storedBearer() === undefined || readStored('tokenBrandRef') !== brandRef)
    return undefined
  const config = configOfBrand(file, brandRef)
  if (!config) return undefined
  store.dispatch(brandChosen({ brandRef, isGlobal: readStored('isGlobal') }))
  resumeSession(store)
  return config
}

function resumeSession(store: AppStore): void {
  openMemberStorage(readStored('token') ?? '')
  store.dispatch(loggedIn())
  restoreHome(store.dispatch, store.getState().session.brandRef)
}

const STORED_PARAMETERS = ['qrCode', 'storeRef'] as const
const READ_ONCE = ['callbackToken', ...STORED_PARAMETERS, ...ORDER] as const
const PARAMETERS = ['brandRef', 'isGlobal', ...READ_ONCE] as const

/** The address's parameters at the start (spec 2, Root behaviour), and the address without those that are read once. */
export interface StartAddress extends Partial<Record<(typeof PARAMETERS)[number], string>> {
  /** A member's bearer from another of the brand's sites. */
  token?: string
  /** sms-pdpa's token, which names a brand but is not a bearer; it stays in the query. */
  smsToken?: string
  /** The path, without double slashes. */
  path: string
  query: string
}

/** Reads the address's parameters; pure. */
export function readStartAddress(url: URL): StartAddress {
  const query = readQuery(url.search)
  const read = (name: string) => query.get(name) || undefined
  // Two leading slashes would name another host.
  const path = appPath(url.pathname)
    .replace(/^\/+/, '/')
    .replace(/(.)\/+$/, '$1')
  const isSmsPdpa = path === paths.smsPdpa
  const rest = new URLSearchParams(query)
  for (const name of READ_ONCE) rest.delete(name)
  if (!isSmsPdpa) rest.delete('token')
  const parameters = Object.fromEntries(PARAMETERS.map((name) => [name, read(name)]))
  const { mobileOrderRedirectRoute } = parameters
  return {
    ...parameters,
    token: isSmsPdpa ? undefined : readBearer(read('token')),
    smsToken: isSmsPdpa ? read('token') : undefined,
    mobileOrderRedirectRoute: isSitePath(mobileOrderRedirectRoute) ? mobileOrderRedirectRoute : undefined,
    path,
    query: rest.toString() && `?${rest}`,
  }
}

const LOGIN_MS = 24 * 60 * 60_000

function endAbandonedLogin(): void {
  const begunAt = Number(readStored('loginAt') ?? NaN)
  if (Date.now() - begunAt > LOGIN_MS) wipe('abandoned')
  // The clock was set back since: the day begins now.
  else if (begunAt > Date.now()) writeText('loginAt', String(Date.now()))
}

export interface Start {
  brandRef?: string
  isGlobal?: string
  /** The router's first location (path and query). */
  path: string
}

/**
 * Stores the address's parameters and decides where the app begins (spec 4, Start). Another brand's token (stored or in the
 * address), an unfinished LINE login, or an order of another store leads to LINE login without the old session.
 */
export function start(
  address: StartAddress,
  config: Pick<RuntimeConfig, 'defaultBrandRef' | 'brands'>,
  line: Pick<LineConnection, 'isInAddress' | 'isAutomatic'>,
): Start {
  // All code may then rely on a stored token being usable.
  if (!storedBearer()) {
    writeText('token', undefined)
    endAbandonedLogin()
  }
  const brandRef =
    address.brandRef ??
    brandOfSmsToken(address.smsToken, Date.now()) ??
    readStored('brandRef') ??
    config.defaultBrandRef
  const isGlobal = address.isGlobal ?? readStored('isGlobal')
  const tab = tabOwner()
  const memberId = readStored('memberId')
  const last = memberId === undefined ? tab.last : `${readStored('tokenBrandRef')}:${memberId}`
  const isRefused = isOfAnotherBrand({ brandRef: brandOfBearer(address.token ?? '') }, brandRef)
  const token = isRefused ? undefined : address.token
  const stale = isRefused ? 'refused' : staleSession(address, brandRef, line.isInAddress)
  const requestedPage = address.path + address.query
  // A bearer in the address overwrites the stored one without removing it first (see replaceBearer).
  if (stale) wipe(stale, token ? ['token'] : [])
  // On the way back from LINE the stored login is the new member's.
  if ((stale || token) && !line.isInAddress) removeLineLogin()
  // What was begun before a brand was chosen goes on at the chosen one.
  openBrandStorage(brandRef, tab.brandRef ?? readStored('brandRef') ?? brandRef)
  writeText('isGlobal', isGlobal)
  if (token ?? address.callbackToken) setAside()
  if (token) replaceBearer(token, brandRef)
  if ((tab.session ?? tab.member) !== undefined && tab.session !== readStored('tokenSince')) {
    setAside()
    wipe('replaced', [], 'session')
  }
  if (brandRef) noteTabOwner(brandRef, last)
  // A history detail that was left by a page load could not remove them (spec 2, Root behaviour).
  for (const key of ['transactionId', 'hasOpenedModal'] as const) writeText(key, undefined)
  for (const key of STORED_PARAMETERS) {
    if (address[key]) writeText(key, address[key])
  }
  if (ORDER.some((key) => address[key])) for (const key of ORDER) writeText(key, address[key])
  // An expired SMS link is reported on its page in its brand's name, without storing that brand.
  const endedBrand = brandRef ? undefined : brandOfSmsToken(address.smsToken)
  if (endedBrand) return { brandRef: endedBrand, isGlobal, path: requestedPage }
  const path = atStart(requestedPage, {
    brandRef,
    hasBrands: config.brands.length > 0,
    isLoginDue: stale !== undefined && !token,
    hasCallback: address.callbackToken !== undefined,
    isScan: address.qrCode !== undefined,
    mayBeMember: readStored('token') !== undefined || line.isAutomatic(),
  })
  // A scanned code is collected on the page it leads to.
  if (path !== requestedPage && path !== paths.pointMemberLogin) saveTarget(requestedPage)
  return { brandRef, isGlobal, path }
}

/** Why the stored session must end; undefined if it need not. */
function staleSession(
  address: StartAddress,
  brandRef: string | undefined,
  isLineReturn: boolean,
): Wipe | undefined {
  if (isOfAnotherBrand(storedBearer(), brandRef)) return 'refused'
  const storedStore = readStored('mobileOrderStoreRef')
  const requestedStore = address.mobileOrderStoreRef ?? address.storeRef
  if (storedStore !== undefined && requestedStore !== undefined && storedStore !== requestedStore)
    return 'refused'
  const isAnswered = isLineReturn || address.callbackToken !== undefined
  return isLineLoginOpen() && !isAnswered ? 'replaced' : undefined
}

/** Whether a LINE login has begun and nobody, in any tab, has logged in since. */
function isLineLoginOpen(): boolean {
  const begunAt = Number(readStored('lineLogin'))
  // A time in the future is from before the clock was set back, and says nothing about the order.
  return begunAt > Number(readStored('tokenSince') ?? 0) && begunAt <= Date.now()
}
