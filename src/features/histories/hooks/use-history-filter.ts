import { useMemo, useState } from 'react'
import { serverNow } from '@/lib/server-clock'
import { dayInBangkok } from '@/lib/wire-date'
import { useListParams } from '@/lists/use-list-params'
import { countOf, FILTER_NAMES, historyRequest, readFilter, type HistoryFilter } from '../history-filter'
import type { HistoryKind } from '../history-kinds'

/** The filter of a history in the address, and its request. */
export function useHistoryFilter(kind: HistoryKind) {
  const [params, change] = useListParams(FILTER_NAMES)
  // Fixed while the page is open: midnight would be another request, and the rows would jump.
  const [today] = useState(() => dayInBangkok(serverNow()))
  const filter = useMemo(() => readFilter(kind, params), [kind, params])
  const request = useMemo(() => historyRequest(kind, filter, today), [kind, filter, today])
  const apply = (next: HistoryFilter) =>
    change(Object.fromEntries(FILTER_NAMES.map((name) => [name, next[name]])))
  return { kind, filter, request, today, count: countOf(filter), apply }
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilter>
