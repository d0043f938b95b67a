import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/app'
import { cacheEarlyAnswers } from './app/early-answers'
import { pageOf } from './app/lazy-page'
import { routeOf } from './app/routes'
import { appPath } from '@/addresses/base-path'
import { storedBearer } from '@/storage/bearer'
import { paths } from '@/addresses/paths'
import { ConfigError, loadRuntimeConfig } from './config/load-config'
import { readStored } from '@/storage/storage'
import { loadMessages } from './i18n/load-messages'
import { storedLocale } from './i18n/locale'
import { refetchFilesOnLoadError } from './lib/chunks'
import { bearForeignNodes } from './lib/foreign-nodes'
import { nextTask } from './lib/when-idle'
import { connectLine } from '@/session/line/line-connection'
import { enter, enterEarly } from './session/start'
import { redirectFrom } from './session/where-next'
import { makeStore } from './store/store'

/**
 * The boot, in order. The router may not read the address before LINE's SDK has, so the router comes last; a persisted home or
 * index.html's splash is on screen until then.
 */
async function main(startedAt: number): Promise<void> {
  // The head script has requested all of these. A page whose chunk fails to load shows that in its place.
  const page = firstPage()
    ?.preload()
    .catch(() => undefined)
  const loadTexts = () => loadMessages(storedLocale(readStored('language')))
  const [file] = await Promise.all([loadRuntimeConfig(), loadTexts(), page])
  // All that acts comes after this: a page that is merely prerendered, and may never be seen, has only loaded.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))
  const line = await connectLine(file)
  await nextTask()
  // Another tab may have chosen another language meanwhile.
  await loadTexts()
  const store = makeStore(file)
  const element = document.getElementById('root') as HTMLElement // index.html has it
  let root: Root | undefined
  if (line.isInAddress) {
    const config = enterEarly(store, file)
    if (config) {
      window.__start?.end()
      root = createRoot(element)
      root.render(<App boot={{ config, line, startedAt }} store={store} isWaiting />)
    }
    await line.connect()
  }
  const app = <App boot={enter(store, file, line, startedAt)} store={store} />
  await cacheEarlyAnswers(store)
  window.__start?.end()
  // As a transition React renders in slices: index.html's picture is on screen, and a slow phone stays responsive.
  startTransition(() => (root ?? createRoot(element)).render(app))
}

/** The page of the address; a visitor who is not logged in begins at the login. */
function firstPage() {
  const route = routeOf(appPath(location.pathname))
  const isBarred = route?.isForMembers && redirectFrom('members', { isMember: storedBearer() !== undefined })
  const first = isBarred ? routeOf(paths.lineLogin) : route
  return first && pageOf(first)
}

/**
 * Has the document show its start error (document/start-watch.ts) when the configuration, the texts, the brand or the app's code did not
 * load. What is wrong with the configuration stands below, for the engineer who is putting the app on a host.
 */
function fail(error: unknown): void {
  window.__start?.fail(error)
  if (error instanceof ConfigError)
    void import('./app/show-config-errors').then(({ showConfigErrors }) => showConfigErrors(error))
}

refetchFilesOnLoadError()
bearForeignNodes()
main(performance.now()).catch(fail)
