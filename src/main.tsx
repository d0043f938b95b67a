import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { showStartError } from './app/start-error'
import { loadRuntimeConfig } from './config/runtime-config'
import { readText } from './config/storage'
import { lateTexts, speak } from './i18n/late-texts'
import { loadMessages } from './i18n/load-messages'
import type { Locale } from './i18n/locale'
import { nextTask } from './lib/next-task'
import { connectLine } from './session/connect-line'
import { enter, enterEarly } from './session/enter'
import { makeStore } from './store/store'

/**
 * The boot, in order. The router may not look at the address before LINE has, so it comes last; a stored home or
 * index.html's splash shows until then.
 */
async function main(startedAt: number): Promise<void> {
  const locale: Locale = readText('language') === 'en' ? 'en' : 'th'
  speak(locale)
  const [config] = await Promise.all([loadRuntimeConfig(), loadMessages(locale, 'first')])
  // Those who need them say when they do not come.
  lateTexts(locale).catch(() => undefined)
  const line = await connectLine(config)
  const store = makeStore(config)
  const root = createRoot(document.getElementById('root') as HTMLElement) // index.html has it
  if (line.isInAddress) {
    if (enterEarly(store)) root.render(<App boot={{ config, line, startedAt }} store={store} isWaiting />)
    await line.connect()
  }
  await nextTask()
  const boot = enter(store, config, line, startedAt)
  // In slices: index.html's skeleton stands there, and a slow phone stays answerable.
  startTransition(() => root.render(<App boot={boot} store={store} />))
}

main(performance.now()).catch(showStartError)
