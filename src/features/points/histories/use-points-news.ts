import { useEffect, useMemo } from 'react'
import { hasNextPage } from '@/api/list-paging'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { msOf, serverNow, type ServerTime, phoneNow } from '@/lib/server-clock'
import { isAfterSeen, savePointsSeen, type OwnPoints, type SeenPoints } from '../points-seen'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { useStored } from '@/storage/use-stored'
import { useEndlessQuery } from '@/ui/lists/use-endless-list'
import { wholePoints } from './history-filter'
import { validityOfPoints } from './point-facts'

const NONE: readonly PointHistoryRow[] = []

/**
 * Changes of the points that this phone has neither seen nor made, newest first, from the history's first page; they stay news
 * until they are seen in the history. Empty if the history cannot be read. Not read before this visit has read the balance, or
 * if the balance shows no change. Undefined until known.
 */
export function usePointsNews(): readonly PointHistoryRow[] | undefined {
  const memberKey = useMemberKey()
  const known = useStored('knownPoints')
  const profile = useProfile()
  // A balance that cannot be read need not be waited for.
  const isBalanceDue = !profile.isError && profile.whole === undefined
  const points = profile.isError ? undefined : profile.whole?.point
  const isQuiet = useMemo(() => known?.seen !== undefined && hasNoNews(known.seen, points), [known, points])
  const isUnneeded = memberKey === undefined || isBalanceDue || isQuiet
  const query = useEndlessQuery<PointHistoryRow>('endlessPointHistory', wholePoints, isUnneeded)
  const { currentData, startedTimeStamp = 0, isFetching } = query
  const [first, second] = currentData?.pages ?? []
  // Of a further page it is not known when the first one was asked for.
  const isBalanceOlder =
    !isFetching && !second && (profile.fulfilledTimeStamp ?? Infinity) <= startedTimeStamp
  const balance = isBalanceOlder ? points : undefined
  const page = useMemo(() => {
    if (!first) return undefined
    const rows: readonly PointHistoryRow[] = first.payload
    const isComplete = !hasNextPage([first], wholePoints.Limit, pointRowId)
    const seen = { ...seenPoints(rows, isComplete, first.readAt ?? 0), balance }
    return { rows, seen, now: serverNow() }
  }, [first, balance])
  const news = useMemo(() => {
    // Seen since the page was read, in the history or in another tab.
    if (!page || !known?.seen || !isAfterSeen(page.seen.readAt, known.seen)) return NONE
    return pointsNews(page.rows, known.seen, known.own, page.now)
  }, [page, known])
  const hasNews = news.length > 0
  useEffect(() => {
    if (memberKey !== undefined && page && !hasNews) savePointsSeen(memberKey, page.seen)
  }, [memberKey, page, hasNews])
  return isBalanceDue || (isFetching && !currentData) ? undefined : news
}

const DAY_MS = 86_400_000
/** Older rows were booked late, and are no news. */
const MAX_AGE_MS = 90 * DAY_MS
/** The clocks may differ, and a row may be booked the next day, or have a date without time. */
const TOLERANCE_MS = 2 * DAY_MS
/** A row booked this close to an own change is taken for it; further away, an unseen row is the likelier one. */
const CLOSE_MS = 6 * 3_600_000
/** A page's worth. */
const MAX_ROWS = 50

/** A date without time is read as UTC midnight, 7 am in Bangkok. */
const timeOf = ({ date }: PointHistoryRow) => Date.parse(date ?? '')

/** Whether the unchanged balance means no news; for a day, because gains and losses may cancel out. */
export function hasNoNews(seen: SeenPoints, balance: number | undefined, now = phoneNow()): boolean {
  const age = now - seen.readAt
  return balance !== undefined && seen.balance === balance && age >= 0 && age < DAY_MS
}

/** When a row's points came or went; an expired row has the date on which it was received. */
export function dateOfPoints(row: PointHistoryRow): string | undefined {
  const validity = validityOfPoints(row)
  return row.status === 'expired' && validity.kind === 'date' ? validity.date : row.date
}

/** What to store of a history on screen; `isComplete` if it has no further pages. */
export function seenPoints(
  rows: readonly PointHistoryRow[],
  isComplete: boolean,
  readAt: number,
): SeenPoints {
  const newest = [...rows].sort((a, b) => (timeOf(b) || 0) - (timeOf(a) || 0)).slice(0, MAX_ROWS)
  const times = newest.map(timeOf).filter((time) => !Number.isNaN(time))
  const isWhole = isComplete && newest.length === rows.length
  return {
    statuses: Object.fromEntries(newest.map((row) => [pointRowId(row), row.status ?? ''])),
    from: isWhole ? 0 : Math.min(...times, Number.MAX_SAFE_INTEGER),
    readAt,
  }
}

/**
 * Rows that this phone has not seen, newest first: new ones, and ones that have expired or been canceled since. Without rows
 * that lack date or points, may have been on a further page, are new but older than 90 days, were canceled before they were
 * seen, or come from this phone.
 */
export function pointsNews(
  rows: readonly PointHistoryRow[],
  seen: SeenPoints,
  own: readonly OwnPoints[],
  now: ServerTime,
): PointHistoryRow[] {
  const before = new Map(Object.entries(seen.statuses))
  const ownRows = ownRowsOf(own, rows, before)
  const happenedAt = (row: PointHistoryRow) => Date.parse(dateOfPoints(row) ?? '')
  const isNews = (row: PointHistoryRow) => {
    const known = before.get(pointRowId(row))
    const isEnd = row.status === 'expired' || row.status === 'canceled'
    if (known !== undefined) return isEnd && known !== row.status
    const isRecent = msOf(now) - happenedAt(row) <= MAX_AGE_MS && timeOf(row) > seen.from
    return row.status !== 'canceled' && isRecent && !ownRows.has(row)
  }
  return rows
    .filter((row) => row.point !== 0 && row.date !== undefined && isNews(row))
    .sort((a, b) => happenedAt(b) - happenedAt(a))
}

/**
 * The row of each own change. Answers need not identify it, so it is the nearest in time with the same points, preferably
 * unseen.
 */
function ownRowsOf(
  own: readonly OwnPoints[],
  rows: readonly PointHistoryRow[],
  before: ReadonlyMap<string, string>,
): Set<PointHistoryRow> {
  const taken = new Set<PointHistoryRow>()
  for (const { points, at } of own) {
    const distance = (row: PointHistoryRow) => Math.abs(timeOf(row) - msOf(at))
    const isSeen = (row: PointHistoryRow) => Number(before.has(pointRowId(row)))
    const rank = (row: PointHistoryRow) => (distance(row) <= CLOSE_MS ? 0 : 1 + isSeen(row))
    const [nearest] = rows
      .filter((row) => row.point === points && !taken.has(row) && distance(row) <= TOLERANCE_MS)
      .sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || isSeen(a) - isSeen(b))
    if (nearest) taken.add(nearest)
  }
  return taken
}
