/* For tests of components; nothing of the app imports it. */

import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** For tests: renders components in English, with the default messages from the code. */
export function renderUi(children: ReactNode) {
  return render(
    <IntlProvider locale="en" onError={() => {}}>
      {children}
    </IntlProvider>,
  )
}
