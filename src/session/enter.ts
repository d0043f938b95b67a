import { api } from '@/api/api'
import { paths } from '@/config/paths'
import { ConfigError, type RuntimeConfig } from '@/config/runtime-config'
import { readText } from '@/config/storage'
import { brandChosen, loggedIn, loggedOut } from '@/store/session.slice'
import type { AppStore } from '@/store/store'
import type { Boot } from './boot-context'
import { readStartAddress } from './start-address'
import { restoreHome } from '@/store/home-snapshot'
import type { LineConnection } from '@/line/line-connection'
import { start } from './start'

/**
 * Enters the app at its address (spec 2, Root behaviour): what the address brought is kept, secrets leave the address bar
 * before any other call, and the store knows who is here. Returns the address to the router.
 */
export function enter(store: AppStore, config: RuntimeConfig, line: LineConnection, startedAt: number): Boot {
  const entry = readStartAddress(new URL(location.href))
  const { brandRef, isGlobal, path } = start(entry, config, line)
  if (!brandRef && config.brands.length === 0) throw new ConfigError('no brand is named anywhere')
  history.replaceState(history.state, '', path + location.hash)
  store.dispatch(brandChosen({ brandRef, isGlobal }))
  const { isLoggedIn, isExpired } = store.getState().session
  const hasToken = readText('token') !== undefined
  if (hasToken && !isLoggedIn) welcomeBack(store)
  // The early home was of a session that the address has put an end to.
  if (!hasToken && isLoggedIn && !isExpired) {
    store.dispatch(loggedOut())
    store.dispatch(api.util.resetApiState())
  }
  return { config, line, startedAt, callbackToken: entry.callbackToken }
}

/**
 * Lets a stored member's home be painted while LINE still has the address: true where the address is home's and names no
 * other brand. Neither address nor storage is touched.
 */
export function enterEarly(store: AppStore): boolean {
  const url = new URL(location.href)
  const brandRef = readText('brandRef')
  const asked = url.searchParams.get('brandRef') ?? brandRef
  const isOwnHome = url.pathname === paths.home && brandRef !== undefined && asked === brandRef
  if (!isOwnHome || readText('token') === undefined || readText('tokenBrandRef') !== brandRef) return false
  store.dispatch(brandChosen({ brandRef, isGlobal: readText('isGlobal') }))
  welcomeBack(store)
  return true
}

function welcomeBack(store: AppStore): void {
  store.dispatch(loggedIn())
  restoreHome(store)
}
