import { en } from '#tests/names.ts'
import { renderForm } from '#tests/support/render-form.tsx'
import { given } from '#tests/support/stored.ts'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '@/api/api'
import { endlessApi, packageId } from '@/api/endless'
import { makeStore } from '@/store/store'
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
      >
        {idOf}
      </EndlessList>
    )
  }
  const show = (query: Partial<EndlessQuery<string>>) =>
    renderForm(
      <Provider store={makeStore({ customerApiUrl: '', crmApiUrl: '' })}>
        <div id="as-of" />
        <List {...query} />
      </Provider>,
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
    expect(screen.getByRole('status')).toHaveTextContent('3 items')
  })
})

describe('A list of which two pages were loaded before a change', () => {
  const request = { Filters: [], Ordering: [], Limit: 2 }
  const { initiate } = endlessApi.endpoints.endlessPackages
  /** The name on a page's card; an error without one. */
  let names: Record<number, string | undefined>
  /** Pages that are not answered. */
  let hanging: number[]
  let asked: number[]
  let store: ReturnType<typeof makeStore>

  beforeEach(async () => {
    given({ bearer: 'bearer' })
    asked = []
    names = { 1: 'latte', 2: 'cocoa' }
    hanging = []
    vi.useFakeTimers({ now: new Date().setHours(10, 0, 0, 0), toFake: ['Date'] })
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      const { Page } = (JSON.parse(body) as { Filters: { Page: number } }).Filters
      asked.push(Page)
      if (hanging.includes(Page)) return new Promise(() => {})
      const name_th = names[Page]
      const numbers = { coupon_count: 1, remaining_coupons: 1 }
      const card = { package_id: `${Page}`, name_th, ...numbers }
      // The second page is short, and so the last.
      const payload = [card, { ...card, package_id: 'tea', name_th: 'tea' }].slice(0, Page === 1 ? 2 : 1)
      return Promise.resolve(name_th ? Response.json({ payload }) : new Response('{}', { status: 400 }))
    })
    store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
    await store.dispatch(initiate(request))
    await store.dispatch(initiate(request, { direction: 'forward' }))
    vi.setSystemTime(new Date().setHours(11, 0, 0, 0))
    names = { 1: 'latte now', 2: 'cocoa now' }
    asked = []
  })
  afterEach(() => void vi.useRealTimers())

  function List() {
    const list = useEndlessList(endlessApi.useEndlessPackagesInfiniteQuery(request), packageId)
    return (
      <EndlessList
        list={list}
        rows={list.rows}
        label="Packages"
        getId={packageId}
        columns={1}
        estimatedHeight={100}
        gap={8}
        skeleton={null}
        empty={null}
      >
        {({ name_th }) => name_th}
      </EndlessList>
    )
  }
  const show = () =>
    renderForm(
      <Provider store={store}>
        <div id="as-of" />
        <List />
      </Provider>,
      { locale: 'en' },
    )
  const change = () => store.dispatch(api.util.invalidateTags(['Packages']))

  test('has each page read again that is on screen, once', async () => {
    show()
    change()
    expect(await screen.findByText('cocoa now')).toBeVisible()
    expect(screen.getByText('latte now')).toBeVisible()
    expect(asked).toEqual([1, 2])
  })

  test('stands as its second page was read, where that cannot be read again, until it can', async () => {
    names[2] = undefined
    show()
    change()
    expect(await screen.findByText('As of 10:00')).toBeVisible()
    expect(screen.getByText('latte now')).toBeVisible()
    expect(screen.getByText('cocoa')).toBeVisible()
    names[2] = 'cocoa now'
    screen.getByRole('button', { name: en.tryAgain }).click()
    expect(await screen.findByText('cocoa now')).toBeVisible()
    expect(screen.queryByText(/As of/)).toBeNull()
  })

  test('has its second page read again after another change, though the read after the one before has no answer', async () => {
    hanging = [2]
    show()
    change()
    await vi.waitFor(() => expect(asked).toEqual([1, 2]))
    hanging = []
    change()
    expect(await screen.findByText('cocoa now')).toBeVisible()
    expect(asked).toEqual([1, 2, 1, 2])
  })
})
