import { useMemo } from 'react'
import { groupRows, type GroupedItem } from '@/domain/row-groups'
import type { EndlessRows } from '@/lists/use-endless-list'
import type { PointFacts } from '../point-facts'

/**
 * The rows of a list of points, below a heading for each group; `groupOf` is undefined where the order leaves no groups.
 * `isComplete`: no row is missing, and every sum is known.
 */
export function usePointItems(
  { rows, end, isOutdated }: EndlessRows<PointFacts>,
  groupOf: ((row: PointFacts) => string) | undefined,
) {
  const isComplete = end === 'complete' && !isOutdated
  const items = useMemo<GroupedItem<PointFacts>[]>(
    () => (groupOf ? groupRows(rows, { isComplete, groupOf }) : rows.map((row) => ({ kind: 'row', row }))),
    [rows, isComplete, groupOf],
  )
  return { items, isComplete }
}
