import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { useLocale } from './use-locale'

it.each([
  ['th', 'th'],
  ['en-US', 'en'],
  ['en', 'en'],
  ['ja', 'en'],
  ['lo', 'en'],
])('texts in %s have the labels of %s', (locale, labels) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} onError={() => {}}>
      {children}
    </IntlProvider>
  )
  expect(renderHook(useLocale, { wrapper }).result.current).toBe(labels)
})
