import { rowsOf, type ListPage } from '@/api/list-paging'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import type { PointsMonth } from '@/domain/points-months'
import { dayInBangkok } from '@/lib/wire-date'

/** How many the chart has. */
export const MONTHS = 12
/** A chart of fewer says nothing that the list does not say. */
const FEWEST_MONTHS = 2

/** Whether enough months have points for a chart. */
export const isWorthChart = (months: readonly PointsMonth[]) =>
  months.filter(({ earned, used, expired }) => earned + used + expired > 0).length >= FEWEST_MONTHS

export interface KnownPoints {
  /** Newest first, without a gap. */
  rows: readonly PointHistoryRow[]
  /** No row is missing. */
  isComplete: boolean
  /** All pages were read on the same day: none has points that have expired since another was read. */
  isOfOneDay: boolean
  /** Loading makes more known. */
  canLoad: boolean
}

/** What is proven of the points history by the pages of it that were read; without any, it waits to be loaded. */
export function knownPoints(
  pages: readonly ListPage<PointHistoryRow>[] | undefined,
  hasNextPage: boolean,
): KnownPoints {
  if (!pages) return { rows: [], isComplete: false, isOfOneDay: true, canLoad: true }
  const gap = pages.findIndex(({ hasGap }) => hasGap)
  const rows = rowsOf(gap < 0 ? pages : pages.slice(0, gap), pointRowId)
  const isComplete = !hasNextPage && gap < 0 && rows.length >= totalOf(pages)
  const isOfOneDay = new Set(pages.map(({ readAt = 0 }) => dayInBangkok(readAt))).size === 1
  return { rows, isComplete, isOfOneDay, canLoad: isComplete ? !isOfOneDay : hasNextPage && gap < 0 }
}

/** How many rows the API says that it has, by what was read last: the first page is read anew without the others. */
function totalOf(pages: readonly ListPage<unknown>[]): number {
  const [first, last] = [pages[0], pages.at(-1)]
  const latest = (first?.readAt ?? 0) > (last?.readAt ?? 0) ? first : last
  return latest?.total ?? 0
}
