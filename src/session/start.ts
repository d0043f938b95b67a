import { isOfAnotherBrand, replaceBearer, storedBearer } from '@/config/bearer'
import { brandOfBearer } from '@/config/token-payload'
import { lineLoginPath, paths } from '@/config/paths'
import type { RuntimeConfig } from '@/config/runtime-config'
import { readText, wipe, writeText } from '@/config/storage'
import type { StartAddress } from './start-address'
import type { LineConnection } from '@/line/line-connection'
import { keepTarget } from './target-page'

export interface Start {
  brandRef?: string
  isGlobal?: string
  /** Where the router begins: path and query. */
  path: string
}

/**
 * Takes an entry into storage and decides where the app begins (spec 4, Start): another brand's token, stored or in the
 * address, a LINE login begun and not finished, or mobile-order references of another store lead to LINE login without the
 * old session.
 */
export function start(
  entry: StartAddress,
  config: Pick<RuntimeConfig, 'defaultBrandRef' | 'brands'>,
  line: Pick<LineConnection, 'isInAddress' | 'isAutomatic'>,
): Start {
  const brandRef = entry.brandRef ?? readText('brandRef') ?? config.defaultBrandRef
  const isGlobal = entry.isGlobal ?? readText('isGlobal')
  const isRefused = isOfAnotherBrand({ brandRef: brandOfBearer(entry.token ?? '') }, brandRef)
  const token = isRefused ? undefined : entry.token
  const isStale = isRefused || hasStaleSession(entry, brandRef, line.isInAddress)
  const asked = entry.path + entry.query
  if (isStale && !token) wipe('replaced')
  writeText('brandRef', brandRef)
  writeText('isGlobal', isGlobal)
  keepEntry({ ...entry, token }, brandRef)
  if (!brandRef) {
    keepTarget(asked)
    return { path: config.brands.length > 0 ? paths.selectBrand : asked }
  }
  // The consent that an SMS asks for needs no login, and a login would not come back to it.
  const isLoginDue = isStale && entry.path !== paths.smsPdpa
  if (isLoginDue && !entry.callbackToken && !token) {
    keepTarget(asked)
    return { brandRef, isGlobal, path: lineLoginPath(brandRef) }
  }
  if (entry.callbackToken && entry.path !== paths.landing) {
    // The landing reads callback tokens; the page that this one came with is where the login leads.
    keepTarget(asked)
    return { brandRef, isGlobal, path: paths.landing }
  }
  // Inside LINE it is not known yet whether this is a member: the sign-in finds out.
  const isNonMemberScan =
    entry.qrCode !== undefined &&
    readText('token') === undefined &&
    !entry.callbackToken &&
    !line.isAutomatic()
  return { brandRef, isGlobal, path: isNonMemberScan ? paths.pointMemberLogin : asked }
}

function hasStaleSession(entry: StartAddress, brandRef: string | undefined, isLineReturn: boolean): boolean {
  if (isOfAnotherBrand(storedBearer(), brandRef)) return true
  const isAnswered = isLineReturn || entry.callbackToken !== undefined
  if (isLineLoginOpen() && !isAnswered) return true
  const storedStore = readText('mobileOrderStoreRef')
  const askedStore = entry.mobileOrderStoreRef ?? entry.storeRef
  return storedStore !== undefined && askedStore !== undefined && storedStore !== askedStore
}

/** Whether a LINE login was begun here and nobody has logged in since, in another tab either: that session is not to end. */
function isLineLoginOpen(): boolean {
  const begun = readText('lineLogin')
  return begun !== undefined && Number(begun) > Number(readText('tokenSince') ?? 0)
}

function keepEntry(entry: StartAddress, brandRef: string | undefined): void {
  if (entry.token) replaceBearer(entry.token, brandRef)
  if (entry.storeRef) writeText('storeRef', entry.storeRef)
  if (entry.qrCode) writeText('qrCode', entry.qrCode)
  if (entry.mobileOrderStoreRef) writeText('mobileOrderStoreRef', entry.mobileOrderStoreRef)
  if (entry.mobileOrderQrRef) writeText('mobileOrderQrRef', entry.mobileOrderQrRef)
  if (entry.mobileOrderRedirectRoute) writeText('mobileOrderRedirectRoute', entry.mobileOrderRedirectRoute)
}
