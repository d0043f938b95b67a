import { createFakeExtras, createFakeSdk, type FakeOptions } from '@/sandbox/line/fake-client'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/app'
import type { RuntimeConfig } from '@/config/runtime-config'
import { loadMessages } from '@/i18n/load-messages'
import { createLineConnection } from '@/session/line/line-connection'
import { launch, startEarlyHome } from '@/session/start'
import { readStored } from '@/storage/storage'
import { makeStore } from '@/store/store'
import type { Page } from './browser'

const LIFF_ID = '2000000001-judge'
/** Replaces liff/line-extras.ts in the build of new-document-plugin.ts. */
export const createLineExtras = () => createFakeExtras({ mode: 'line' }, LIFF_ID)

/** Starts the app as main.tsx does; outside LINE there is no LIFF, and inside LINE it may be late. */
export async function start(
  page: Page,
  config: RuntimeConfig,
  user: FakeOptions,
  lineMs: number,
): Promise<void> {
  document.documentElement.lang = 'th'
  await loadMessages('th')
  const isInLine = user.mode === 'line'
  const sdk = async () => {
    if (lineMs > 0) await new Promise((resolve) => setTimeout(resolve, lineMs))
    // As LINE's SDK does: the page that the link has named becomes the address.
    const named = new URL(location.href).searchParams.get('liff.state')
    if (named !== null) history.replaceState(history.state, '', named)
    return createFakeSdk(user)
  }
  const line = createLineConnection(isInLine ? LIFF_ID : undefined, sdk, isInLine)
  const store = makeStore(config)
  const root = createRoot(page.container)
  Object.assign(page, { store, root, read: readStored })
  if (line.isInAddress) {
    if (startEarlyHome(store, config, line))
      root.render(
        <App
          boot={{ config, line, startedAt: 0, takeCallbackToken: () => undefined }}
          store={store}
          isWaiting
        />,
      )
    await line.connect()
  }
  const boot = launch(store, config, line, 0)
  root.render(<App boot={boot} store={store} />)
}
