import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { BrandProvider } from '@/brand/brand-provider'
import { IntlProvider } from '@/i18n/intl-provider'
import { BootContext, type Boot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { persistHome } from '@/store/persist-home'
import type { AppStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/feedback-context'
import { ToastProvider } from '@/ui/toast-context'
import { AddressRouter } from './address-router'
import { AppShell } from './shell/app-shell'

interface Props {
  boot: Boot
  store: AppStore
  /** LINE's SDK has not read the address yet: home is rendered without waiting for the SDK. */
  isWaiting?: boolean
}

/** The app, rendered once its configuration, its texts and LINE are loaded. */
export function App({ boot, store, isWaiting }: Props) {
  useEffect(() => persistHomeOnChange(store), [store])
  return (
    <BootContext value={boot}>
      <Provider store={store}>
        <Localized isWaiting={isWaiting} />
      </Provider>
    </BootContext>
  )
}

function Localized({ isWaiting }: Pick<Props, 'isWaiting'>) {
  const locale = useAppSelector((state) => state.preferences.locale)
  return (
    <IntlProvider locale={locale}>
      <BrandProvider>
        <AddressRouter isWaiting={isWaiting}>
          <ToastProvider>
            <FeedbackProvider>
              <AppShell />
            </FeedbackProvider>
          </ToastProvider>
        </AddressRouter>
      </BrandProvider>
    </IntlProvider>
  )
}

const PERSIST_AFTER_MS = 1000

/** Home's answers are persisted a second after they have changed, and when the page is hidden. */
function persistHomeOnChange(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const persist = () => {
    clearTimeout(timer)
    timer = undefined
    persistHome(store.getState())
  }
  const persistWhenHidden = () => document.visibilityState === 'hidden' && persist()
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(persist, PERSIST_AFTER_MS)
  })
  document.addEventListener('visibilitychange', persistWhenHidden)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', persistWhenHidden)
  }
}
