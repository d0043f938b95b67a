import { isOfAnotherBrand, replaceBearer, storedBearer } from '@/config/bearer'
import { lineLoginPath, paths } from '@/config/paths'
import type { RuntimeConfig } from '@/config/runtime-config'
import { readText, wipe, writeText } from '@/config/storage'
import type { Wipe } from '@/config/storage-keys'
import { brandOfBearer, brandOfSmsToken } from '@/config/token-payload'
import type { LineConnection } from '@/line/line-connection'
import type { StartAddress } from './start-address'
import { keepTarget } from './target-page'

/** What was stored of the store that a visitor came from: stores are a brand's own. */
const STORE_REFERENCES = [
  'storeRef',
  'mobileOrderStoreRef',
  'mobileOrderQrRef',
  'mobileOrderRedirectRoute',
] as const

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
  const brandRef =
    address.brandRef ??
    brandOfSmsToken(address.smsToken, Date.now()) ??
    readText('brandRef') ??
    config.defaultBrandRef
  const isGlobal = address.isGlobal ?? readText('isGlobal')
  const isRefused = isOfAnotherBrand({ brandRef: brandOfBearer(address.token ?? '') }, brandRef)
  const token = isRefused ? undefined : address.token
  const stale = isRefused ? 'refused' : staleSession(address, brandRef, line.isInAddress)
  const requestedPage = address.path + address.query
  // A bearer in the address overwrites the stored one, which is never removed in between (replaceBearer says why).
  if (stale) wipe(stale, token ? ['token'] : [])
  if (brandRef !== readText('brandRef')) STORE_REFERENCES.forEach((key) => writeText(key, undefined))
  writeText('brandRef', brandRef)
  writeText('isGlobal', isGlobal)
  storeParameters({ ...address, token }, brandRef)
  if (!brandRef) {
    // The page of an SMS link that has ended says so in its brand's name, of which nothing is stored.
    const endedBrand = brandOfSmsToken(address.smsToken)
    if (endedBrand) return { brandRef: endedBrand, isGlobal, path: requestedPage }
    keepTarget(requestedPage)
    return { path: config.brands.length > 0 ? paths.selectBrand : requestedPage }
  }
  // The consent that an SMS requests needs no login, and a login would not return to that page.
  const isLoginDue = stale !== undefined && address.path !== paths.smsPdpa
  if (isLoginDue && !address.callbackToken && !token) {
    keepTarget(requestedPage)
    return { brandRef, isGlobal, path: lineLoginPath(brandRef) }
  }
  if (address.callbackToken && address.path !== paths.landing) {
    // The landing reads callback tokens; the page of this address is where the login then leads.
    keepTarget(requestedPage)
    return { brandRef, isGlobal, path: paths.landing }
  }
  // Inside LINE it is not known yet whether this is a member: the sign-in finds out.
  const isNonMemberScan =
    address.qrCode !== undefined &&
    readText('token') === undefined &&
    !address.callbackToken &&
    !line.isAutomatic()
  return { brandRef, isGlobal, path: isNonMemberScan ? paths.pointMemberLogin : requestedPage }
}

/** Why the stored session cannot go on, if it cannot: what is stored of it is to be wiped for that reason. */
function staleSession(
  address: StartAddress,
  brandRef: string | undefined,
  isLineReturn: boolean,
): Wipe | undefined {
  if (isOfAnotherBrand(storedBearer(), brandRef)) return 'refused'
  const storedStore = readText('mobileOrderStoreRef')
  const requestedStore = address.mobileOrderStoreRef ?? address.storeRef
  if (storedStore !== undefined && requestedStore !== undefined && storedStore !== requestedStore)
    return 'refused'
  const isAnswered = isLineReturn || address.callbackToken !== undefined
  return isLineLoginOpen() && !isAnswered ? 'replaced' : undefined
}

/** Whether a LINE login was begun here and nobody has logged in since, in another tab either: that session must not end. */
function isLineLoginOpen(): boolean {
  const begunAt = readText('lineLogin')
  return begunAt !== undefined && Number(begunAt) > Number(readText('tokenSince') ?? 0)
}

function storeParameters(address: StartAddress, brandRef: string | undefined): void {
  if (address.token) replaceBearer(address.token, brandRef)
  for (const key of ['qrCode', ...STORE_REFERENCES] as const) {
    if (address[key]) writeText(key, address[key])
  }
}
