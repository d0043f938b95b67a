import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { makeStore } from '@/store/store'
import { type EndlessQuery, type EndlessRows, useKnownMatches } from './use-endless-list'

interface Row {
  id: string
  name: string
}

const latte = { id: 'A', name: 'ลาเต้' }
const cocoa = { id: 'C', name: 'โกโก้' }
const getId = ({ id }: Row) => id
const isCocoa = ({ id }: Row) => id === 'C'

const found = (rows: Row[], change: Partial<EndlessRows<Row>> = {}): EndlessRows<Row> => ({
  status: rows.length > 0 ? 'rows' : 'empty',
  rows,
  isOutdated: false,
  isFetching: false,
  end: 'complete',
  isEndOld: false,
  readAt: undefined,
  shownReadAt: undefined,
  isReadAgain: false,
  error: undefined,
  show: () => {},
  fetchNext: () => {},
  retry: () => {},
  ...change,
})

const whole: EndlessQuery<Row> = {
  data: { pages: [{ payload: [latte] }, { payload: [cocoa] }] },
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: () => {},
  refetch: () => {},
}

const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>

function show(list: EndlessRows<Row>, matches?: (row: Row) => boolean) {
  const { result } = renderHook(() => useKnownMatches(list, whole, getId, matches), { wrapper })
  const { rows, status } = result.current
  return { ids: rows.map(getId), status }
}

describe('A searched list', () => {
  it('has what the phone knows, once, after what the server has found', () => {
    expect(show(found([cocoa]), () => true)).toEqual({ ids: ['C', 'A'], status: 'rows' })
    expect(show(found([cocoa]), isCocoa)).toEqual({ ids: ['C'], status: 'rows' })
  })

  it('is not empty where only the phone has found something', () => {
    expect(show(found([]), isCocoa)).toEqual({ ids: ['C'], status: 'rows' })
    expect(show(found([]), () => false)).toEqual({ ids: [], status: 'empty' })
  })

  it('adds nothing while the answer is on its way, and nothing without a search', () => {
    expect(show(found([], { status: 'loading' }), () => true)).toEqual({ ids: [], status: 'loading' })
    expect(show(found([latte], { isOutdated: true }), () => true)).toEqual({ ids: ['A'], status: 'rows' })
    expect(show(found([latte]))).toEqual({ ids: ['A'], status: 'rows' })
  })
})
