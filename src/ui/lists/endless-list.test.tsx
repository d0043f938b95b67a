import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListEnd } from './endless-list'

/** Reports like a busy browser, in one call, that the end was far and is near; after that it would report only changes. */
class NearObserver {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }

  observe() {
    this.#tell([{ isIntersecting: false }, { isIntersecting: true }])
  }

  disconnect() {}
}

const fetchNext = vi.fn()

const endOf = (rows: number, isFetching = false) => (
  <IntlProvider locale="en" onError={() => {}}>
    <ListEnd list={{ end: 'more', rows: Array.from({ length: rows }), isFetching, fetchNext }} />
  </IntlProvider>
)

beforeEach(() => vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => {
  vi.unstubAllGlobals()
  fetchNext.mockClear()
})

test('a page that came at once, and left the end in view, is followed by the next', () => {
  const { rerender } = render(endOf(50))
  expect(fetchNext).toHaveBeenCalledTimes(1)
  rerender(endOf(100))
  expect(fetchNext).toHaveBeenCalledTimes(2)
})

test('a refetch is waited for, and the next page requested after it', () => {
  const { rerender } = render(endOf(50, true))
  expect(fetchNext).not.toHaveBeenCalled()
  rerender(endOf(50))
  expect(fetchNext).toHaveBeenCalledTimes(1)
})
