import { useMemo } from 'react'
import type { EndlessRows } from './use-endless-list'

/**
 * A searched list with, after what the server has found, the rows that the phone knows already and that match too: servers differ
 * in how they compare Thai. Without `matches` nothing is searched for.
 */
export function useKnownMatches<Row>(
  found: EndlessRows<Row>,
  known: readonly Row[],
  idOf: (row: Row) => string,
  matches: ((row: Row) => boolean) | undefined,
): EndlessRows<Row> {
  const isSettled = !found.isOutdated && (found.status === 'rows' || found.status === 'empty')
  const rows = useMemo(
    () => (isSettled && matches ? withKnownMatches(found.rows, known, idOf, matches) : found.rows),
    [isSettled, found.rows, known, idOf, matches],
  )
  return { ...found, rows, status: found.status === 'empty' && rows.length > 0 ? 'rows' : found.status }
}

function withKnownMatches<Row>(
  found: Row[],
  known: readonly Row[],
  idOf: (row: Row) => string,
  matches: (row: Row) => boolean,
): Row[] {
  const ids = new Set(found.map(idOf))
  const others = known.filter((row) => !ids.has(idOf(row)) && matches(row))
  return others.length === 0 ? found : [...found, ...others]
}
