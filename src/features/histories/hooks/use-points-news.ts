import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '@/api/api'
import { hasNextPage } from '@/api/list-paging'
import { NEWEST_POINTS, placed, pointRowId } from '@/api/point-rows'
import { pointsNews, seenPoints } from '@/domain/points-news'
import { serverNow } from '@/lib/server-clock'
import { knownPoints, savePointsSeen } from '@/session/points-seen'
import { useMemberKey } from '@/session/use-member-key'
import { readStored } from '@/storage/storage'
import type { PointFacts } from '../point-facts'

/** A row of points with its id. */
export type NewsRow = PointFacts & { id: string }

// Home is left and returned to many times in a visit, for which one request is enough.
const newsApi = api.enhanceEndpoints({ endpoints: { listPointHistory: { keepUnusedDataFor: 15 * 60 } } })

const NONE: readonly NewsRow[] = []

const withId = (row: PointFacts): NewsRow => ({ ...row, id: pointRowId(row) })

/**
 * What has happened to the points that this phone has neither seen nor done, newest first, from the first page of their history; it
 * stays news until it is dismissed, or seen in the history. A history that cannot be read is none.
 */
export function usePointsNews(): { news: readonly NewsRow[]; dismiss: () => void } {
  const memberKey = useMemberKey()
  const { currentData, fulfilledTimeStamp: readAt = 0 } = newsApi.useListPointHistoryQuery(NEWEST_POINTS, {
    skip: memberKey === undefined,
  })
  const stored = useSyncExternalStore(knownPoints.subscribe, knownPoints.read)
  const known = stored?.memberKey === memberKey ? stored : undefined
  const page = useMemo(() => {
    if (!currentData) return undefined
    const rows = placed(currentData.payload).map(withId)
    const isComplete = !hasNextPage([currentData], NEWEST_POINTS.Filters.Limit, pointRowId)
    return { rows, seen: seenPoints(rows, isComplete, readAt), now: serverNow() }
  }, [currentData, readAt])
  const news = useMemo(() => {
    // What was seen since the page was read, in the history or in another tab, is no news.
    if (!page || !known?.seen || page.seen.readAt <= known.seen.readAt) return NONE
    return pointsNews(page.rows, known.seen, known.own, page.now)
  }, [page, known])
  const isUntold = news.length > 0
  useEffect(() => {
    if (memberKey !== undefined && page && !isUntold) savePointsSeen(memberKey, page.seen)
  }, [memberKey, page, isUntold])
  const dismiss = () => {
    if (memberKey !== undefined && page) savePointsSeen(memberKey, page.seen)
  }
  // What a code gives is told by home itself, which notes it then.
  const isCollecting = readStored('qrCode') !== undefined || readStored('redemptions') !== undefined
  return { news: isCollecting ? NONE : news, dismiss }
}
