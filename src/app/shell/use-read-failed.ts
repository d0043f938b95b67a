import { useCallback, useState } from 'react'
import { api } from '@/api/api'
import { subscriptionCount } from '@/api/subscription-count'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { restChanged } from '@/store/service.slice'
import type { AppStore } from '@/store/store'

/** What has failed alone is read again by itself every so often, at another moment on each phone. */
const AGAIN_MS = 60_000

/** Reads again what has failed on screen for its host's sake; where there is nothing, there is nothing to tell either. */
export function useReadFailed(): () => void {
  const store = useAppStore()
  return useCallback(() => readFailed(store), [store])
}

/** The same every minute or two, while no rest of the API does so: a part that was refused fills in the end. */
export function useFailedAgain(): void {
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const [intervalMs] = useState(() => AGAIN_MS * (1 + Math.random()))
  useWhileVisible(useReadFailed(), isResting ? undefined : intervalMs)
}

function readFailed(store: AppStore): void {
  const { dispatch } = store
  const countOf = subscriptionCount(dispatch)
  const failed = api.util.selectInvalidatedBy(store.getState(), ['Failed'])
  // Invalidated, what nothing on screen shows would be gone: the balance and the code of the last visit. It is read when it is shown.
  const shown = failed.filter(({ queryCacheKey }) => countOf(queryCacheKey) > 0)
  for (const { endpointName, originalArgs } of shown)
    dispatch(api.util.prefetch(endpointName as never, originalArgs as never, { force: true }))
  if (dispatch(api.util.getRunningQueriesThunk()).length === 0) dispatch(restChanged(undefined))
}
