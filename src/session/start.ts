import { appPath, sitePath } from '@/addresses/base-path'
import { bearerAt, isOfAnotherBrand, storedBearer } from '@/storage/bearer'
import { lineLoginPath, paths } from '@/addresses/paths'
import type { AddressOfBrand } from '@/addresses/shareable-address'
import { asKnown, readQuery } from '@/lib/read-query'
import { readBearer } from '@/storage/read-bearer'
import { brandAsKnown, decideBrand, type Brands } from '@/config/brand-of-visit'
import { ConfigError } from '@/config/load-config'
import { configOfBrand, type RuntimeConfig } from '@/config/runtime-config'
import { closeSession, openBrand, readStored, tidy, writeStored } from '@/storage/storage'
import { ORDER, type StoredKey } from '@/storage/storage-keys'
import { brandOfBearer, brandOfSmsToken } from '@/lib/token-payload'
import { isSitePath, withoutEndSlashes } from '@/lib/safe-url'
import { phoneNow } from '@/lib/server-clock'
import type { LineConnection } from './line/line-connection'
import type { AppDispatch, AppStore } from '@/store/store'
import type { Boot } from './boot-context'
import { isSessionOver } from './lifetime'
import { beginSession, brandChosen, endSession, resumeSession, type EndCause } from './session'
import { addScannedCode } from './scanned-codes'
import { saveTarget } from './target-page'

/**
 * Starts the app at its address (spec 2, Root behaviour): stores the address's parameters, removes secrets from the address bar
 * before any other call, and tells the store who is logged in.
 */
