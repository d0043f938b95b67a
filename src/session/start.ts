import { api } from '@/api/api'
import { restoreHome } from '@/api/home-cache'
import { appPath, sitePath } from '@/addresses/base-path'
import { isOfAnotherBrand, replaceBearer, storedBearer } from '@/storage/bearer'
import { paths } from '@/addresses/paths'
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
 * Starts the app at its address (spec 2, Root behaviour): stores what the address has brought, removes secrets from the address
 * bar before any other call, and tells the store who is logged in. Returns what the router and the pages need.
 */
export function enter(store: AppStore, file: RuntimeConfig, line: LineConnection, startedAt: number): Boot {
  const startAddress = readStartAddress(new URL(location.href))
  const { brandRef, isGlobal, path } = start(startAddress, file, line)
  // First: an address may hold a token, and is shared from a start that fails as well.
  history.replaceState(history.state, '', sitePath(path) + location.hash)
  if (!brandRef && file.brands.length === 0) throw new ConfigError('no brand is named anywhere')
  const config = configOfBrand(file, brandRef)
  if (!config) throw new ConfigError('config.json', file.raw)
  store.dispatch(brandChosen({ brandRef, isGlobal }))
  const { isLoggedIn, isExpired } = store.getState().session
  const hasToken = readStored('token') !== undefined
  // Home was rendered early for another member than the address has brought, or for a session that the address has ended.
  const isOver = isLoggedIn && store.dispatch(isSessionOver())
  // The start may have removed the bearer that the page began with: from now on it has no session.
  if (!hasToken && !isExpired) store.dispatch(loggedOut())
  if (isOver) store.dispatch(api.util.resetApiState())
  if (hasToken && (!isLoggedIn || isOver)) resumeSession(store)
  return { config, line, startedAt, callbackToken: startAddress.callbackToken }
}

/**
 * Logs a stored member in so that home can render while LINE's SDK still reads the address: gives the brand's configuration where the
 * address is home's and names no other brand and no other member, else undefined. Changes neither the address nor storage.
 */
export function enterEarly(store: AppStore, file: RuntimeConfig): RuntimeConfig | undefined {
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

/** The parameters of the address on start (spec 2, Root behaviour), and the address without those read once. */
export interface StartAddress extends Partial<Record<(typeof PARAMETERS)[number], string>> {
  /** A member's bearer, handed over by another of the brand's sites. */
  token?: string
  /** The token of sms-pdpa, which names a brand and is no bearer; it stays in the query for its page. */
  smsToken?: string
  /** Path and query without secrets and without the parameters read once. */
  path: string
  query: string
}

/** Reads the address on start; pure. */
export function readStartAddress(url: URL): StartAddress {
  const query = readQuery(url.search)
  const read = (name: string) => query.get(name) || undefined
  // Two slashes would name another host, and history refuses those.
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
  // Stored before the clock was set back: the day begins now.
  else if (begunAt > Date.now()) writeText('loginAt', String(Date.now()))
}

export interface Start {
  brandRef?: string
  isGlobal?: string
  /** The router's first location: path and query. */
  path: string
}

/**
 * Stores the address's parameters and decides where the app begins (spec 4, Start): another brand's token, stored or in the
 * address, a LINE login begun and not finished, or mobile-order references of another store lead to LINE login without the
 * old session.
 */
export function start(
  address: StartAddress,
  config: Pick<RuntimeConfig, 'defaultBrandRef' | 'brands'>,
  line: Pick<LineConnection, 'isInAddress' | 'isAutomatic'>,
): Start {
  // A stored text that can be no bearer is removed, so that all code finds none.
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
  // A bearer in the address overwrites the stored one, which is never removed in between (replaceBearer says why).
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
  // A history detail that was left by loading another page has not removed them (spec 2, Root behaviour).
  for (const key of ['transactionId', 'hasOpenedModal'] as const) writeText(key, undefined)
  for (const key of STORED_PARAMETERS) {
    if (address[key]) writeText(key, address[key])
  }
  if (ORDER.some((key) => address[key])) for (const key of ORDER) writeText(key, address[key])
  // An SMS link that has expired is told on its page, in its brand's name; nothing of that brand is stored.
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
  // A scanned code is collected on the page that it leads to.
  if (path !== requestedPage && path !== paths.pointMemberLogin) saveTarget(requestedPage)
  return { brandRef, isGlobal, path }
}

/** Why the stored session cannot go on, if it cannot: what is stored of it is to be wiped for that reason. */
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

/** Whether a LINE login was begun here and nobody has logged in since, in another tab either: that session must not end. */
function isLineLoginOpen(): boolean {
  const begunAt = Number(readStored('lineLogin'))
  // A moment to come was stored before the clock was set back: it does not say which of the two came first.
  return begunAt > Number(readStored('tokenSince') ?? 0) && begunAt <= Date.now()
}
