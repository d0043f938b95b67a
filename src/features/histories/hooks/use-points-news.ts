import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '@/api/api'
import { hasNextPage } from '@/api/list-paging'
import { NEWEST_POINTS, pointRowId } from '@/api/point-rows'
import { isNothingNew, pointsNews, seenPoints, type SeenPoints } from '@/domain/points-news'
import { serverNow } from '@/lib/server-clock'
import { isAfterSeen, knownPoints, savePointsSeen } from '@/session/points-seen'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { readStored } from '@/storage/storage'
import type { PointFacts } from '../point-facts'

/** A row of points with its id. */
export type NewsRow = PointFacts & { id: string }

const NONE: readonly NewsRow[] = []

const withId = (row: PointFacts): NewsRow => ({ ...row, id: pointRowId(row) })

const isNothingNewNow = (seen: SeenPoints, balance: number | undefined) =>
  isNothingNew(seen, balance, Date.now())

/**
 * What has happened to the points that this phone has neither seen nor done, newest first, from the first page of their history; it
 * stays news until it is seen in the history. A history that cannot be read is none. It is not read where the balance
 * says that nothing has happened, unless it is always to be, nor before this visit has read the balance. Undefined until that is known.
 */
export function usePointsNews(isAlwaysRead: boolean): readonly NewsRow[] | undefined {
  const memberKey = useMemberKey()
  const stored = useSyncExternalStore(knownPoints.subscribe, knownPoints.read)
  const known = stored?.memberKey === memberKey ? stored : undefined
  const profile = useProfile()
  // Where the balance cannot be read, it is nothing to go by.
  const isBalanceDue = !profile.isError && profile.whole === undefined
  const points = profile.isError ? undefined : profile.whole?.point
  const isQuiet = useMemo(
    () => !isAlwaysRead && known?.seen !== undefined && isNothingNewNow(known.seen, points),
    [isAlwaysRead, known, points],
  )
  const query = api.useListPointHistoryQuery(NEWEST_POINTS, {
    skip: memberKey === undefined || isBalanceDue || isQuiet,
  })
  const { currentData, startedTimeStamp = 0, fulfilledTimeStamp: readAt = 0, isFetching } = query
  const isBalanceOlder = !isFetching && (profile.fulfilledTimeStamp ?? Infinity) <= startedTimeStamp
  const balance = isBalanceOlder ? points : undefined
  const page = useMemo(() => {
    if (!currentData) return undefined
    const rows = currentData.payload.map(withId)
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
