import { useMemo } from 'react'
import { rowsOf, type ListPage } from '@/api/list-paging'
import { useQueryErrorModal } from '../dialogs/use-error-modal'

/** What is read here of the result of an endless list's hook. */
export interface EndlessQuery<Row> {
  /** The pages of the request, or of the one before while the request is on its way. */
  data?: { pages: ListPage<Row>[] } | undefined
  /** The pages of the request itself. */
  currentData?: { pages: ListPage<Row>[] } | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

export interface EndlessRows<Row> {
  status: 'loading' | 'failed' | 'empty' | 'rows'
  rows: Row[]
  /** The rows are those of the request before this one. */
  isOutdated: boolean
  isFetching: boolean
  /** The end of the list: `more` has a next page, `failed` could not load it. */
  end: 'more' | 'loading' | 'failed' | 'complete'
  /** When the first of the rows were read (ms, this phone's clock). */
  readAt: number | undefined
  /** Why the rows could not be read again; they stay. */
  error: unknown
  fetchNext: () => void
  retry: () => unknown
}

/** An endless list as a page shows it. A list that fails to load opens the default error modal once. */
export function useEndlessList<Row>(query: EndlessQuery<Row>, getId: (row: Row) => string): EndlessRows<Row> {
  const { currentData, isFetching, error } = query
  // The error stands until a retry succeeds, so that it does not give way to a skeleton and come back.
  const hasFailed = error !== undefined && currentData === undefined
  // The rows of an earlier request stay in place while the next ones load, but never beside its error.
  const data = currentData ?? (hasFailed ? undefined : query.data)
  const rows = useMemo(() => rowsOf(data?.pages ?? [], getId), [data, getId])
  useQueryErrorModal({ error: query.error, isFetching, isLoaded: currentData !== undefined })
  return {
    status: hasFailed ? 'failed' : data === undefined ? 'loading' : rows.length === 0 ? 'empty' : 'rows',
    rows,
    isOutdated: data !== currentData,
    isFetching,
    end: endOf(query),
    readAt: data?.pages[0]?.readAt,
    error: currentData && !query.isFetchNextPageError && !query.isFetchingNextPage ? error : undefined,
    fetchNext: () => void query.fetchNextPage(),
    retry: query.refetch,
  }
}

function endOf(query: EndlessQuery<unknown>): EndlessRows<unknown>['end'] {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'more' : 'complete'
}

/**
 * A searched list with, after what the server has found, the rows that the phone knows already and that match too: servers differ
 * in how they compare Thai. Without `matches` nothing is searched for.
 */
export function useKnownMatches<Row>(
  found: EndlessRows<Row>,
  known: readonly Row[],
  getId: (row: Row) => string,
  matches: ((row: Row) => boolean) | undefined,
): EndlessRows<Row> {
  const isSettled = !found.isOutdated && (found.status === 'rows' || found.status === 'empty')
  const rows = useMemo(
    () => (isSettled && matches ? withKnownMatches(found.rows, known, getId, matches) : found.rows),
    [isSettled, found.rows, known, getId, matches],
  )
  return { ...found, rows, status: found.status === 'empty' && rows.length > 0 ? 'rows' : found.status }
}

function withKnownMatches<Row>(
  found: Row[],
  known: readonly Row[],
  getId: (row: Row) => string,
  matches: (row: Row) => boolean,
): Row[] {
  const ids = new Set(found.map(getId))
  const others = known.filter((row) => !ids.has(getId(row)) && matches(row))
  return others.length === 0 ? found : [...found, ...others]
}
