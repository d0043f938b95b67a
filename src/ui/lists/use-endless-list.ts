import { useMemo } from 'react'
import { rowsOf, type ListPage } from '@/api/list-paging'
import { useQueryErrorModal } from '../dialogs/use-error-modal'

/** The used part of an endless query's result. */
export interface EndlessQuery<Row> {
  /** The request's pages, or the previous request's while it is pending. */
  data?: { pages: ListPage<Row>[] } | undefined
  /** The request's own pages. */
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
  /** The rows are the previous request's. */
  isOutdated: boolean
  isFetching: boolean
  /** `more` has a next page, `failed` could not load it. */
  end: 'more' | 'loading' | 'failed' | 'complete'
  /** When the first page was read (ms, this phone's clock). */
  readAt: number | undefined
  /** Why the refetch failed; the rows stay. */
  error: unknown
  fetchNext: () => void
  retry: () => unknown
}

/** An endless list for its page. An error opens the default modal once. */
export function useEndlessList<Row>(query: EndlessQuery<Row>, getId: (row: Row) => string): EndlessRows<Row> {
  const { currentData, isFetching, error } = query
  // The error stays until a retry succeeds.
  const hasFailed = error !== undefined && currentData === undefined
  // The previous request's rows stay while the next ones load, but not next to an error.
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
 * A searched list with matching rows that were loaded before, after the server's: servers differ in comparing Thai. Without
 * `matches` there is no search.
 */
export function useKnownMatches<Row>(
  found: EndlessRows<Row>,
  known: readonly Row[],
  getId: (row: Row) => string,
  matches: ((row: Row) => boolean) | undefined,
): EndlessRows<Row> {
  const isSettled = !found.isOutdated && (found.status === 'rows' || found.status === 'empty')
  const rows = useMemo(() => {
    if (!isSettled || !matches) return found.rows
    const ids = new Set(found.rows.map(getId))
    const others = known.filter((row) => !ids.has(getId(row)) && matches(row))
    return others.length === 0 ? found.rows : [...found.rows, ...others]
  }, [isSettled, found.rows, known, getId, matches])
  return { ...found, rows, status: found.status === 'empty' && rows.length > 0 ? 'rows' : found.status }
}
