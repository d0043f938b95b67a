import { useEffect } from 'react'
import { api } from '@/api/api'
import { useAppDispatch } from '@/store/hooks'

/** By then the new page's lazy components have subscribed to the queries that they share with the old page. */
const ABORT_DELAY_MS = 1000

/** Aborts the queries that only the page just left was waiting for; mutations always run to their end. */
export function useAbortUnwatchedReads(pageKey: string): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const timer = setTimeout(() => {
      // RTK Query's middleware answers this action, which its type does not say.
      const { getSubscriptionCount } = dispatch(
        api.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as { getSubscriptionCount: (queryCacheKey: string) => number }
      for (const read of dispatch(api.util.getRunningQueriesThunk())) {
        if (getSubscriptionCount(read.queryCacheKey) === 0) read.abort()
      }
    }, ABORT_DELAY_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of page is what triggers the effect
  }, [dispatch, pageKey])
}
