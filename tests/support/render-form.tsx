import { render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import type { Locale } from '@/i18n/locale'

const thai = import.meta.glob<Record<string, string>>(
  ['/src/i18n/messages/th/*.json', '/src/i18n/messages/features/*.th.json'],
  {
    eager: true,
    import: 'default',
  },
)
const messages = Object.assign({}, ...Object.values(thai)) as Record<string, string> // texts by id

/** Renders components in Thai or English; the button "switch" changes the language. */
export function renderForm(children: ReactNode, { locale = 'th' }: { locale?: Locale } = {}) {
  return render(<InLanguage start={locale}>{children}</InLanguage>)
}

function InLanguage({ start, children }: { start: Locale; children: ReactNode }) {
  const [locale, setLocale] = useState(start)
  return (
    <IntlProvider
      locale={locale}
      messages={locale === 'th' ? messages : undefined}
      onError={(error) => {
        if (locale === 'th') throw error
      }}
    >
      <MemoryRouter>{children}</MemoryRouter>
      <button type="button" onClick={() => setLocale(locale === 'th' ? 'en' : 'th')}>
        switch
      </button>
    </IntlProvider>
  )
}
