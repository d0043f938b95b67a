import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from './base-api'
import { subscriptionCount } from './subscription-count'

interface State {
  api: ReturnType<typeof baseApi.reducer>
}
interface Store {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
  getState: () => State
}

/**
 * Sends again what was sent before a moment (ms, this phone's clock) and still has no answer: a read that hangs would keep whatever
 * was made stale from being read anew. Takes the app's store (spec 7, no timeout by default).
 */
export function abortHungReads({ dispatch, getState }: Store, before: number): void {
  const { queries } = getState().api
  const countOf = subscriptionCount(dispatch)
  for (const read of dispatch(baseApi.util.getRunningQueriesThunk())) {
    const sentAt = queries[read.queryCacheKey]?.startedTimeStamp ?? Date.now()
    // At a moment to come: the clock was set back since.
    if (sentAt >= before && sentAt <= Date.now()) continue
    read.abort()
    // A read that only the one who sent it waits for is theirs to send again.
    if (countOf(read.queryCacheKey) > 0) void read.then(() => read.refetch())
  }
}
