import { useEffect, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { isDetailPath } from '@/addresses/item-paths'
import { endlessApi } from '@/api/endless'
import { pointRowId } from '@/api/point-rows'
import { firstKey } from '@/lib/history-entries'
import { useToday } from '@/lib/use-today'
import { useEndlessList, type EndlessRows } from '@/ui/lists/use-endless-list'
import { useListParams } from '@/ui/lists/use-list-params'
import {
  countFilters,
  filterParams,
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
  const apply = (next: HistoryFilter) => {
    const written = filterParams(kind, next)
    change(Object.fromEntries(HISTORY_FILTER_NAMES.map((name) => [name, written[name]])))
  }
  return { kind, filter, request, reading, today, count: countFilters(kind, filter), apply }
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilter>

/** The wire's field that orders the rows on screen; earlier rows stay until the next ones have loaded. */
function useOrderOnScreen({ request }: HistoryFilterState, { isOutdated }: EndlessRows<unknown>) {
  const order = request.Ordering[0]?.Field
  const [shown, setShown] = useState(order)
  if (!isOutdated && shown !== order) setShown(order)
  return isOutdated ? shown : order
}

/** A history of points: its filter, its rows, and the field that orders them on screen. */
export function usePointHistory(kind: HistoryKind) {
  const history = useHistoryFilter(kind)
  const { request, reading } = history
  const list = useEndlessList(endlessApi.useEndlessPointHistoryInfiniteQuery(request, reading), pointRowId)
  return { history, list, order: useOrderOnScreen(history, list) }
}

/** History entries whose list was left for a detail. */
const leftForDetail = new Set<string>()

/** The oldest answer (s) that the document's first page does not refetch, because the head script has just read it. */
const JUST_READ_SECONDS = 10

/** Whether a list refetches when it opens, or from which age (s): not when the member returns from a detail. */
function refetchesAt(key: string, type: NavigationType): boolean | number {
  if (type !== NavigationType.Pop) return true
  if (leftForDetail.has(key)) return false
  return key !== firstKey || JUST_READ_SECONDS
}

function useRefetchesOnOpen(): boolean | number {
  const { key } = useLocation()
  const type = useNavigationType()
  const [opened] = useState(() => ({ key, refetches: refetchesAt(key, type) }))
  useEffect(() => {
    leftForDetail.delete(key)
    return () => {
      if (isDetailPath(appPath(location.pathname))) leftForDetail.add(key)
    }
  }, [key])
  // Another filter has another key, and is always read.
  return opened.key !== key || opened.refetches
}
