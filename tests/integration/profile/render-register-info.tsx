import { configure, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { paths } from '@/config/paths'
import { writeText } from '@/config/storage'
import type { Locale } from '@/i18n/locale'
import { createSandbox } from '@/sandbox/create-sandbox'
import { memberIdOf, sessionFor, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { brandChosen, loggedIn } from '@/store/session.slice'
import { makeStore } from '@/store/store'
import { FeedbackProvider } from '@/ui/feedback-context'
import RegisterInfoPage from '@/features/profile/pages/register-info-page'

const thai = import.meta.glob<Record<string, string>>('../../../src/i18n/messages/th/*.json', {
  eager: true,
  import: 'default',
})
const messages = Object.assign({}, ...Object.values(thai)) as Record<string, string> // the catalogues' files

// A whole page with its late parts takes its time on a busy machine.
configure({ asyncUtilTimeout: 4000 })
vi.setConfig({ testTimeout: 20_000 })

/** For tests: the sandbox behind every call of the file, new for each test, and what was sent to it. */
export function withSandbox() {
  const sandbox = createSandbox()
  const server = setupServer(...sandbox.handlers)
  const asked: Request[] = []
  server.events.on('request:start', ({ request }) => void asked.push(request.clone()))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    sandbox.reset()
    asked.length = 0
  })
  afterAll(() => server.close())

  const sent = () => asked.filter(({ url }) => url.endsWith('/UpdateCustomerInfo'))
  const sentForms = () => Promise.all(sent().map((request) => request.clone().formData()))
  /** Whether the last form sent has blanks under these names: the test's browser drops them as it reads a form. */
  const hasSentBlank = async (...names: string[]) => {
    const text = (await sent().at(-1)?.clone().text()) ?? ''
    return names.every((name) => text.includes(`name="${name}"\r\n\r\n\r\n`))
  }
  const memberOf = (persona: MemberPersona, brand: BrandRef = 'doisai') =>
    sandbox.context.state.members[memberIdOf(persona, brand)]
  return { sandbox, server, sentForms, hasSentBlank, memberOf }
}

interface Opened {
  persona?: MemberPersona
  brand?: BrandRef
  locale?: Locale
}

/** For tests: opens register-info as a member; wherever it leads, the path stands there. */
export function renderRegisterInfo({ persona = 'incomplete', brand = 'doisai', locale = 'th' }: Opened = {}) {
  writeText('token', sessionFor(persona, brand))
  writeText('language', locale)
  const store = makeStore({ customerApiUrl: location.origin, crmApiUrl: location.origin })
  store.dispatch(brandChosen({ brandRef: brand }))
  store.dispatch(loggedIn())
  return render(
    <IntlProvider
      locale={locale}
      messages={locale === 'th' ? messages : undefined}
      onError={failInThai(locale)}
    >
      <Provider store={store}>
        <MemoryRouter initialEntries={[paths.registerInfo]}>
          <FeedbackProvider>
            <Routes>
              <Route path={paths.registerInfo} element={<RegisterInfoPage />} />
              <Route path="*" element={<Where />} />
            </Routes>
          </FeedbackProvider>
        </MemoryRouter>
      </Provider>
    </IntlProvider>,
  )
}

const failInThai = (locale: Locale) => (error: Error) => {
  if (locale === 'th') throw error
}

function Where() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

/** For tests: the form is there once it can be sent. */
export const saveButton = (name = 'บันทึก') => screen.findByRole('button', { name })
