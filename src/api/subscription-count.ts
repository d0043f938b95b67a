import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from './base-api'

/**
 * How many components and requests are subscribed to a query now, by the query's cache key. Takes the dispatch of the app's store
 * (spec 7).
 */
export function subscriptionCount<State>(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
): (queryCacheKey: string) => number {
  // RTK Query has no public count: the subscriptions in its state follow half a second late. Its middleware answers this action,
  // which its type does not say; use-abort-unwatched-reads.test.tsx fails where it no longer does.
  const { getSubscriptionCount } = dispatch(
    baseApi.internalActions.internal_getRTKQSubscriptions(),
  ) as unknown as { getSubscriptionCount: (queryCacheKey: string) => number }
  return getSubscriptionCount
}
