import { useMemo, useState } from 'react'
import { endlessApi } from '@/api/endless'
import { lastMonth } from '@/domain/points-months'
import { useIsMounted } from '@/lib/use-is-mounted'
import { useAppDispatch } from '@/store/hooks'
import { wholePoints } from '../history-filter'
import { knownPoints, type KnownPoints } from '../known-points'
import { monthOf } from '../point-facts'

const endpoint = endlessApi.endpoints.endlessPointHistory
const readNext = () => endpoint.initiate(wholePoints, { direction: 'forward', subscribe: false })
/** The later pages too, which nothing else reads anew. */
const readAllAnew = () =>
  endpoint.initiate(wholePoints, { forceRefetch: true, refetchCachedPages: true, subscribe: false })
/** One tap reads no more: a month may have thousands of rows. */
const MOST_PAGES = 20

export interface WholeHistory extends KnownPoints {
  /** The month of the oldest row (`yyyy-MM`), which may be known in part. */
  oldest: string | undefined
  isLoading: boolean
  hasFailed: boolean
  /**
   * Reads page after page until a month (`yyyy-MM`) is wholly known, or as far as one tap goes where it is empty; where none is
   * missing, all of them anew.
   */
  loadMonth: (month: string) => void
}

/** The points history without its filter, as far as it has been read. By itself it reads nothing. */
export function useWholeHistory(): WholeHistory {
  const dispatch = useAppDispatch()
  const { currentData, hasNextPage, isError } = endpoint.useInfiniteQueryState(wholePoints)
  const [reading, setReading] = useState<'loading' | 'failed'>()
  // What is on screen is read anew with all else that is; what is not there waits for a tap.
  endpoint.useInfiniteQuerySubscription(wholePoints, { skip: !currentData && !reading })
  const isMounted = useIsMounted()
  const pages = currentData?.pages
  const known = useMemo(() => knownPoints(pages, hasNextPage), [pages, hasNextPage])

  async function loadMonth(month: string): Promise<void> {
    setReading('loading')
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const read = known.isComplete && count === 0 ? readAllAnew() : readNext()
      const { data, isError: hasFailed, hasNextPage: isMore } = await dispatch(read)
      if (!isMounted()) return
      if (hasFailed) return setReading('failed')
      const last = lastMonth(data?.pages.at(-1)?.payload ?? [], monthOf)
      if (!isMore || (last !== undefined && last < month)) break
    }
    setReading(undefined)
  }

  return {
    ...known,
    oldest: lastMonth(known.rows, monthOf),
    isLoading: reading === 'loading',
    // The list may have read since what a tap could not.
    hasFailed: reading === 'failed' && isError,
    loadMonth: (month) => void loadMonth(month),
  }
}
