import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach } from 'vitest'

afterEach(cleanup)

/** Renders components in English, with the code's default messages. */
export function renderUi(children: ReactNode) {
  return render(
    <IntlProvider locale="en" onError={() => {}}>
      {children}
    </IntlProvider>,
  )
}

/** Applies the styles of a screen this wide. */
export function setScreenWidth(width: number): void {
  // happy-dom's, which Window's type lacks.
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  happyDOM.setViewport({ width })
}
