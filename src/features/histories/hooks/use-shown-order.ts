import { useState } from 'react'
import type { EndlessRows } from '@/lists/use-endless-list'
import { orderOf } from '../history-filter'
import type { HistoryFilterState } from './use-history-filter'

/** What the rows on screen are ordered by: those of the filter before stay until the next ones are here. */
export function useShownOrder({ kind, filter }: HistoryFilterState, { isOutdated }: EndlessRows<unknown>) {
  const order = orderOf(kind, filter)
  const [shown, setShown] = useState(order)
  if (!isOutdated && shown !== order) setShown(order)
  return isOutdated ? shown : order
}
