import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { api } from '@/api/api'
import type { EndlessRequest } from '@/api/endless'
import { hasNextPage } from '@/api/list-paging'
import { placed, pointRowId } from '@/api/point-rows'
import { pointsNews, seenPoints } from '@/domain/points-news'
import { serverNow } from '@/lib/server-clock'
import { knownPoints, savePointsSeen } from '@/session/points-seen'
import { useMemberKey } from '@/session/use-member-key'
import type { PointFacts } from '../point-facts'

/** A row of points with its id. */
export type NewsRow = PointFacts & { id: string }

const NEWEST: EndlessRequest = { Filters: [], Ordering: [{ Field: 'date', Direction: 'desc' }], Limit: 50 }
const FIRST_PAGE = { Filters: { ...NEWEST, Page: 1 } }

// Home is left and returned to many times in a visit, for which one request is enough.
const newsApi = api.enhanceEndpoints({ endpoints: { listPointHistory: { keepUnusedDataFor: 15 * 60 } } })

const withId = (row: PointFacts): NewsRow => ({ ...row, id: pointRowId(row) })

/**
 * What has happened to the points that this phone has neither seen nor done, newest first, from the first page of their history; it
 * stays news until it is dismissed, or seen in the history. A history that cannot be read is none.
 */
export function usePointsNews(): { news: NewsRow[]; dismiss: () => void } {
  const memberKey = useMemberKey()
  const { currentData } = newsApi.useListPointHistoryQuery(FIRST_PAGE, { skip: memberKey === undefined })
  const stored = useSyncExternalStore(knownPoints.subscribe, knownPoints.read)
  const known = stored?.memberKey === memberKey ? stored : undefined
  const page = useMemo(() => {
    if (!currentData) return undefined
    const rows = placed(currentData.payload).map(withId)
    const isComplete = !hasNextPage([currentData], NEWEST.Limit, pointRowId)
    return { rows, seen: seenPoints(rows, isComplete), readAt: serverNow() }
  }, [currentData])
  const news = useMemo(
    () => (page && known?.seen ? pointsNews(page.rows, known.seen, known.own, page.readAt) : []),
    [page, known],
  )
  // A page that tells nothing new may be older than what was seen meanwhile, in the history or in another tab.
  const isNew = page?.rows.some(({ id, status = '' }) => known?.seen?.statuses[id] !== status) ?? false
  const isFirst = page !== undefined && known?.seen === undefined
  const isDone = isFirst || (isNew && news.length === 0)
  const save = () => {
    if (memberKey !== undefined && page) savePointsSeen(memberKey, page.seen)
  }
  const saveDone = useEffectEvent(save)
  useEffect(() => {
    if (isDone) saveDone()
  }, [isDone])
  return { news, dismiss: save }
}
