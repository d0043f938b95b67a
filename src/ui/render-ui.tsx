import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** For tests: draws components in English, with the texts that stand in the code. */
export function renderUi(children: ReactNode) {
  return render(
    <IntlProvider locale="en" onError={() => {}}>
      {children}
    </IntlProvider>,
  )
}
