import { Provider } from 'react-redux'
import { BrandProvider } from '@/brand/brand-provider'
import { IntlProvider } from '@/i18n/intl-provider'
import { BootContext, type Boot } from '@/session/boot-context'
import { currentSession } from '@/session/lifetime'
import { useAppSelector } from '@/store/hooks'
import type { AppStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/dialogs/feedback-context'
import { ToastProvider } from '@/ui/dialogs/toast-context'
import { AddressRouter } from './address-router'
import { AppShell } from './shell/app-shell'

interface Props {
  boot: Boot
  store: AppStore
  /** Render home while LINE's SDK reads the address. */
  isWaiting?: boolean
}

export function App({ boot, store, isWaiting }: Props) {
  return (
    <BootContext value={boot}>
      <Provider store={store}>
        <Localized store={store} isWaiting={isWaiting} />
      </Provider>
    </BootContext>
  )
}

function Localized({ store, isWaiting }: Omit<Props, 'boot'>) {
  const locale = useAppSelector((state) => state.preferences.locale)
  return (
    <IntlProvider locale={locale}>
      <BrandProvider>
        <AddressRouter
          brandOf={() => store.getState().session}
          currentSession={() => store.dispatch(currentSession())}
          isWaiting={isWaiting}
        >
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
