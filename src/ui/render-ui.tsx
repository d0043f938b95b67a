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

/** For tests: the styles for a screen of this width apply. */
export function setScreenWidth(width: number): void {
  // Of happy-dom, whose types no window has.
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  happyDOM.setViewport({ width })
}
