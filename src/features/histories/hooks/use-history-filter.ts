import { useMemo } from 'react'
import { useToday } from '@/lib/use-today'
import { useListParams } from '@/lists/use-list-params'
import { useReadsAnew } from '@/lists/use-reads-anew'
import {
  countOf,
  HISTORY_FILTER_NAMES,
  historyRequest,
  readFilter,
  type HistoryFilter,
} from '../history-filter'
import type { HistoryKind } from '../history-kinds'

/** The filter of a history in the address, its request, and how the request is read. */
export function useHistoryFilter(kind: HistoryKind) {
  const [params, change] = useListParams(HISTORY_FILTER_NAMES)
  const today = useToday()
  const filter = useMemo(() => readFilter(kind, params), [kind, params])
  const request = useMemo(() => historyRequest(kind, filter, today), [kind, filter, today])
  const reading = { refetchOnMountOrArgChange: useReadsAnew() }
  const apply = (next: HistoryFilter) =>
    change(Object.fromEntries(HISTORY_FILTER_NAMES.map((name) => [name, next[name]])))
  return { kind, filter, request, reading, today, count: countOf(filter), apply }
}

export type HistoryFilterState = ReturnType<typeof useHistoryFilter>
