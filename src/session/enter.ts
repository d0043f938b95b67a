import { api } from '@/api/api'
import { appPath, sitePath } from '@/config/base-path'
import { paths } from '@/config/paths'
import { ConfigError, type RuntimeConfig } from '@/config/runtime-config'
import { readText } from '@/config/storage'
import type { LineConnection } from '@/line/line-connection'
import { restoreHome } from '@/store/home-snapshot'
import { brandChosen, loggedIn, loggedOut } from '@/store/session.slice'
import type { AppStore } from '@/store/store'
import type { Boot } from './boot-context'
import { start } from './start'
import { readStartAddress } from './start-address'

/**
 * Starts the app at its address (spec 2, Root behaviour): stores what the address has brought, removes secrets from the address
 * bar before any other call, and tells the store who is logged in. Returns what the router and the pages need.
 */
export function enter(store: AppStore, config: RuntimeConfig, line: LineConnection, startedAt: number): Boot {
  const startAddress = readStartAddress(new URL(location.href))
  const { brandRef, isGlobal, path } = start(startAddress, config, line)
  if (!brandRef && config.brands.length === 0) throw new ConfigError('no brand is named anywhere')
  history.replaceState(history.state, '', sitePath(path) + location.hash)
  store.dispatch(brandChosen({ brandRef, isGlobal }))
  const { isLoggedIn, isExpired } = store.getState().session
  const hasToken = readText('token') !== undefined
  if (hasToken && !isLoggedIn) resumeSession(store)
  // Home was rendered early for a session that the address has ended.
  if (!hasToken && isLoggedIn && !isExpired) {
    store.dispatch(loggedOut())
    store.dispatch(api.util.resetApiState())
  }
  return { config, line, startedAt, callbackToken: startAddress.callbackToken }
}

/**
 * Logs a stored member in so that home can render while LINE's SDK still reads the address: true where the address is home's and
 * names no other brand and no other member. Changes neither the address nor storage.
 */
export function enterEarly(store: AppStore): boolean {
  const query = new URLSearchParams(location.search)
  const brandRef = readText('brandRef')
  const requestedBrand = query.get('brandRef') ?? brandRef
  const isOwnHome =
    appPath(location.pathname) === paths.home && brandRef === requestedBrand && !query.has('token')
  if (!isOwnHome || !brandRef || readText('token') === undefined || readText('tokenBrandRef') !== brandRef)
    return false
  store.dispatch(brandChosen({ brandRef, isGlobal: readText('isGlobal') }))
  resumeSession(store)
  return true
}

function resumeSession(store: AppStore): void {
  store.dispatch(loggedIn())
  restoreHome(store)
}
