import { useCallback } from 'react'
import { api } from '@/api/api'
import { useAppDispatch } from '@/store/hooks'

/** Aborts the running queries; each component that waited for one then offers to try again. Mutations always run to their end. */
export function useAbortReads(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    for (const read of dispatch(api.util.getRunningQueriesThunk())) read.abort()
  }, [dispatch])
}
