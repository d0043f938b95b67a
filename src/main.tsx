import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { pageOf } from './app/lazy-page'
import { routeOf } from './app/routes'
import { showStartError } from './app/start-error'
import { appPath } from '@/addresses/base-path'
import { storedBearer } from '@/storage/bearer'
import { paths } from '@/addresses/paths'
import { loadRuntimeConfig } from './config/load-config'
import { readStored } from '@/storage/storage'
import { loadMessages } from './i18n/load-messages'
import { storedLocale } from './i18n/locale'
import { nextTask } from './lib/next-task'
import { connectLine } from './line/line-connection'
import { enter, enterEarly } from './session/start'
import { makeStore } from './store/store'

/**
 * The boot, in order. The router may not read the address before LINE's SDK has, so the router comes last; a persisted home or
 * index.html's splash is on screen until then.
 */
async function main(startedAt: number): Promise<void> {
  const locale = storedLocale(readStored('language'))
  // The head script has requested all of these. A page whose chunk fails to load shows that in its place.
  const page = firstPage()
    ?.preload()
    .catch(() => undefined)
  const [config] = await Promise.all([loadRuntimeConfig(), loadMessages(locale), page])
  const line = await connectLine(config)
  const store = makeStore(config)
  const root = createRoot(document.getElementById('root') as HTMLElement) // index.html has it
  if (line.isInAddress) {
    if (enterEarly(store)) root.render(<App boot={{ config, line, startedAt }} store={store} isWaiting />)
    await line.connect()
  }
  await nextTask()
  const boot = enter(store, config, line, startedAt)
  // As a transition React renders in slices: index.html's skeleton is on screen, and a slow phone stays responsive.
  startTransition(() => root.render(<App boot={boot} store={store} />))
}

/** The page of the address; a visitor who is not logged in begins at the login. */
function firstPage() {
  const route = routeOf(appPath(location.pathname))
  const isBarred = route?.isForMembers && storedBearer() === undefined
  const first = isBarred ? routeOf(paths.lineLogin) : route
  return first && pageOf(first)
}

main(performance.now()).catch(showStartError)
