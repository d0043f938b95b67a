import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '@/api/api'
import { hasNextPage } from '@/api/list-paging'
import { NEWEST_POINTS, pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { msOf, serverNow, type ServerTime } from '@/lib/server-clock'
import { isAfterSeen, knownPoints, savePointsSeen, type OwnPoints, type SeenPoints } from '../points-seen'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { readStored } from '@/storage/storage'
import { validityOfPoints } from './point-facts'

const NONE: readonly PointHistoryRow[] = []

/**
 * What has happened to the points that this phone has neither seen nor done, newest first, from the first page of their history; it
 * stays news until it is seen in the history. A history that cannot be read is none. It is not read where the balance
 * says that nothing has happened, nor before this visit has read the balance. Undefined until that is known.
 */
export function usePointsNews(): readonly PointHistoryRow[] | undefined {
  const memberKey = useMemberKey()
  const stored = useSyncExternalStore(knownPoints.subscribe, knownPoints.read)
  const known = stored?.memberKey === memberKey ? stored : undefined
  const profile = useProfile()
  // Where the balance cannot be read, it is nothing to go by.
  const isBalanceDue = !profile.isError && profile.whole === undefined
  const points = profile.isError ? undefined : profile.whole?.point
  const isQuiet = useMemo(
    () => known?.seen !== undefined && isNothingNew(known.seen, points),
    [known, points],
  )
  const query = api.useListPointHistoryQuery(NEWEST_POINTS, {
    skip: memberKey === undefined || isBalanceDue || isQuiet,
  })
  const { currentData, startedTimeStamp = 0, fulfilledTimeStamp: readAt = 0, isFetching } = query
  const isBalanceOlder = !isFetching && (profile.fulfilledTimeStamp ?? Infinity) <= startedTimeStamp
  const balance = isBalanceOlder ? points : undefined
  const page = useMemo(() => {
    if (!currentData) return undefined
    const rows: readonly PointHistoryRow[] = currentData.payload
    const isComplete = !hasNextPage([currentData], NEWEST_POINTS.Filters.Limit, pointRowId)
    const seen = { ...seenPoints(rows, isComplete, readAt), balance }
    return { rows, seen, now: serverNow() }
  }, [currentData, readAt, balance])
  const news = useMemo(() => {
    // What was seen since the page was read, in the history or in another tab, is no news.
    if (!page || !known?.seen || !isAfterSeen(page.seen.readAt, known.seen)) return NONE
    return pointsNews(page.rows, known.seen, known.own, page.now)
  }, [page, known])
  const isUntold = news.length > 0
  useEffect(() => {
    if (memberKey !== undefined && page && !isUntold) savePointsSeen(memberKey, page.seen)
  }, [memberKey, page, isUntold])
  // What a code gives is told by home itself, which notes it then.
  const isCollecting = readStored('qrCode') !== undefined || readStored('redemptions') !== undefined
  const isBeingRead = isBalanceDue || (isFetching && !currentData)
  return isBeingRead ? undefined : isCollecting ? NONE : news
}

const DAY_MS = 86_400_000
/** Older rows are booked late, and no news. */
const MAX_AGE_MS = 90 * DAY_MS
/** The two clocks may differ, and a row may be booked on the next day, or have a day alone. */
const TOLERANCE_MS = 2 * DAY_MS
/** A row booked within this time of an own change is taken for it; from further away an unseen row is likelier than a seen one. */
const CLOSE_MS = 6 * 3_600_000
/** As many as a page has. */
const MAX_ROWS = 50

/** A day alone counts from seven in the morning in Bangkok, where it begins by universal time: within it, and before every later day. */
const timeOf = ({ date }: PointHistoryRow) => Date.parse(date ?? '')

/** Whether nothing has happened since, by the balance of now: for a day, since what came and what went may be the same. */
export function isNothingNew(seen: SeenPoints, balance: number | undefined, now = Date.now()): boolean {
  const age = now - seen.readAt
  return balance !== undefined && seen.balance === balance && age >= 0 && age < DAY_MS
}

/** When the points of a row came or went: what has expired is a row of the day on which it was received. */
export function dateOfPoints(row: PointHistoryRow): string | undefined {
  const validity = validityOfPoints(row)
  return row.status === 'expired' && validity.kind === 'date' ? validity.date : row.date
}

/** What is stored of a points history that is on screen; `isComplete`: the server has no further rows. */
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
 * What this phone has not seen, newest first: rows that are new, and rows that have expired or were canceled since. None without a
 * date or points, none that may have stood on a further page, no new row older than 90 days before `now`, none that was canceled
 * before it was seen, and none that this phone did itself.
 */
export function pointsNews(
  rows: readonly PointHistoryRow[],
  seen: SeenPoints,
  own: readonly OwnPoints[],
  now: ServerTime,
): PointHistoryRow[] {
  const before = new Map(Object.entries(seen.statuses))
  const ownRows = rowsOf(own, rows, before)
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

/** The row of each own change, since answers need not name one: that with its points, nearest in time, and rather one that was not seen. */
function rowsOf(
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
