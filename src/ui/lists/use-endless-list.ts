import { useCallback, useEffect, useMemo, useState } from 'react'
import { endlessApi, isListDue, readPageAgain, type EndlessName, type EndlessRequest } from '@/api/endless'
import { oldPagesWith, rowsOf, type ListPage } from '@/api/list-paging'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { useQueryErrorModal } from '../dialogs/use-error-modal'

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
  startedTimeStamp?: number | undefined
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
  /** The last page is read again as it comes on screen, before what follows it. */
  isEndOld: boolean
  /** When the first page was read (ms, this phone's clock). */
  readAt: number | undefined
  /** When the oldest page on screen was read. */
  shownReadAt: number | undefined
  /** Rows that are shown are read again. */
  isReadAgain: boolean
  /** Why the refetch failed; the rows stay. */
  error: unknown
  /** Called with the ids of the rows on screen. */
  show: (ids: Ids) => void
  fetchNext: () => void
  retry: () => unknown
}

/** An endless list's query, read again as its page opens, or has another request, if it is too old by then. */
export function useEndlessQuery<Row>(name: EndlessName, request: EndlessRequest, skip = false) {
  const store = useAppStore()
  const isDue = useMemo(() => isListDue(store.getState(), name, request), [store, name, request])
  const endpoint = endlessApi.endpoints[name as 'endlessPackages']
  const query: unknown = endpoint.useInfiniteQuery(request, { refetchOnMountOrArgChange: isDue, skip })
  return query as EndlessQuery<Row> // the caller's rows are the list's own
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
  const listError = query.isFetchNextPageError || query.isFetchingNextPage ? undefined : error
  const isEndOld = pages.at(-1)?.isOld === true
  return {
    status: hasFailed ? 'failed' : data === undefined ? 'loading' : rows.length === 0 ? 'empty' : 'rows',
    rows,
    isOutdated: data !== currentData,
    isFetching,
    end: endOf(query),
    isEndOld,
    readAt: pages[0]?.readAt,
    shownReadAt: oldestOf([pages[0], ...again.old]),
    isReadAgain: (isFetching && !query.isFetchingNextPage && rows.length > 0) || again.isReading,
    error: currentData && (listError ?? again.error),
    show: again.show,
    fetchNext: () => void query.fetchNextPage(),
    // Its first page: the others are old then, and follow as they are on screen.
    retry: query.refetch,
  }
}

/** An old page that cannot be read is tried again this often. */
const AGAIN_MS = 60_000

type Ids = ReadonlySet<string>

/** Reads old pages again as their rows come on screen: `show` gets the ids of those that are. */
function useOldPagesAgain<Row>(query: EndlessQuery<Row>, getId: (row: Row) => string) {
  const { endpointName, originalArgs, currentData, isFetching } = query
  const dispatch = useAppDispatch()
  const [old, setOld] = useState<readonly ListPage<Row>[]>([])
  const [ended, setEnded] = useState<{ pages: typeof old; error: unknown }>()
  const pages = currentData?.pages
  const show = useCallback(
    (ids: Ids) => {
      const now = oldPagesWith(pages ?? [], ids, getId)
      // Most rows that come on screen change nothing.
      setOld((known) =>
        known.length === now.length && known.every((one, at) => one === now[at]) ? known : now,
      )
    },
    [pages, getId],
  )
  const send = useCallback(async () => {
    if (old.length === 0 || endpointName === undefined || originalArgs === undefined) return undefined
    const readOne = (page: ListPage<Row>) => dispatch(readPageAgain(endpointName, originalArgs, page, getId))
    const errors = await Promise.all(old.map(readOne))
    return { pages: old, error: errors.find((error) => error !== undefined) }
  }, [old, endpointName, originalArgs, getId, dispatch])
  useEffect(() => {
    if (!isFetching) void send().then(setEnded)
  }, [isFetching, send])
  const read = async () => setEnded(await send())
  const isEnded = ended?.pages === old
  const error = isEnded ? ended.error : undefined
  useWhileVisible(() => void read(), error === undefined ? undefined : AGAIN_MS)
  return { old, error, isReading: old.length > 0 && !isEnded, show }
}

const oldestOf = (pages: readonly ({ readAt?: number | undefined } | undefined)[]): number | undefined => {
  const times = pages.flatMap((page) => page?.readAt ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

function endOf(query: EndlessQuery<unknown>): EndlessRows<unknown>['end'] {
  if (query.isFetchingNextPage) return 'loading'
  if (query.isFetchNextPageError) return 'failed'
  return query.hasNextPage ? 'more' : 'complete'
}

/**
 * A searched list with matching rows of the `whole` list that were loaded before, after the server's: servers differ in comparing Thai.
 * Without `matches` there is no search.
 */
export function useKnownMatches<Row>(
  found: EndlessRows<Row>,
  whole: EndlessQuery<Row>,
  getId: (row: Row) => string,
  matches: ((row: Row) => boolean) | undefined,
): EndlessRows<Row> {
  const again = useOldPagesAgain(whole, getId)
  const pages = whole.data?.pages
  const isSettled = !found.isOutdated && (found.status === 'rows' || found.status === 'empty')
  const others = useMemo(() => {
    if (!isSettled || !matches) return []
    const ids = new Set(found.rows.map(getId))
    return rowsOf(pages ?? [], getId).filter((row) => !ids.has(getId(row)) && matches(row))
  }, [isSettled, found.rows, pages, getId, matches])
  const rows = useMemo(
    () => (others.length === 0 ? found.rows : [...found.rows, ...others]),
    [found.rows, others],
  )
  const { show: showFound } = found
  const { show: showKnown } = again
  const show = useCallback(
    (ids: Ids) => {
      showFound(ids)
      showKnown(new Set(others.map(getId).filter((id) => ids.has(id))))
    },
    [showFound, showKnown, others, getId],
  )
  return {
    ...found,
    rows,
    status: found.status === 'empty' && rows.length > 0 ? 'rows' : found.status,
    shownReadAt: oldestOf([{ readAt: found.shownReadAt }, ...again.old]),
    isReadAgain: found.isReadAgain || again.isReading,
    error: found.error ?? again.error,
    show,
  }
}