export function launch(store: AppStore, file: RuntimeConfig, line: LineConnection, startedAt: number): Boot {
  const startAddress = readStartAddress(new URL(location.href))
  line.onAnotherUser(() => {
    store.dispatch(endSession('anotherUser'))
    // What the other user's link has brought is theirs.
    saveTarget(startAddress.path + startAddress.query)
    if (startAddress.qrCode) addScannedCode(startAddress.qrCode)
  })
  const { brandRef, isGlobal, path } = store.dispatch(start(startAddress, file, line))
  const config = configOfBrand(file, brandRef)
  const { pathname, search } = new URL(path, location.origin)
  const query = queryWithBrand(pathname, search, { brandRef: config && brandRef, isGlobal })
  // First, because the address may hold a token, and members can share it even if the start fails.
  history.replaceState(history.state, '', sitePath(pathname) + query + location.hash)
  if (!brandRef && file.brands.length === 0) throw new ConfigError('no brand is named anywhere')
  if (!config) throw new ConfigError('config.json', file.raw)
  store.dispatch(brandChosen({ brandRef, isGlobal }))
  if (store.getState().session.isLoggedIn && store.dispatch(isSessionOver()))
    store.dispatch(endSession('overtaken'))
  if (!store.getState().session.isLoggedIn) {
    if (bearerAt(brandRef)) store.dispatch(resumeSession())
    // Another tab may store one meanwhile.
    else closeSession()
  }
  // It is taken once.
  const callbackTokens = [startAddress.callbackToken]
  return { config, line, startedAt, takeCallbackToken: () => callbackTokens.pop() }
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
export function startEarlyHome(
  store: AppStore,
  file: RuntimeConfig,
  line: Pick<LineConnection, 'onAnotherUser'>,
): RuntimeConfig | undefined {
  line.onAnotherUser(() => store.dispatch(endSession('anotherUser')))
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
  store.dispatch(resumeSession())
  return config
}

const READ_ONCE = ['callbackToken', 'qrCode', 'storeRef', ...ORDER] as const
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
  const path = withoutEndSlashes(appPath(url.pathname).replace(/^\/+/, '/'))
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

/** What storage holds of sessions and logins as the app starts. Times in ms, 0 if none. */
const findStored = () => ({
  now: phoneNow(),
  bearer: storedBearer(),
  tokenSince: Number(readStored('tokenSince') ?? 0),
  isGlobal: readStored('isGlobal'),
  orderStoreRef: readStored('mobileOrderStoreRef'),
  /** When an unfinished LINE login began. */
  lineLogin: Number(readStored('lineLogin') ?? 0),
})

type Line = Pick<LineConnection, 'isInAddress' | 'isAutomatic' | 'liffId'>

/** What the start does, in this order; then it opens `path`. */
interface Decision {
  brandRef: string | undefined
  isGlobal: string | undefined
  /** The router's first location (path and query). */
  path: string
  end: EndCause | undefined
  /** Begins a session with this bearer. */
  token: string | undefined
  stores: [StoredKey, string | undefined][]
  /** The page to return to after a login. */
  target: string | undefined
}

/**
 * Decides where the app begins (spec 4, Start); pure. Another brand's token (stored or in the address), an unfinished LINE
 * login, or an order of another store leads to LINE login without the old session.
 */
function decideStart(
  address: StartAddress,
  brandRef: string | undefined,
  found: ReturnType<typeof findStored>,
  { brands }: Brands,
  line: Line,
): Decision {
  const { bearer } = found
  const isRefused = isOfAnotherBrand({ brandRef: brandOfBearer(address.token ?? '') }, brandRef)
  const stale = isRefused ? 'refused' : staleSession(address, found, brandRef, line.isInAddress)
  // The brand's other site may hand over the session that is here, which then goes on.
  const isHere = !stale && address.token === bearer?.token
  const token = isRefused || isHere ? undefined : address.token
  const isKept = token === undefined && stale === undefined
  // A history detail that was left by a page load could not remove them (spec 2, Root behaviour).
  const stores: [StoredKey, string | undefined][] = [
    ['transactionId', undefined],
    ['hasOpenedModal', undefined],
  ]
  if (address.storeRef) stores.push(['storeRef', address.storeRef])
  if (ORDER.some((key) => address[key])) for (const key of ORDER) stores.push([key, address[key]])

  const requestedPage = address.path + address.query
  // One that is unknown is said to be so to a visitor; a member stays at their own brand.
  const shownBrand = (bearer || token ? undefined : address.brandRef) ?? brandRef
  const path = atStart(requestedPage, {
    brandRef: shownBrand,
    hasBrands: brands.length > 0,
    isLoginDue: stale !== undefined && !token,
    hasCallback: address.callbackToken !== undefined,
    isScan: address.qrCode !== undefined,
    mayBeMember: token !== undefined || (isKept && bearer !== undefined) || line.isAutomatic(),
  })
  // An expired SMS link is reported in its brand's name, which is not stored.
  const endedBrand = shownBrand ? undefined : brandOfSmsToken(address.smsToken)
  // A scanned code is collected on the page it leads to.
  const isTarget = path !== requestedPage && path !== paths.pointMemberLogin && !endedBrand
  return {
    brandRef: shownBrand ?? endedBrand,
    isGlobal: address.isGlobal ?? found.isGlobal,
    path: endedBrand ? requestedPage : path,
    end: stale,
    token,
    stores,
    target: isTarget ? requestedPage : undefined,
  }
}

interface StartFacts {
  brandRef: string | undefined
  hasBrands: boolean
  /** The stored session must end, and the address brings no other. */
  isLoginDue: boolean
  hasCallback: boolean
  isScan: boolean
  /** Inside LINE true until the sign-in has found out. */
  mayBeMember: boolean
}

/** The first page (spec 4, Start) at the address of `page`. */
export function atStart(page: string, facts: StartFacts): string {
  const { brandRef, hasBrands, isLoginDue, hasCallback, isScan, mayBeMember } = facts
  if (!brandRef) return hasBrands ? paths.selectBrand : page
  if (hasCallback) return page.split('?')[0] === paths.landing ? page : paths.landing
  // The consent by SMS needs no login, and a login would not return to that page.
  if (isLoginDue && !page.startsWith(paths.smsPdpa)) return lineLoginPath(brandRef)
  return isScan && !mayBeMember ? paths.pointMemberLogin : page
}

/** Stores the address's parameters, ends and begins the session as decided, and gives where the app begins. */
export function start(named: StartAddress, brands: Brands, line: Line) {
  return (dispatch: AppDispatch): Pick<Decision, 'brandRef' | 'isGlobal' | 'path'> => {
    // All code may then rely on a stored token being usable.
    if (!storedBearer()) writeStored('token', undefined)
    tidy()
    const last = readStored('brandRef')
    const address = { ...named, brandRef: brandAsKnown(named.brandRef, brands, last) }
    const ofSms = brandOfSmsToken(address.smsToken, phoneNow())
    const opened = decideBrand([address.brandRef, ofSms], brands, last)
    // First, because what is stored of logins and orders is the brand's.
    openBrand(opened)
    const decision = decideStart(address, opened, findStored(), brands, line)
    const { brandRef, isGlobal, path, end, token, stores, target } = decision
    const liffId = line.isInAddress ? line.liffId : undefined
    if (end) dispatch(endSession(end, { isBearerReplaced: token !== undefined, liffId }))
    if (token) dispatch(beginSession({ by: 'address', token, brandRef: opened, liffId }))
    writeStored('isGlobal', isGlobal)
    for (const [key, text] of stores) writeStored(key, text)
    if (address.qrCode) addScannedCode(address.qrCode)
    if (target !== undefined) saveTarget(target)
    return { brandRef, isGlobal, path }
  }
}

/** Why the stored session must end; undefined if it need not. */
function staleSession(
  address: StartAddress,
  { bearer, orderStoreRef, lineLogin, tokenSince, now }: ReturnType<typeof findStored>,
  brandRef: string | undefined,
  isLineReturn: boolean,
): 'refused' | 'otherStore' | 'unfinished' | undefined {
  if (isOfAnotherBrand(bearer, brandRef)) return 'refused'
  const requestedStore = address.mobileOrderStoreRef ?? address.storeRef
  if (orderStoreRef !== undefined && requestedStore !== undefined && !isSame(orderStoreRef, requestedStore))
    return 'otherStore'
  const isAnswered = isLineReturn || address.callbackToken !== undefined
  // Nobody, in any tab, has logged in since. A time in the future is from before the clock was set back, and says nothing.
  const isLineLoginOpen = lineLogin > tokenSince && lineLogin <= now
  return isLineLoginOpen && !isAnswered ? 'unfinished' : undefined
}

/** Whether two references are one, though a message may have put a mark behind either. */
const isSame = (one: string, other: string) =>
  asKnown(one, [other], false) === other || asKnown(other, [one], false) === one
