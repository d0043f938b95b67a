import { rowsOf, type ListPage } from '@/api/list-paging'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import type { PointsMonth } from '@/domain/points-months'

/** How many the chart has. */
export const MONTHS = 12
/** A chart of fewer says nothing that the list does not say. */
const FEWEST_MONTHS = 2

/** Whether enough months have points for a chart. */
export const isWorthChart = (months: readonly PointsMonth[]) =>
  months.filter(({ earned, used, expired }) => earned + used + expired > 0).length >= FEWEST_MONTHS

interface KnownPoints {
  /** Newest first, without a gap. */
  rows: readonly PointHistoryRow[]
  /** No row is missing. */
  isComplete: boolean
  /** There are rows to load that make more known. */
  canLoad: boolean
}

/** What is proven of the points history by the pages of it that were read; without any, it waits to be loaded. */
export function knownPoints(
  pages: readonly ListPage<PointHistoryRow>[] | undefined,
  hasNextPage: boolean,
): KnownPoints {
  if (!pages) return { rows: [], isComplete: false, canLoad: true }
  const gap = pages.findIndex(({ hasGap }) => hasGap)
  const rows = rowsOf(gap < 0 ? pages : pages.slice(0, gap), pointRowId)
  const canLoad = hasNextPage && gap < 0
  return { rows, isComplete: !hasNextPage && gap < 0 && rows.length >= totalOf(pages), canLoad }
}

/** How many rows the API says that it has, by what was read last: the first page is read anew without the others. */
function totalOf(pages: readonly ListPage<unknown>[]): number {
  const [first, last] = [pages[0], pages.at(-1)]
  const latest = (first?.readAt ?? 0) > (last?.readAt ?? 0) ? first : last
  return latest?.total ?? 0
}
