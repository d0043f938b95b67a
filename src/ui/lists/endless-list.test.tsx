import { en } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { render, screen } from '@testing-library/react'
import { defineMessage, IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EndlessList, ListEnd } from './endless-list'
import { useEndlessList, type EndlessQuery } from './use-endless-list'

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

describe('A list of two pages', () => {
  const at = (hours: number) => new Date().setHours(hours, 0, 0, 0)
  const pages = [
    { payload: ['latte', 'mocha'], readAt: at(10) },
    { payload: ['cocoa'], readAt: at(11) },
  ]

  const idOf = (row: string) => row
  const found = defineMessage<{ count: string }>({ id: 'found', defaultMessage: '{count} found' })

  function List(query: Partial<EndlessQuery<string>>) {
    const list = useEndlessList<string>(
      {
        data: { pages },
        isFetching: false,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        hasNextPage: false,
        fetchNextPage: vi.fn(),
        refetch: vi.fn(),
        ...query,
      },
      idOf,
    )
    return (
      <EndlessList
        list={list}
        rows={list.rows}
        label="Packages"
        getId={idOf}
        columns={1}
        estimatedHeight={100}
        gap={8}
        skeleton={null}
        empty={null}
        found={found}
      >
        {idOf}
      </EndlessList>
    )
  }
  const show = (query: Partial<EndlessQuery<string>>) =>
    renderForm(
      <>
        <div id="as-of" />
        <List {...query} />
      </>,
      { locale: 'en' },
    )

  test('that cannot be read again stands as its first page was read, the oldest that is shown', () => {
    show({ currentData: { pages }, error: { kind: 'aborted' } })
    expect(screen.getByText('As of 10:00')).toBeVisible()
    expect(screen.getByRole('button', { name: en.tryAgain })).toBeVisible()
  })

  test('is counted for a screen reader once its rows are those that were asked for, not while they are the ones before', () => {
    const { unmount } = show({ isFetching: true })
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    unmount()
    show({ currentData: { pages } })
    expect(screen.getByRole('status')).toHaveTextContent('3 found')
  })
})
