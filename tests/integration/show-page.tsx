import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { defaultAppSetting } from '@/config/app-setting'
import type { RuntimeConfig } from '@/config/runtime-config'
import { writeText } from '@/config/storage'
import { localeTags, type Locale } from '@/i18n/locale'
import { createSandbox, type Sandbox } from '@/sandbox/create-sandbox'
import { sessionFor, type MemberPersona } from '@/sandbox/personas'
import { BootContext, type Boot } from '@/session/boot-context'
import { BrandContext, type Brand } from '@/session/use-brand'
import { localeChanged } from '@/store/preferences.slice'
import { brandChosen, loggedIn } from '@/store/session.slice'
import { useAppSelector } from '@/store/hooks'
import { makeStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/feedback-context'

const origin = 'http://localhost:3000'
const thai = import.meta.glob<Record<string, string>>('../../src/i18n/messages/th/*.json', {
  eager: true,
  import: 'default',
})
const messages = Object.assign({}, ...Object.values(thai)) as Record<string, string> // the catalogues' files

interface Options {
  /** Path and query that the page is opened with; whatever else is navigated to shows as its address. */
  at: string
  locale?: Locale
  persona?: MemberPersona
  brandRef?: string
  config?: Partial<RuntimeConfig>
}

/** A sandbox that answers `fetch`, and the paths of the calls that it has had. */
export function startSandbox(): { sandbox: Sandbox; calls: string[] } {
  const sandbox = createSandbox()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, origin), init)
    calls.push(new URL(request.url).pathname.replace('/api/v1.0/', '') + new URL(request.url).search)
    const answer = await sandbox.handle(request)
    if (!answer || answer.type === 'error') throw new TypeError('nobody answers')
    return answer
  })
  return { sandbox, calls }
}

/** Draws a page over a real store, router and texts, in Thai unless said otherwise. */
export function showPage(Page: ComponentType, options: Options) {
  const { at, locale = 'th', persona, brandRef = 'doisai' } = options
  const config = { customerApiUrl: origin, crmApiUrl: origin, brands: [], ...options.config }
  const store = makeStore(config)
  store.dispatch(brandChosen({ brandRef: brandRef || undefined }))
  store.dispatch(localeChanged(locale))
  if (persona) {
    writeText('token', sessionFor(persona, 'doisai'))
    writeText('tokenBrandRef', 'doisai')
    store.dispatch(loggedIn())
  }
  const boot = { config, line: { browser: 'browser' }, startedAt: 0 } as unknown as Boot // what these pages look at
  const brand = { ...defaultAppSetting(brandRef), isAnswered: true } as Brand // the built-in settings
  const tree = (
    <BootContext value={boot}>
      <Provider store={store}>
        <Texts>
          <BrandContext value={brand}>
            <MemoryRouter initialEntries={['/before', at]}>
              <FeedbackProvider>
                <Route path={at.split('?')[0] ?? at} page={Page} />
              </FeedbackProvider>
            </MemoryRouter>
          </BrandContext>
        </Texts>
      </Provider>
    </BootContext>
  )
  return { store, ...render(tree) }
}

function Texts({ children }: { children: React.ReactNode }) {
  const locale = useAppSelector((state) => state.preferences.locale)
  return (
    <IntlProvider
      locale={localeTags[locale]}
      defaultLocale="en"
      messages={locale === 'th' ? messages : undefined}
      onError={(error) => {
        if (locale === 'th') throw error
      }}
    >
      {children}
    </IntlProvider>
  )
}

function Route({ path, page: Page }: { path: string; page: ComponentType }) {
  const { pathname, search } = useLocation()
  return pathname === path ? <Page /> : <p data-testid="address">{pathname + search}</p>
}

/** Path and query that was navigated to. */
export const address = async () => (await screen.findByTestId('address')).textContent
