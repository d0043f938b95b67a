import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/app'
import { cacheEarlyAnswers } from './app/early-answers'
import { pageOf } from './app/lazy-page'
import { routeOf } from './app/routes'
import { appPath } from '@/addresses/base-path'
import { storedBearer } from '@/storage/bearer'
import { paths } from '@/addresses/paths'
import { configuredFacts } from './config/configured-facts'
import { ConfigError, loadRuntimeConfig } from './config/load-config'
import type { RuntimeConfig } from './config/runtime-config'
import { readStored, tidy } from '@/storage/storage'
import { loadMessages } from './i18n/load-messages'
import { storedLocale } from './i18n/locale'
import { refetchFilesOnLoadError } from './lib/chunks'
import { tolerateForeignNodes } from './lib/foreign-nodes'
import { keepUsage } from './lib/usage'
import { connectLine } from '@/session/line/line-connection'
import { launch, startEarlyHome } from './session/start'
import { makeStore, type AppStore } from './store/store'

/**
 * Boots the app. The router must not read the address before LINE's SDK has, so it comes last; a kept home or index.html's
 * splash is on screen until then.
 */
async function main(startedAt: number): Promise<void> {
  // The head script has requested all of these. If the page's chunk fails, the page shows that itself.
  const page = firstPage()
    ?.preload()
    .catch(() => undefined)
  const loadTexts = () => loadMessages(storedLocale(readStored('language')))
  const [file] = await Promise.all([loadRuntimeConfig(), loadTexts(), page])
  // A prerendered page may never be seen, so it only loads.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
  tidy()
  keepUsage(file.raw?.usageReporting)
  const line = await connectLine(file)
  // Another tab may have changed the language meanwhile.
  await loadTexts()
  const store = makeStore(file)
  const element = document.getElementById('root') as HTMLElement // part of index.html
  let root: Root | undefined
  if (line.isInAddress) {
    const config = startEarlyHome(store, file, line)
    if (config) {
      await loadOwnWords(file, store)
      window.__head?.start?.end()
      root = createRoot(element)
      root.render(
        <App
          boot={{ config, line, startedAt, takeCallbackToken: () => undefined }}
          store={store}
          isWaiting
        />,
      )
    }
    await line.connect()
  }
  const app = <App boot={launch(store, file, line, startedAt)} store={store} />
  await loadOwnWords(file, store)
  await cacheEarlyAnswers(store)
  window.__head?.start?.end()
  // A transition renders in slices: a slow phone stays responsive behind index.html's picture.
  startTransition(() => (root ?? createRoot(element)).render(app))
}

/** The brand's own words, where config.json has any; if they do not load, the app's stand. */
async function loadOwnWords(file: RuntimeConfig, store: AppStore): Promise<void> {
  const rows = configuredFacts(file, store.getState().session.brandRef)
  if (rows.some(({ texts, pointsName }) => texts ?? pointsName))
    await import('./i18n/own-words').then(
      ({ sayOwnWords }) => sayOwnWords(rows),
      () => undefined,
    )
}

/** The chunk of the address's page; visitors begin at the login. */
function firstPage() {
  const route = routeOf(appPath(location.pathname))
  const needsLogin = route?.isForMembers && storedBearer() === undefined
  const first = needsLogin ? routeOf(paths.lineLogin) : route
  return first && pageOf(first)
}

/**
 * Shows the document's start error (document/start-watch.ts) if configuration, texts, brand or code failed to load, and below it
 * what is wrong with the configuration, for the engineer who sets up the host.
 */
function fail(error: unknown): void {
  window.__head?.start?.fail(error)
  if (error instanceof ConfigError)
    void import('./app/show-config-errors').then(({ showConfigErrors }) => showConfigErrors(error))
}

refetchFilesOnLoadError()
tolerateForeignNodes()
main(performance.now()).catch(fail)
