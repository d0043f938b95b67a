import { baseApi } from '@/api/base-api'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './store'

interface Store {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>
  getState: () => RootState
}

/**
 * Sends again what was sent before a moment (ms) and still has no answer: a read that hangs would keep whatever was made stale from
 * being read anew.
 */
export function abortHungReads({ dispatch, getState }: Store, before: number): void {
  const { queries } = getState().api
  for (const read of dispatch(baseApi.util.getRunningQueriesThunk())) {
    const sentAt = queries[read.queryCacheKey]?.startedTimeStamp ?? Date.now()
    // At a moment to come: the clock was set back since.
    if (sentAt >= before && sentAt <= Date.now()) continue
    read.abort()
    void read.then(() => read.refetch())
  }
}
