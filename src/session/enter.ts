import { ConfigError, type RuntimeConfig } from '@/config/runtime-config'
import { readText } from '@/config/storage'
import { brandChosen, loggedIn } from '@/store/session.slice'
import { makeStore, type AppStore } from '@/store/store'
import type { Boot } from './boot-context'
import { readEntry } from './entry'
import { restoreHome } from './home-snapshot'
import type { LineConnection } from './line-connection'
import { start } from './start'

/**
 * Enters the app at its address (spec 2, Root behaviour): what the address brought is kept, secrets leave the address bar
 * before any other call, and the store knows who is here. Returns the address to the router.
 */
export function enter(
  config: RuntimeConfig,
  line: LineConnection,
  startedAt: number,
): { boot: Boot; store: AppStore } {
  const entry = readEntry(new URL(location.href))
  const { brandRef, isGlobal, path } = start(entry, config, line)
  if (!brandRef && config.brands.length === 0) throw new ConfigError('no brand is named anywhere')
  history.replaceState(history.state, '', path + location.hash)
  const store = makeStore(config)
  store.dispatch(brandChosen({ brandRef, isGlobal }))
  if (readText('token')) {
    store.dispatch(loggedIn())
    restoreHome(store)
  }
  return { boot: { config, line, startedAt, callbackToken: entry.callbackToken }, store }
}
