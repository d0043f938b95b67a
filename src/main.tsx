import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { showStartError } from './app/start-error'
import { loadRuntimeConfig } from './config/runtime-config'
import { readText } from './config/storage'
import { loadMessages } from './i18n/load-messages'
import { connectLine } from './session/connect-line'
import { enter } from './session/enter'

/** The boot, in order. The router may not look at the address before LINE has, so it comes last; index.html's splash shows until then. */
async function main(startedAt: number): Promise<void> {
  const locale = readText('language') === 'en' ? 'en' : 'th'
  const [config, messages] = await Promise.all([loadRuntimeConfig(), loadMessages(locale, 'first')])
  const line = await connectLine(config)
  if (line.isInAddress) await line.connect()
  const { boot, store } = enter(config, line, startedAt)
  const root = createRoot(document.getElementById('root') as HTMLElement) // index.html has it
  root.render(<App boot={boot} store={store} texts={{ locale, messages }} />)
}

main(performance.now()).catch(showStartError)
