import { useLayoutEffect } from 'react'
import { api } from '@/api/api'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'

/** By then the new page's lazy components have subscribed to the queries that they share with the old page. */
const ABORT_DELAY_MS = 1000

/**
 * Aborts the queries that only the page just left was waiting for: RTK Query does so a minute later, when they have ended. Mutations
 * always run to their end, and so does a query that no component has subscribed to: what awaits it (the look for a lost redemption,
 * say) goes on from page to page.
 */
export function useAbortUnwatchedReads(pageKey: string): void {
  const dispatch = useAppDispatch()
  // A layout effect, because the page just left ends its subscriptions in an effect's cleanup, which comes after.
  useLayoutEffect(() => {
    const countOf = subscriptionCount(dispatch)
    const isWatched = ({ queryCacheKey }: { queryCacheKey: string }) => countOf(queryCacheKey) > 0
    const ofPageLeft = dispatch(api.util.getRunningQueriesThunk()).filter(isWatched)
    // Aborting what has been answered meanwhile does nothing.
    const timer = setTimeout(() => {
      for (const read of ofPageLeft) if (!isWatched(read)) read.abort()
    }, ABORT_DELAY_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of page is what triggers the effect
  }, [dispatch, pageKey])
}

function subscriptionCount(dispatch: AppDispatch): (queryCacheKey: string) => number {
  // RTK Query has no public count: the subscriptions in its state follow half a second late. Its middleware answers this action,
  // which its type does not say; the test fails where it no longer does.
  const { getSubscriptionCount } = dispatch(
    api.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { getSubscriptionCount: (queryCacheKey: string) => number }
  return getSubscriptionCount
}
