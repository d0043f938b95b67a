import { useCallback, useEffect, useMemo, useState } from 'react'
import { readPagesAgain, type EndlessRequest } from '@/api/endless'
import { oldPagesWith, rowsOf, type ListPage } from '@/api/list-paging'
import { useAppDispatch } from '@/store/hooks'
import { useQueryErrorModal } from '../dialogs/use-error-modal'

/** The used part of an endless query's result. */
export interface EndlessQuery<Row> {
  endpointName?: string | undefined
  originalArgs?: EndlessRequest | undefined
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
  /** When the oldest page on screen was read. */
  shownReadAt: number | undefined
  /** Rows that are shown are read again. */
  isReadAgain: boolean
  /** Why the refetch failed; the rows stay. */
  error: unknown
  /** Called with the ids of the rows on screen. */
  show: (ids: ReadonlySet<string>) => void
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
  const again = useOldPagesAgain(query, getId)
  const pages = data?.pages ?? []
  const firstError = query.isFetchNextPageError || query.isFetchingNextPage ? undefined : error
  return {
    status: hasFailed ? 'failed' : data === undefined ? 'loading' : rows.length === 0 ? 'empty' : 'rows',
    rows,
    isOutdated: data !== currentData,
    isFetching,
    end: endOf(query),
    readAt: pages[0]?.readAt,
    shownReadAt: oldestOf([pages[0], ...again.old]),
    isReadAgain: (isFetching && rows.length > 0) || again.isReading,
    error: currentData && (firstError ?? again.error),
    show: again.show,
    fetchNext: () => void query.fetchNextPage(),
    retry: async () => {
      await query.refetch()
      await again.read()
    },
  }
}

/** Reads old pages again as their rows come on screen. */
function useOldPagesAgain<Row>(query: EndlessQuery<Row>, getId: (row: Row) => string) {
  const { endpointName, originalArgs, currentData, isFetching } = query
  const dispatch = useAppDispatch()
  // Their indexes as a text: most rows that come on screen change nothing.
  const [due, setDue] = useState('')
  const [error, setError] = useState<unknown>()
  const pages = currentData?.pages
  const show = useCallback(
    (ids: ReadonlySet<string>) => setDue(oldPagesWith(pages ?? [], ids, getId).join()),
    [pages, getId],
  )
  const readOnce = useCallback(async () => {
    if (due === '' || endpointName === undefined || originalArgs === undefined) return undefined
    return dispatch(readPagesAgain(endpointName, originalArgs, indexesOf(due)))
  }, [due, endpointName, originalArgs, dispatch])
  useEffect(() => {
    if (!isFetching) void readOnce().then(setError)
  }, [isFetching, readOnce])
  const read = async () => setError(await readOnce())
  const old = indexesOf(due).map((index) => pages?.[index])
  const isDue = due !== ''
  return { old, error: isDue ? error : undefined, isReading: isDue && error === undefined, show, read }
}

const indexesOf = (due: string) => (due === '' ? [] : due.split(',').map(Number))

/** When the oldest of these pages was read. */
const oldestOf = (pages: readonly (ListPage<unknown> | undefined)[]): number | undefined => {
  const times = pages.flatMap((page) => page?.readAt ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
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
