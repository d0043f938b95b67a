import { useEffect } from 'react'
import { api } from '@/api/api'
import { useAppDispatch } from '@/store/hooks'

/** Late parts of the new page have joined the reads that they share with the old one by then. */
const PATIENCE = 1000

/** Gives up the reads that only the page just left was waiting for; what changes something always runs to its end. */
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
    }, PATIENCE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page is what it runs for
  }, [dispatch, pageKey])
}
