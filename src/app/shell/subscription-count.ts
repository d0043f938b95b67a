import { api } from '@/api/api'
import type { AppStore } from '@/store/store'

/** How many components and requests are subscribed to a query now, by the query's cache key. */
export function subscriptionCount(dispatch: AppStore['dispatch']): (queryCacheKey: string) => number {
  // RTK Query has no public count: the subscriptions in its state follow half a second late. Its middleware answers this action,
  // which its type does not say; use-abort-unwatched-reads.test.tsx fails where it no longer does.
  const { getSubscriptionCount } = dispatch(
    api.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { getSubscriptionCount: (queryCacheKey: string) => number }
  return getSubscriptionCount
}
