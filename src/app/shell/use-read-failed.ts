import { useCallback, useState } from 'react'
import { api } from '@/api/api'
import { isHostError, toAppError, type AppError } from '@/api/app-error'
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
  for (const query of Object.values(store.getState().api.queries)) {
    if (query?.status !== 'rejected' || !isOfHost(toAppError(query.error))) continue
    dispatch(api.util.prefetch(query.endpointName as never, query.originalArgs, { force: true }))
  }
  if (dispatch(api.util.getRunningQueriesThunk()).length === 0) dispatch(restChanged(undefined))
}

/** The wait that a 429 asks for is that call's. */
const isOfHost = (error: AppError) => isHostError(error) && (error.isResting || error.kind !== 'rateLimited')
