import { useEffect, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { isDetailPath } from '@/addresses/paths'
import { useToday } from '@/lib/use-today'
import type { EndlessRows } from '@/ui/lists/use-endless-list'
import { useListParams } from '@/ui/lists/use-list-params'
import {
  countFilters,
  HISTORY_FILTER_NAMES,
  historyRequest,
  readFilter,
  type HistoryFilter,
  type HistoryKind,
} from './history-filter'

/** A history's filter in the address, its request, and options for the query. */
export function useHistoryFilter(kind: HistoryKind) {
  const [params, change] = useListParams(HISTORY_FILTER_NAMES)
  const today = useToday()
  const filter = useMemo(() => readFilter(kind, params), [kind, params])
  const request = useMemo(() => historyRequest(kind, filter, today), [kind, filter, today])
  const reading = { refetchOnMountOrArgChange: useRefetchesOnOpen() }
  const apply = (next: HistoryFilter) =>
    change(Object.fromEntries(HISTORY_FILTER_NAMES.map((name) => [name, next[name]])))
  return { kind, filter, request, reading, today, count: countFilters(filter), apply }
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilter>

/** The wire's field that orders the rows on screen; earlier rows stay until the next ones have loaded. */
export function useOrderOnScreen({ request }: HistoryFilterState, { isOutdated }: EndlessRows<unknown>) {
  const order = request.Ordering[0]?.Field
  const [shown, setShown] = useState(order)
  if (!isOutdated && shown !== order) setShown(order)
  return isOutdated ? shown : order
}

/** History entries whose list was left for a detail, and the first page's, whose list the head script has just read. */
const upToDate = new Set([(history.state as { key?: string } | null)?.key ?? 'default'])

/** Whether to refetch a list when it opens: not on the first page, nor when the member returns from a detail. */
function useRefetchesOnOpen(): boolean {
  const { key } = useLocation()
  const type = useNavigationType()
  const [isAnew] = useState(() => type !== NavigationType.Pop || !upToDate.has(key))
  useEffect(() => {
    upToDate.delete(key)
    return () => {
      if (isDetailPath(appPath(location.pathname))) upToDate.add(key)
    }
  }, [key])
  return isAnew
}
